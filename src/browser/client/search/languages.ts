// What each language brings to a search: the stems of its words, and the words that say nothing about what is looked for.
import type { LanguageCode } from '../../../languages/list.ts';

export type Tools = {
  readonly stem: (word: string) => string;
  readonly small: readonly string[];
};

const tools: Readonly<Record<LanguageCode, () => Promise<Tools>>> = {
  ar: async () => {
    const { stem, small } = await both(
      import('@orama/stemmers/arabic'),
      import('@orama/stopwords/arabic'),
    );
    // It takes away the article or an ending, and not both: الدفعة would not be دفعة.
    return { stem: (word) => stem(stem(word)), small };
  },
  de: () => both(import('@orama/stemmers/german'), import('@orama/stopwords/german')),
  en: () => both(import('@orama/stemmers/english'), import('@orama/stopwords/english')),
  es: () => both(import('@orama/stemmers/spanish'), import('@orama/stopwords/spanish')),
  fr: () => both(import('@orama/stemmers/french'), import('@orama/stopwords/french')),
  hi: async () => {
    const { stem, small } = await both(
      import('@orama/stemmers/indian'),
      import('@orama/stopwords/indian'),
    );
    return { stem: (word) => longEnough(stem(word)) ?? word.replace(vowels, ''), small };
  },
  // Words of Chinese have no forms.
  zh: async () => {
    const { stopwords } = await import('@orama/stopwords/mandarin');
    return { stem: (word) => word, small: stopwords };
  },
};

/** Signs of vowels at the end of a word in Devanagari, and what makes them nasal. */
const vowels = /[\u0900-\u0902\u093e-\u094c]+$/;
/** A stem, unless nothing but a letter is left: that of खाता (account) would be that of many other words. */
const longEnough = (stem: string) => (Array.from(stem).length > 1 ? stem : undefined);

async function both(
  stemmers: Promise<{ readonly stemmer: (word: string) => string }>,
  lists: Promise<{ readonly stopwords: readonly string[] }>,
): Promise<Tools> {
  return { stem: (await stemmers).stemmer, small: (await lists).stopwords };
}

/** Loads what a language brings. Rejects where its files cannot be loaded. */
export function loadTools(language: LanguageCode): Promise<Tools> {
  return tools[language]();
}
