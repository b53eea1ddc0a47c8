// Finds slips of the pen: words that no dictionary of their language has, and that nobody has put on the list of known words. Where no
// dictionary is kept, it is a word that hardly any text has, and that is a letter away from one that many have.

import { distance } from 'fastest-levenshtein';
import { cacheByObject, cacheByText, memoOf } from '../core/memo.ts';
import { replacePlaceholders } from '../core/placeholders.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { records } from '../corpus/read/data.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { defaultLanguage, type LanguageCode, languageOf, languages } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { hasWord, nearestWords } from './dictionary.ts';
import { isOfStatus, lineWithin, type ShownText, shownTexts } from './texts.ts';

/** What stands between two spaces and is no word: an address, a path, the name of a file. */
const noWord = /^\P{L}*(?:https?:|\/)|@|\p{L}\.\p{L}|[a-z]\/[a-z]/u;
/** Letters, with the places to cut a word and the joiners that nobody sees in it. */
const wordPattern =
  /[\p{L}\p{M}\p{N}_][\p{L}\p{M}\p{N}_\u00ad\u200c\u200d]+(?:['’][\p{L}\p{M}\u00ad]+)*/gu;
const latinPattern = /[a-z][a-z\d_]+/gi;
const unseen = /[\u00ad\u200b-\u200f\u061c\u2066-\u2069]/g;

/** A word and its offset. */
type Place = { readonly word: string; readonly at: number };

/** The words of a text that no dictionary has. */
type Strange = { readonly text: ShownText; readonly words: readonly Place[] };

/** In a file with another mistake, a text with so many strange words is probably in another language. */
const manyWords = 3;

/**
 * The words that no dictionary has and nobody has declared known. What operators write while a service is down must not wait for a
 * word, so records of the status are left out.
 * @param others what other rules have found: a text in which they find a fault may be strange because of it
 */
export function spellingRules(corpus: Corpus, others: readonly Diagnostic[]): Diagnostic[] {
  const isKnown = knownWords(corpus);
  const wrong = Map.groupBy(others, ({ file }) => file);
  const said = new Set<string>();
  const lone = loneWords(corpus).filter(
    ({ text, word }) =>
      !isKnown(word, text.language) && !mayFollow(text, [word], wrong.get(text.file)),
  );
  const strange = shownTexts(corpus)
    .flatMap(strangeTexts)
    .flatMap(({ text, words }) => {
      const { file, language } = text;
      const left = words.filter(
        ({ word }) => !formsOf(word, language).some((form) => isKnown(form, language)),
      );
      const news = left.filter(({ word }) => !said.has(`${file}\n${word}`));
      const [first] = news;
      if (!first || mayFollow(text, left, wrong.get(file))) return [];
      for (const { word } of news) said.add(`${file}\n${word}`);
      return [
        { file, line: lineWithin(text, first.at), message: messageOf(news, language, corpus) },
      ];
    });
  return [
    ...strange,
    ...lone.map(({ text, word, near, at }) => ({
      file: text.file,
      line: lineWithin(text, at),
      message: `“${word}” (perhaps “${near}”): hardly any text has this word, and many have the other. ${mend(text.language)}`,
    })),
  ];
}

const mend = (language: LanguageCode) =>
  `Mend the spelling, or add what is right to ${records.knownWords.path}: under ${language}, or under all if it is the same in every language.`;

/** So few times a word stands in all texts that may be a slip, so many times one that may be meant, and so long both are. */
const [seldom, often, long] = [2, 15, 6];

/** In languages without a dictionary, but with spaces: the rare words that are, within, a letter away from a frequent one. */
const loneWords = cacheByObject((corpus: Corpus) =>
  languages.flatMap(({ code }) => {
    const { dictionary, unspaced } = rulesOf(code);
    if (dictionary || unspaced) return [];
    const found = shownTexts(corpus)
      .flat()
      .filter(({ language, file }) => language === code && !isOfStatus(file))
      .flatMap((text) =>
        [...text.words.matchAll(wordPattern)].map(({ 0: typed, index: at }) => ({
          ...{ text, at },
          word: evenWord(typed),
        })),
      )
      .filter(({ word }) => word.length >= long && !/[a-z\p{N}]/iu.test(word));
    const words = [...Map.groupBy(found, ({ word }) => word)];
    const frequent = words.filter(([, all]) => all.length >= often).map(([word]) => word);
    return words
      .filter(([, all]) => all.length <= seldom)
      .flatMap(([word, all]) => {
        const near = frequent.find((one) => isLetterAway(word, one));
        return near === undefined ? [] : all.map((one) => ({ ...one, near }));
      });
  }),
);

/** A word with single letters where two that are the same are written as one, such as त्त. */
const single = (word: string) => word.replace(/(\p{L})\p{M}\1/gu, '$1');

/**
 * Whether two words differ in one letter that is neither the first nor among the last two, which change with the form of a word, or
 * in a letter that is double.
 */
function isLetterAway(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 2) return false;
  if (distance(word, other) !== 1) return single(word) === single(other);
  const same = [...word].findIndex((letter, place) => letter !== other[place]);
  return same > 0 && same < Math.min(word.length, other.length) - 2;
}

/** Whether the strange words of a text may be strange by what others found in its file. */
function mayFollow(
  text: ShownText,
  words: readonly unknown[],
  found: readonly Diagnostic[] = [],
): boolean {
  const last = lineWithin(text, text.words.length);
  return (
    found.some(({ line }) => line >= text.line && line <= last) ||
    (found.length > 0 && words.length >= manyWords)
  );
}

function messageOf(words: readonly Place[], language: LanguageCode, corpus: Corpus): string {
  const code = rulesOf(language).dictionary ? language : defaultLanguage;
  const name = rulesOf(code).dictionary?.package ?? '';
  const named = words.slice(0, manyWords).map(({ word }) => {
    // An abbreviation is like no word.
    const near = /^\p{Lu}+$/u.test(word) ? [] : nearestWords(name, word);
    const best = near.find((one) => vocabularyOf(corpus).has(one)) ?? near[0];
    return best === undefined ? `“${word}”` : `“${word}” (perhaps “${best}”)`;
  });
  const more = words.length > manyWords ? ` and ${words.length - manyWords} more` : '';
  const these = words.length > 1 ? 'these words' : 'this word';
  return `${named.join(', ')}${more}: no dictionary of ${languageOf(code).englishName} has ${these}. ${mend(language)}`;
}

/** All words of the texts: one of them was meant rather than any other. */
const vocabularyOf = cacheByObject((corpus: Corpus): ReadonlySet<string> => {
  const all = shownTexts(corpus).flat();
  return new Set(all.flatMap((text) => listed(text.words, text.language)));
});

const listed = (text: string, language: LanguageCode) =>
  text.split(/\s+/).flatMap((chunk) => wordsIn(chunk, language).map(({ word }) => word));

/** Whether a word is known without a dictionary: by the list, or as part of a name, which only its owner can spell. */
const knownWords = cacheByObject(({ knownWords: { data = { all: '' } }, company }: Corpus) => {
  const typedIn = (list: string) => list.split(/\s+/).map(evenWord);
  const names = [...company.values.values()].flatMap(({ value }) =>
    listed(String(value), defaultLanguage),
  );
  const all = new Set([...typedIn(data.all), ...names]);
  const own = cacheByText((language: LanguageCode) => new Set(typedIn(data[language] ?? '')));
  return (form: string, language: LanguageCode) =>
    [form, form.replace(/^./u, (first) => first.toLowerCase())].some(
      (one) => all.has(one) || own(language).has(one),
    );
});

const strangeTexts = cacheByObject((texts: readonly ShownText[]): readonly Strange[] =>
  texts.flatMap((text) => {
    if (isOfStatus(text.file)) return [];
    const strangeIn = strangeWords(text.language);
    const words = chunksOf(text).flatMap(({ 0: chunk, index }) =>
      strangeIn(chunk).map(({ word, at }) => ({ word, at: index + at })),
    );
    return words.length > 0 ? [{ text, words }] : [];
  }),
);

/** What stands between two spaces of a text, without placeholders and tags. */
function chunksOf({ words }: ShownText) {
  const blank = (typed: string) => ' '.repeat(typed.length);
  const clean = /[{<]/.test(words)
    ? replacePlaceholders(words, (_, typed) => blank(typed)).replace(/<\/?\w+>/g, blank)
    : words;
  return [...clean.matchAll(/\S+/g)];
}

/** The words of a chunk that no dictionary has, with their offsets. Most chunks stand in many texts. */
const strangeWords = cacheByText((language: LanguageCode) => {
  const recall = memoOf<readonly Place[]>(100_000);
  return (chunk: string) =>
    recall(chunk, () =>
      wordsIn(chunk, language).filter(({ word }) => !isInDictionary(word, language)),
    );
});

/** A word without what nobody sees in it, in one form of letters and apostrophes. */
const evenWord = (typed: string) => typed.replace(unseen, '').replaceAll('’', "'").normalize('NFC');

/**
 * The words of a chunk, without what nobody sees in them, in one form of letters and apostrophes. In a language without a
 * dictionary only those in Latin letters, which may be English. What has a digit, such as P1, is no word.
 */
function wordsIn(chunk: string, language: LanguageCode): Place[] {
  if (noWord.test(chunk)) return [];
  const pattern = rulesOf(language).dictionary ? wordPattern : latinPattern;
  return [...chunk.matchAll(pattern)]
    .filter(([typed]) => !/[\p{N}_]/u.test(typed))
    .map(({ 0: typed, index: at }) => ({ word: evenWord(typed), at }));
}

/** Whether a dictionary has a word of a language; English too, as laws and programs keep their names in every language. */
function isInDictionary(word: string, language: LanguageCode): boolean {
  const codes = /^[a-z']+$/i.test(word) ? [language, defaultLanguage] : [language];
  return codes.some((code) => formsOf(word, code).some((form) => isListed(form, code)));
}

/** A word, and those that it consists of. */
const formsOf = (word: string, language: LanguageCode) => [
  word,
  ...(rulesOf(language).dictionary?.bases?.(word) ?? []),
];

function isListed(word: string, language: LanguageCode): boolean {
  const { dictionary, forms } = rulesOf(language);
  if (!dictionary) return false;
  if (hasWord(dictionary.package, word)) return true;
  return forms.compounds === true && isCompound(word, dictionary.package);
}

/** The fewest letters of a part of a compound: shorter ones make words of slips. */
const shortest = 4;

/** Whether a word consists of words that a dictionary has, with or without an s between them. */
function isCompound(word: string, dictionary: string): boolean {
  for (let end = shortest; end <= word.length - shortest; end++) {
    const [first, second] = [word.slice(0, end), word.slice(end)];
    const isFirst = [first, first.replace(/s$/, '')].some((part) => hasWord(dictionary, part));
    if (isFirst && (hasWord(dictionary, second) || isCompound(second, dictionary))) return true;
  }
  return false;
}
