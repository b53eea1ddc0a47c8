// Purpose: counts how much of each edition of a built site is still English, page by page, and lists what breaks the
// typography of the language. Pure.
import { typographyFaults } from '../check/typography-rules.ts';
import { defaultLanguage, type LanguageCode, languages } from '../languages/list.ts';
import { measureOf, type Staying } from './english-left.ts';
import type { VisibleText } from './visible-texts.ts';

export type EditionWords = {
  readonly language: LanguageCode;
  readonly pages: number;
  /** Numbers of words: all; those marked as English; those that are English without being marked. */
  readonly words: number;
  readonly marked: number;
  readonly english: number;
  /**
   * A line for each page that is no document and has words marked as English: they come from a record that nobody has
   * translated yet.
   */
  readonly records: readonly string[];
  /** A line for each page with English words that are not marked, with these words. */
  readonly left: readonly string[];
  /** Faults of typography, each with one page that has it: a fault in a component stands on every page. */
  readonly faults: readonly string[];
};

const share = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 2 });

/** The texts of pages by path in the folder of what was built. */
type Pages = ReadonlyMap<string, readonly VisibleText[]>;

/** The pages of an edition: paths such as `ar.html` and `ar/about.html`, with their texts. */
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
  for (const [file, texts] of editions) {
    const original = file === `${language}.html` ? 'index.html' : file.slice(language.length + 1);
    // A document beside its English stands on a page that only the edition has.
    const page = original.replace(/\/bilingual\.html$/, '.html');
    const kind = documents.has(page.replace(/\.html$/, '')) ? 'document' : undefined;
    const found = measureOne(texts, pages.get(page) ?? [], kind);
    sum.words += found.words;
    sum.marked += found.marked;
    sum.english += found.english;
    // One marked word is the picker, which names English in English. Bodies of documents may be in English.
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
    for (const { text, where, marked } of texts) {
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
 * What `EditionWords` says of every edition, in the order of the languages.
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
    .flatMap(([, texts]) => texts.map(({ text }) => text.replace(/\s/g, ' ')))
    .join('\n');
  return words.filter((word) => !shown.includes(word));
}
