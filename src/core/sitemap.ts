import { defaultLanguage, type LanguageCode } from '../languages/list.ts';
import { absoluteUrl, editionPath } from './addresses.ts';
import { isoDate } from './iso-date.ts';

/**
 * A page of the sitemap, and the languages in which the whole of it can be read, English among them: their editions stand in
 * the sitemap too.
 */
export type SitemapPage = {
  readonly path: string;
  readonly translations: readonly LanguageCode[];
  /** The day of the text in each language of which one is known. */
  readonly updated?: ReadonlyMap<LanguageCode, Date>;
};

function entry(site: string, code: LanguageCode, page: SitemapPage): string {
  const updated = page.updated?.get(code);
  const alternates =
    page.translations.length > 1
      ? [
          ...page.translations.map((code) => [code, editionPath(page.path, code)] as const),
          ['x-default', editionPath(page.path, defaultLanguage)] as const,
        ]
      : [];
  return [
    '<url>',
    `<loc>${absoluteUrl(site, editionPath(page.path, code))}</loc>`,
    ...(updated ? [`<lastmod>${isoDate(updated)}</lastmod>`] : []),
    ...alternates.map(
      ([code, address]) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${absoluteUrl(site, address)}"/>`,
    ),
    '</url>',
  ].join('');
}

/**
 * The sitemap (sitemaps.org, with `hreflang` alternates): every page that search engines should list, and the editions that
 * hold a translation, each with all its alternates.
 * @param site origin of the public site, such as `https://www.example.org`
 */
export function sitemap(site: string, pages: readonly SitemapPage[]): string {
  const entries = pages.flatMap((page) => page.translations.map((code) => entry(site, code, page)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}
