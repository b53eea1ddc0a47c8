// Every page that search engines should list. An edition of a document stands in it once all of it is translated.
import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { statusReport } from '../components/status/report.ts';
import { absoluteUrl } from '../core/absolute-url.ts';
import { defaultLanguage, languages } from '../core/languages.ts';
import { pages } from '../core/pages.ts';
import { type SitemapPage, sitemap } from '../core/sitemap.ts';
import { versionsPath } from '../corpus/record/record.ts';
import { languagesOfPage } from '../queries/page-text.ts';
import { languagesOf } from '../queries/translations.ts';
import { publishedVersions } from '../queries/versions.ts';

const every = languages.map(({ code }) => code);

export const GET: APIRoute = async ({ site }) => {
  const indexed = pages.filter((page) => page.indexed);
  const composed = await Promise.all(
    indexed.map(async (page) => ({ path: page.path, translations: await languagesOfPage(page) })),
  );
  const months = (await statusReport()).months.map(({ path }) => ({ path, translations: every }));
  const entries = (await getCollection('documents')).sort((a, b) => a.id.localeCompare(b.id));
  const documents = await Promise.all(
    entries.map(async ({ id, data }) => ({
      path: `/${id}`,
      translations: await languagesOf(id),
      updated: data.updated,
    })),
  );
  const timelines: SitemapPage[] = [];
  for (const entry of entries) {
    const newest = (await publishedVersions(entry)).at(-1);
    if (!newest) continue;
    const updated = new Date(newest.head.announced);
    timelines.push({ path: versionsPath(entry.id), translations: [defaultLanguage], updated });
  }
  const listed = [...composed, ...months, ...documents, ...timelines];
  return new Response(sitemap(absoluteUrl(site, '/'), listed), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  });
};
