// The pages that search engines should list, without those of the status log. An edition of a document is among them once its
// whole text is translated.
import { pages } from '../../core/pages.ts';
import type { SitemapPage } from '../../core/sitemap.ts';
import { languages } from '../../languages/list.ts';
import { openCorpus } from '../open-corpus.ts';
import { versionsPath } from '../record/record.ts';
import { recordedOn } from '../record/version.ts';
import { languagesOf, shownTranslation } from './translations.ts';
import { publishedVersions } from './versions.ts';

/** The composed pages, the documents and their timelines. */
export function listedPages(): SitemapPage[] {
  const all = languages.map(({ code }) => code);
  const composed = pages
    .filter(({ indexed }) => indexed)
    .map(({ path, text }) => ({
      path,
      ...(text ? textOf(path.slice(1)) : { translations: all }),
    }));
  const entries = openCorpus().documents.toSorted((a, b) => a.id.localeCompare(b.id));
  const documents = entries.map(({ id, front }) => ({
    path: `/${id}`,
    ...textOf(id, front.updated),
  }));
  const timelines = entries.flatMap((entry) => {
    const newest = publishedVersions(entry).at(-1);
    const path = versionsPath(entry.id);
    if (!newest) return [];
    const day = new Date(recordedOn(newest.head));
    return [{ path, translations: all, updated: new Map(all.map((code) => [code, day])) }];
  });
  return [...composed, ...documents, ...timelines];
}

/**
 * The languages in which the whole of a text can be read, and its day in each. A translation shows the numbers and links of its
 * English, so that it is never older.
 * @param updated The day of the English, which the text of a page does not know.
 */
function textOf(id: string, updated?: Date): Pick<SitemapPage, 'translations' | 'updated'> {
  const translations = languagesOf(id);
  const days = translations.flatMap((code) => {
    const revised = shownTranslation(id, code)?.revised;
    const [day] = [updated, revised && new Date(revised)]
      .filter((each) => each instanceof Date)
      .sort((a, b) => b.valueOf() - a.valueOf());
    return day ? [[code, day] as const] : [];
  });
  return { translations, updated: new Map(days) };
}
