// The pages that search engines should list, without those of the status log. An edition of a document is among them once its
// whole text is translated.
import { getCollection } from 'astro:content';
import { pages } from '../../core/pages.ts';
import type { SitemapPage } from '../../core/sitemap.ts';
import { defaultLanguage, languages } from '../../languages/list.ts';
import { versionsPath } from '../record/record.ts';
import { languagesOf } from './translations.ts';
import { publishedVersions } from './versions.ts';

/** The composed pages, the documents and their timelines. */
export async function listedPages(): Promise<SitemapPage[]> {
  const composed = pages
    .filter(({ indexed }) => indexed)
    .map(async ({ path, text }) => ({
      path,
      translations: text ? await languagesOf(path.slice(1)) : languages.map(({ code }) => code),
    }));
  const entries = (await getCollection('documents')).sort((a, b) => a.id.localeCompare(b.id));
  const documents = entries.map(async ({ id, data }) => ({
    path: `/${id}`,
    translations: await languagesOf(id),
    updated: data.updated,
  }));
  const timelines = entries.map(async (entry) => {
    const newest = (await publishedVersions(entry)).at(-1);
    const path = versionsPath(entry.id);
    const updated = new Date(newest?.head.announced ?? '');
    return newest ? [{ path, translations: [defaultLanguage], updated }] : [];
  });
  return [
    ...(await Promise.all([...composed, ...documents])),
    ...(await Promise.all(timelines)).flat(),
  ];
}
