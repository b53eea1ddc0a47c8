// Says who made the site, for people who look.
import type { APIRoute } from 'astro';
import { humansText } from '../core/text-files.ts';
import { translation } from '../corpus/queries/page-context.ts';
import { languages } from '../languages/list.ts';

export const GET: APIRoute = () => {
  const { t, company } = translation('en');
  const humans = {
    name: company('legal-name'),
    about: t('common:footer.tagline'),
    address: company('registered-address'),
    email: company('email'),
  };
  return new Response(humansText(humans, languages), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
};
