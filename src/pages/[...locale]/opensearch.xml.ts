// Lets browsers search the site in a language from their own field (OpenSearch 1.1).
import type { APIRoute } from 'astro';
import { absoluteUrl, editionPath, editionPaths } from '../../core/addresses.ts';
import { element, xml } from '../../core/xml.ts';
import { pageContext } from '../../corpus/queries/page-context.ts';

export const getStaticPaths = editionPaths;

export const GET: APIRoute = ({ site, url }) => {
  const { t, company, language } = pageContext(url);
  const description = element(
    'OpenSearchDescription',
    { xmlns: 'http://a9.com/-/spec/opensearch/1.1/' },
    // At most 16 letters, by the format. Browsers tell two searches apart by it.
    element('ShortName', {}, `${company('brand').slice(0, 13)} ${language.toUpperCase()}`),
    element('Description', {}, t('search:meta.description')),
    element('Language', {}, language),
    element('InputEncoding', {}, 'UTF-8'),
    element('Url', {
      type: 'text/html',
      template: `${absoluteUrl(site, editionPath('/search', language))}?q={searchTerms}`,
    }),
  );
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml(description)}\n`, {
    headers: { 'Content-Type': 'application/opensearchdescription+xml' },
  });
};
