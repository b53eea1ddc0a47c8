// Purpose: how much of the editions of a built site is still English, page by page, and what is set otherwise than the
// language wants; pure.
import { defaultLanguage, type LanguageCode, languages } from '../core/languages.ts';
import { measureOf, type Staying } from './english-left.ts';
import { typographyFaults } from './typography.ts';
import { visibleTexts } from './visible-texts.ts';

export type EditionWords = {
  readonly language: LanguageCode;
  readonly pages: number;
  /** All words; those in what is marked as English; those that are English and say so nowhere. */
  readonly words: number;
  readonly marked: number;
  readonly english: number;
  /** A line for each page that is no document and marks words as English: a record that nobody has translated yet. */
  readonly records: readonly string[];
  /** Each page with English words that say so nowhere, and these words. */
  readonly left: readonly string[];
  /** Faults of typography, each with a page that has it: one of a component stands on every page. */
  readonly faults: readonly string[];
};

const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 });

type Pages = ReadonlyMap<string, string>;

/** The pages of an edition: paths such as `ar.html` and `ar/about.html`, with their HTML. */
const editionsIn = (pages: Pages, code: string) =>
  [...pages].filter(([file]) => file === `${code}.html` || file.startsWith(`${code}/`));

function measure(
  language: LanguageCode,
  pages: Pages,
  stays: readonly Staying[],
  documents: ReadonlySet<string>,
): EditionWords {
  const measureOne = measureOf(language, stays);
  const editions = editionsIn(pages, language);
  const sum = { words: 0, marked: 0, english: 0 };
  const records: string[] = [];
  const left: string[] = [];
  const faults = new Map<string, string>();
  for (const [file, html] of editions) {
    const original = file === `${language}.html` ? 'index.html' : file.slice(language.length + 1);
    // A document beside its English stands on a page that only the edition has.
    const page = original.replace(/\/bilingual\.html$/, '.html');
    const kind = documents.has(page.replace(/\.html$/, '')) ? 'document' : undefined;
    const found = measureOne(html, pages.get(page) ?? '', kind);
    sum.words += found.words;
    sum.marked += found.marked;
    sum.english += found.english;
    // Bodies of documents are written in English, and the picker names the language with one word.
    if (found.marked > 1 && !kind) {
      records.push(`${file}: ${found.marked} words in what is marked as English`);
    }
    if (found.left.length > 0) {
      const part = share.format(found.english / found.words);
      left.push(
        `${file}: ${found.english} words, ${part}`,
        ...found.left.map((text) => `  ${text}`),
      );
    }
    for (const { text, where, marked } of visibleTexts(html)) {
      if (marked !== undefined) continue;
      for (const fault of typographyFaults(text, language)) faults.set(`${where} ${fault}`, file);
    }
  }
  return {
    ...{ language, pages: editions.length, ...sum, records, left },
    faults: [...faults].map(([fault, file]) => `${file}: ${fault}`),
  };
}

/**
 * The words of every edition, in the order of the languages.
 * @param pages HTML by path in the folder of what was built
 * @param stays words that may stay as they are
 * @param documents ids of the documents, such as `legal/privacy-policy`
 */
export function wordsOfEditions(
  pages: Pages,
  stays: readonly Staying[],
  documents: ReadonlySet<string>,
): EditionWords[] {
  return languages
    .filter(({ code }) => code !== defaultLanguage)
    .map(({ code }) => measure(code, pages, stays, documents));
}

/** The words of a list that no edition shows. */
export function idleWords(pages: Pages, words: readonly string[]): string[] {
  const shown = languages
    .flatMap(({ code }) => editionsIn(pages, code))
    .flatMap(([, html]) => visibleTexts(html).map(({ text }) => text.replace(/\s/g, ' ')))
    .join('\n');
  return words.filter((word) => !shown.includes(word));
}
