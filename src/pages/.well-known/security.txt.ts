// Says how to report a vulnerability (RFC 9116). It expires on the day on which the security statement is due for review.
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../../core/addresses.ts';
import { securityText } from '../../core/text-files.ts';
import { openCorpus } from '../../corpus/open-corpus.ts';
import { translation } from '../../corpus/queries/page-context.ts';

export const GET: APIRoute = ({ site }) => {
  const statement = openCorpus().documentsById.get('security-statement');
  if (!statement) throw new Error('content/documents/security-statement.mdx is missing.');
  const { company } = translation('en');
  return new Response(
    securityText({
      contacts: [`mailto:${company('email-security')}`, absoluteUrl(site, '/contact')],
      expires: statement.front.review,
      policy: absoluteUrl(site, '/trust/bug-bounty'),
      canonical: absoluteUrl(site, '/.well-known/security.txt'),
    }),
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
};
