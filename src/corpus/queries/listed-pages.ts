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
 * @param updated The day of the English. The text of a page has none: the translations were made from the text that it has, so
 * that it is no younger than the oldest of them.
 */
function textOf(id: string, updated?: Date): Pick<SitemapPage, 'translations' | 'updated'> {
  const translations = languagesOf(id);
  const revised = new Map(
    translations.flatMap((code) => {
      const day = shownTranslation(id, code)?.revised;
      return day ? [[code, new Date(day)] as const] : [];
    }),
  );
  const [oldest] = [...revised.values()].sort(byDay);
  const english = updated ?? oldest;
  const days = translations.flatMap((code) => {
    const [day] = [english, revised.get(code)]
      .filter((each) => each instanceof Date)
      .sort((a, b) => byDay(b, a));
    return day ? [[code, day] as const] : [];
  });
  return { translations, updated: new Map(days) };
}

const byDay = (a: Date, b: Date) => a.valueOf() - b.valueOf();
