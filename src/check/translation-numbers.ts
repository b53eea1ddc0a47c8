// A translation must type no number that its English section does not type, at its place, and with the marks of its language.
// Where the English has a fact, the translation has the fact too.

import { cacheByObject, cacheByText, memoByObject } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { type CutSection, nodesOf, type Unit } from '../corpus/translations/sections.ts';
import { defaultLanguage, type LanguageCode, languageOf } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
import { translatedEntries } from './translated-entries.ts';
import { type SectionPair, type TranslationPair, translationPairs } from './translation-pairs.ts';
import { uniqueBy } from './unique-by.ts';
import type { Waivable } from './waivers.ts';

/** A typed number; `at` is its offset in the body, and missing in a title. */
type Typed = {
  readonly value: number;
  readonly typed: string;
  readonly line: number;
  readonly at: number | undefined;
  /** Whether it stands in digits. */
  readonly digits: boolean;
};

/** The numbers that only a section of a translation has, or only its English. */
export function translationNumbers(corpus: Corpus): Waivable[] {
  return translationPairs(corpus).flatMap(pairProblems);
}

const pairProblems = cacheByObject((pair: TranslationPair): readonly Waivable[] =>
  pair.alike.flatMap((sections) => numberProblems(sections, pair)),
);

function numberProblems(sections: SectionPair, pair: TranslationPair): Waivable[] {
  const { own, english } = sections;
  const { file, language } = pair.translation;
  const theirs = numbersOf(english, defaultLanguage);
  const ours = numbersOf(own, language);
  // The word for one is also the article in many languages.
  const strange = ours.filter(
    (number) => number.value !== 1 && !theirs.some((one) => isSame(one, number)),
  );
  const lost = theirs.filter(
    (number) => number.digits && number.value !== 1 && !ours.some((one) => isSame(one, number)),
  );
  if (strange.length === 0 && lost.length === 0) return exchangedNumbers(sections, pair);
  return [
    ...uniqueBy(strange, ({ value }) => value).map(({ typed, line, at }) => ({
      ...{ file, line, at },
      message: `"${typed}" is typed in the section "${own.id}", and the English section types no such number (${pair.document.file}:${english.line}). Write the <Fact> that the English has, or correct the number; one that only this language needs stands by {/* waiver: … */} with the reason directly before it.`,
    })),
    ...uniqueBy(lost, ({ value }) => value).map(({ typed, line }) => ({
      ...{ file, line: own.line, at: own.element.position?.start.offset },
      message: `the section "${own.id}" lacks the number "${typed}", which ${pair.document.file}:${line} types. Write it; where the language says it otherwise, {/* waiver: … */} with the reason stands directly before the section.`,
    })),
  ];
}

/** Whether two numbers are one; of what is typed in the English way, `numberMarkRules` says so. */
const isSame = (one: Typed, other: Typed) =>
  one.value === other.value || (one.digits && one.typed === other.typed);

/** The first paragraph, item or cell of a section that types, in digits, another number than its English one. */
function exchangedNumbers({ own, english }: SectionPair, pair: TranslationPair): Waivable[] {
  for (const [index, unit] of own.units.entries()) {
    const original = english.units[index];
    const theirs = original ? numbersOf(original, defaultLanguage) : [];
    if (theirs.length === 0) continue;
    const ours = numbersOf(unit, pair.translation.language);
    const other = (these: readonly Typed[], those: readonly Typed[]) =>
      these.find((number) => number.digits && !those.some((one) => isSame(one, number)));
    const [strange, lost] = [other(ours, theirs), other(theirs, ours)];
    if (!strange || !lost) continue;
    const { typed, line, at } = strange;
    const message = `"${typed}" is typed in the section "${own.id}", and the English says "${lost.typed}" at its place (${pair.document.file}:${lost.line}). Correct the number, or exchange the two.`;
    return [{ file: pair.translation.file, line, at, message }];
  }
  return [];
}

