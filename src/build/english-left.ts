// Purpose: finds the words of an edition that are still English. It skips elements that are marked as English (`lang="en"`),
// and names, codes and terms that stay as they are. Pure.
import { isLatin } from '../core/text.ts';
import type { LanguageCode } from '../languages/list.ts';
import type { VisibleText } from './visible-texts.ts';

/** Words that stay as they are, and the reason. */
export type Staying = {
  readonly words: readonly string[];
  readonly reason: string;
  /** The languages that keep them; all if left out. */
  readonly languages?: readonly string[];
  /** Whether they stay only in brackets, behind the word of the language. */
  readonly inBrackets?: boolean;
};

/** What was counted in an edition of a page. */
export type Measured = {
  readonly words: number;
  /** How many words stand in elements whose `lang` is English. */
  readonly marked: number;
  readonly english: number;
  /** Each text with what is English in it. */
  readonly left: readonly string[];
};

const latinWord = /\p{Script=Latin}{2,}(?:[’'-]\p{Script=Latin}+)*/gu;
/** Words that almost every English sentence has, and that French, German and Spanish do not have. */
const onlyEnglish = /\b(?:the|and|of|with|from|this|that|your|our|which|been|were|any|their)\b/i;
const inBrackets = /[(（][^()（）]*[)）]/g;
/** How many words a term has at most. */
const longestTerm = 6;
/**
 * Texts that are equal in both languages count as English from this many words on: a single word, such as “Version” or
 * “Contact”, may be the same in both.
 */
const fewest = 2;

/**
 * A function that measures pages of a language.
 * @returns takes the texts of a page and those of its English, and whether it is a document: there the terms of the English
 * text stand in brackets behind those of the language, for readers who need the word of the law.
 */
export function measureOf(
  language: LanguageCode,
  stays: readonly Staying[],
): (texts: readonly VisibleText[], english: readonly VisibleText[], kind?: 'document') => Measured {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const own = stays.filter(({ languages }) => languages?.includes(language) ?? true);
  const plain = patternOf(own.filter(({ inBrackets }) => !inBrackets));
  const glosses = patternOf(own.filter(({ inBrackets }) => inBrackets));
  const count = (text: string) =>
    [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
  const rest = (text: string, isTerm: (words: string) => boolean) =>
    normal(text)
      // Names first: some have brackets in them.
      .replace(plain, ' ')
      .replace(inBrackets, (brackets) =>
        isTerm(brackets.slice(1, -1)) ? ' ' : brackets.replace(glosses, ' '),
      );

  return (texts, english, kind) => {
    const originals = new Set(english.map(({ text }) => normal(text).toLowerCase()));
    const vocabulary = new Set([...originals].flatMap((text) => lettersOf(text)));
    const running = normal([...originals].join(' '));
    const measured = { words: 0, marked: 0, english: 0 };
    const left: string[] = [];
    for (const { text, marked, where } of texts) {
      const words = count(text);
      measured.words += words;
      if (marked === 'en') measured.marked += words;
      if (marked !== undefined) continue;
      // A link names a section by its title, on any page: what stands in brackets there is a term only where it begins small.
      const isLink = where === '<a>';
      const isTerm = (inside: string) =>
        (isLink ? /^\p{Ll}/u.test(inside) : kind === 'document') &&
        (inside.match(latinWord) ?? []).length <= longestTerm &&
        terms(inside).every((term) => running.includes(term));
      // In a language of another script, every Latin word is one that nobody has translated.
      const found = isLatin(language)
        ? englishTexts(
            rest(text, isTerm),
            originals.has(normal(text).toLowerCase()),
            vocabulary,
            kind === 'document' || isLink ? fewest : 1,
          )
        : (rest(text, isTerm).match(latinWord) ?? []);
      measured.english += found.length;
      if (found.length > 0) left.push(`${found.join(' ')} (${where}: “${text.slice(0, 90)}”)`);
    }
    return { ...measured, left };
  };
}

/** The English in a text of a language in Latin script: the whole text, or what stands in its brackets. */
function englishTexts(
  text: string,
  isEqual: boolean,
  vocabulary: ReadonlySet<string>,
  fewestInBrackets: number,
): readonly string[] {
  const words = text.match(latinWord) ?? [];
  if ((isEqual && words.length >= fewest) || onlyEnglish.test(text)) return words;
  // Brackets with digits are skipped: “9 minutes” may be the same in both languages.
  const brackets = [...text.matchAll(/\(([^()\d]*)\)/g)].map(([, inner = '']) => lettersOf(inner));
  return brackets
    .filter(
      (inner) => inner.length >= fewestInBrackets && inner.every((word) => vocabulary.has(word)),
    )
    .flat();
}

/** The words of the English in brackets, which may stand beside words of the language. */
const terms = (inside: string) =>
  (inside.match(/\p{Script=Latin}[\p{Script=Latin}\p{N} ’'/-]*/gu) ?? []).map((term) =>
    term.trim().toLowerCase(),
  );

const lettersOf = (text: string) => text.toLowerCase().match(latinWord) ?? [];

/** Removes characters that only set the direction or allow a hyphen. */
function normal(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u2066-\u2069]/g, '')
    .replaceAll('\u2011', '-')
    .replace(/\s+/g, ' ');
}

/** Finds whole words and phrases, the longest first, in their own capitals. */
function patternOf(stays: readonly Staying[]): RegExp {
  const words = stays
    .flatMap((each) => each.words)
    .map(normal)
    .toSorted((a, b) => b.length - a.length)
    .map(RegExp.escape);
  if (words.length === 0) return /(?!)/g;
  return new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}])(?:${words.join('|')})(?![\\p{Script=Latin}\\p{N}])`,
    'gu',
  );
}
