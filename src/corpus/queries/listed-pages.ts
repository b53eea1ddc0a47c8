// The pages that search engines should list, without those of the status log. An edition of a document is among them once its
// whole text is translated.
import { pages } from '../../core/pages.ts';
import type { SitemapPage } from '../../core/sitemap.ts';
import { defaultLanguage, languages } from '../../languages/list.ts';
import { openCorpus } from '../open-corpus.ts';
import { versionsPath } from '../record/record.ts';
import { recordedOn } from '../record/version.ts';
import { languagesOf } from './translations.ts';
import { publishedVersions } from './versions.ts';

/** The composed pages, the documents and their timelines. */
export function listedPages(): SitemapPage[] {
  const composed = pages
    .filter(({ indexed }) => indexed)
    .map(({ path, text }) => ({
      path,
      translations: text ? languagesOf(path.slice(1)) : languages.map(({ code }) => code),
    }));
  const entries = openCorpus().documents.toSorted((a, b) => a.id.localeCompare(b.id));
  const documents = entries.map(({ id, front }) => ({
    path: `/${id}`,
    translations: languagesOf(id),
    updated: front.updated,
  }));
  const timelines = entries.flatMap((entry) => {
    const newest = publishedVersions(entry).at(-1);
    const path = versionsPath(entry.id);
    if (!newest) return [];
    const updated = new Date(recordedOn(newest.head));
    return [{ path, translations: [defaultLanguage], updated }];
  });
  return [...composed, ...documents, ...timelines];
}