/** A number with the marks of English: 1,000 and, before a per cent sign, 99.9. */
const englishMarks = /(?<![\d.,])(?:[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?(?![\d,])|\d+\.\d+(?=\s?%))/g;

/**
 * Numbers in the words and documents of a language that keep the marks of English, where these mean another number: 1,000 is
 * one to a Spanish reader. Only what the English types letter for letter is such a number for certain.
 */
export function numberMarkRules(corpus: Corpus): Diagnostic[] {
  return translatedEntries(corpus).flatMap(({ language, file, line, name, text, english = '' }) => {
    const [typed] = (text.match(englishMarks) ?? []).filter((each) => english.includes(each));
    if (typed === undefined) return [];
    const { locale, englishName } = languageOf(language);
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 9 });
    const parts = format.formatToParts(0.5);
    if (parts.some(({ type, value }) => type === 'decimal' && value === '.')) return [];
    const expected = format.format(Number(typed.replaceAll(',', '')));
    const message = `“${typed}” in ${name} has the marks of English, and is another number in ${englishName}. Write ${expected}.`;
    return [{ file, line, message }];
  });
}

const recall = memoByObject<CutSection | Unit, readonly Typed[]>();

/**
 * The numbers of a section, its title first, or of a part of it. The result is kept, because each English section is compared
 * with many translations, and few change at a time.
 */
function numbersOf(part: CutSection | Unit, language: LanguageCode): readonly Typed[] {
  return recall(part, () => {
    const inRun = (run: Run) => [...digitsIn(run, language), ...wordsIn(run, language)];
    return 'units' in part
      ? [
          ...inRun({ text: part.title, line: part.line, at: undefined }),
          ...part.units.flatMap((unit) => numbersOf(unit, language)),
        ]
      : runsOf(part).flatMap(inRun);
  });
}

type Run = { readonly text: string; readonly line: number; readonly at: number | undefined };

/** The texts of a part as they are typed. Codes are left out, and so are examples, whose numbers are their own. */
function runsOf({ words }: Unit): Run[] {
  return nodesOf({ nodes: words }).flatMap((node) =>
    node.type === 'text'
      ? [
          {
            text: node.value,
            line: node.position?.start.line ?? 1,
            at: node.position?.start.offset,
          },
        ]
      : [],
  );
}

/**
 * Numbers in digits, grouped as the language does. Digits after a point or a comma are a fraction; versions are written so
 * too.
 */
function digitsIn(run: Run, language: LanguageCode): Typed[] {
  return [...run.text.matchAll(digitPattern(language))].map(
    ({ 0: typed, 1: whole = '', 2: rest = '', index }) =>
      typedIn(run, Number(`${whole.replace(/\D/g, '')}.${rest}`), typed, index, true),
  );
}

const digitPattern = cacheByText((language: LanguageCode) => {
  const parts = new Intl.NumberFormat(languageOf(language).locale).formatToParts(12345678);
  const mark = parts.find(({ type }) => type === 'group')?.value ?? ',';
  // Digits may be grouped by different kinds of space.
  const group = /\s/.test(mark) ? '\\s' : RegExp.escape(mark);
  const grouped = `\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3}(?!\\d)`;
  return new RegExp(`(${grouped}|\\d+)(?:[.,](\\d+))?`, 'gu');
});

function wordsIn(run: Run, language: LanguageCode): Typed[] {
  return rulesOf(language)
    .numerals(run.text)
    .map(({ value, typed, at }) => typedIn(run, value, typed, at, /\d/.test(typed)));
}

function typedIn(run: Run, value: number, typed: string, index: number, digits: boolean): Typed {
  const line = run.line + run.text.slice(0, index).split('\n').length - 1;
  const at = run.at === undefined ? undefined : run.at + index;
  return { value, typed: typed.replace(/\s+/g, ' '), line, at, digits };
}
