// Lets browsers search the site from their own field (OpenSearch 1.1).
import type { APIRoute } from 'astro';
import { absoluteUrl } from '../core/addresses.ts';
import { element, xml } from '../core/xml.ts';
import { translation } from '../corpus/queries/page-context.ts';
import { defaultLanguage } from '../languages/list.ts';

export const GET: APIRoute = ({ site }) => {
  const { t, company } = translation(defaultLanguage);
  const description = element(
    'OpenSearchDescription',
    { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    // At most 16 letters, by the format.
    element('ShortName', {}, company('brand').slice(0, 16)),
    element('Description', {}, t('search:meta.description')),
    element('InputEncoding', {}, 'UTF-8'),
    element('Url', {
      type: 'text/html',
      template: `${absoluteUrl(site, '/search')}?q={searchTerms}`,
    }),
  );
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml(description)}\n`, {
    headers: { 'Content-Type': 'application/opensearchdescription+xml' },
  });
};
