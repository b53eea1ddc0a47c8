// Says who made the site, for people who look.
import type { APIRoute } from 'astro';
import { humansText } from '../core/text-files.ts';
import { translation } from '../corpus/queries/page-context.ts';
import { languages } from '../languages/list.ts';

export const GET: APIRoute = () => {
  const { t, fill } = translation('en');
  const company = {
    name: fill('{{company.legal-name}}'),
    about: t('common:footer.tagline'),
    address: fill('{{company.registered-address}}'),
    email: fill('{{company.email}}'),
  };
  return new Response(humansText(company, languages), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
