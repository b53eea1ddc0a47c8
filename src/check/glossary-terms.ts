// The terms of a glossary as patterns, and the terms that an English text has.

import { memoOf } from '../core/memo.ts';
import { replacePlaceholders } from '../core/placeholders.ts';
import type { ReadGlossary } from '../corpus/read/language-files.ts';
import type { Path } from '../corpus/read/source.ts';
import type { Forbidden, Term } from '../corpus/schema/glossary.ts';
import type { LanguageCode } from '../languages/list.ts';
import { partFinder } from './part-finder.ts';
import { englishPattern, evenText, withoutGlosses, wordPattern } from './word-forms.ts';

/** A word of a row, and whether an even text has it. */
type Word = { readonly word: string; readonly isIn: (text: string) => boolean };

/** A row of a glossary, ready to be searched for. */
export type ReadTerm = {
  readonly domain: string;
  /** The English words as the row has them: `notice (of termination)`. */
  readonly english: string;
  readonly row: Term;
  readonly path: Path;
  /** English words to which the row applies. */
  readonly words: readonly RegExp[];
  readonly is: readonly RegExp[];
  readonly not: readonly Word[];
};

/** The rows of a glossary. Brackets after an English term explain its sense, and are not searched for. */
export function termsOf({ language, data }: ReadGlossary): ReadTerm[] {
  return Object.entries(data.terms).flatMap(([domain, rows]) =>
    Object.entries(rows).map(([english, row]) => ({
      domain,
      english,
      row,
      path: ['terms', domain, english],
      words: englishWords(english, row).map(englishPattern),
      is: row.is.map((word) => wordPattern(word, language, 'in any form')),
      not: forbiddenWords(row.not ?? [], language),
    })),
  );
}

const englishWords = (english: string, { en = [] }: Term) => [
  english.replace(/\s*\([^()]*\)$/, ''),
  ...en,
];

const forbiddenWords = (words: readonly string[], language: LanguageCode): Word[] =>
  words.map((word) => {
    const pattern = wordPattern(word, language, 'as it is');
    // Few texts have it, and to look for its first letters is much faster than to try the pattern.
    const even = withoutGlosses(evenText(word, language));
    const [first = ''] = /[\p{L}\p{M}\p{N}]+/u.exec(even) ?? [];
    return { word, isIn: (text: string) => text.includes(first) && pattern.test(text) };
  });

/** A row of forbidden words, ready to be searched for. */
export type ReadForbidden = {
  readonly row: Forbidden;
  readonly path: Path;
  readonly words: readonly Word[];
};

/** The rows of forbidden words. */
export function forbiddenOf({ language, data }: ReadGlossary): ReadForbidden[] {
  return data.never.map((row, index) => ({
    row,
    path: ['never', index],
    words: forbiddenWords(row.words, language),
  }));
}

/** Glossaries have some hundred such words, and each is searched for in every text that has the term. */
const patterns = memoOf<RegExp>(2000);

/** Whether an English text has one of these words. */
export function holds(english: string, words: readonly string[] = []): boolean {
  return words.some((word) => english.search(patterns(word, () => englishPattern(word))) >= 0);
}

/**
 * Makes the function that finds the terms in an English text. If a term is part of a longer one, only the longer counts: in
 * “Compliance Audit Plan” the term “audit” is not found.
 */
export function termFinder(terms: readonly ReadTerm[]): (english: string) => readonly ReadTerm[] {
  const byPart = Map.groupBy(
    terms.flatMap((term) =>
      englishWords(term.english, term.row).map((words) => ({ term, part: longestWord(words) })),
    ),
    ({ part }) => part,
  );
  const partsIn = partFinder(byPart.keys());
  return (english) => {
    const text = replacePlaceholders(english, (_, typed) => '0'.repeat(typed.length));
    const parts = [...partsIn(text.toLowerCase())];
    const near = new Set(parts.flatMap((part) => (byPart.get(part) ?? []).map(({ term }) => term)));
    const spans = [...near]
      .flatMap((term) =>
        term.words.flatMap((pattern) =>
          [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
            term,
            from: index,
            to: index + found.length,
          })),
        ),
      )
      .filter(
        ({ term: { row } }) => (!row.with || holds(text, row.with)) && !holds(text, row.unless),
      );
    const isWithin = (one: (typeof spans)[number]) =>
      spans.some(
        (other) =>
          other.from <= one.from && other.to >= one.to && other.to - other.from > one.to - one.from,
      );
    return [...new Set(spans.filter((span) => !isWithin(span)).map(({ term }) => term))];
  };
}

/** What every form of English words has in common: the letters of the longest word, without a “y” that may change. */
const longestWord = (words: string) =>
  words
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.replace(/y$/, ''))
    .reduce((longest, word) => (word.length > longest.length ? word : longest), '');
