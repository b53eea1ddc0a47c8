// A translation must type no number that its English section does not type. Where the English has a fact, the translation has
// the fact too.

import { memoByObject } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { type CutSection, nodesOf } from '../corpus/translations/sections.ts';
import { defaultLanguage, type LanguageCode, languageOf } from '../languages/list.ts';
import { rulesOf } from '../languages/rules.ts';
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

const recallPair = memoByObject<TranslationPair, readonly Waivable[]>();

/** The numbers that only a section of a translation has, or only its English. */
export function translationNumbers(corpus: Corpus): Waivable[] {
  return translationPairs(corpus).flatMap((pair) =>
    recallPair(pair, () => pair.alike.flatMap((sections) => numberProblems(sections, pair))),
  );
}

function numberProblems({ own, english }: SectionPair, pair: TranslationPair): Waivable[] {
  const { file, language } = pair.translation;
  const theirs = numbersOf(english, defaultLanguage);
  const ours = numbersOf(own, language);
  // The word for one is also the article in many languages.
  const strange = ours.filter(
    ({ value }) => value !== 1 && !theirs.some((one) => one.value === value),
  );
  const lost = theirs.filter(
    ({ value, digits }) => digits && value !== 1 && !ours.some((one) => one.value === value),
  );
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

const recall = memoByObject<CutSection, readonly Typed[]>();

/**
 * The numbers of a section. The result is kept, because each English section is compared with many translations, and few
 * change at a time.
 */
function numbersOf(section: CutSection, language: LanguageCode): readonly Typed[] {
  return recall(section, () =>
    runsOf(section).flatMap((run) => [...digitsIn(run, language), ...wordsIn(run, language)]),
  );
}

type Run = { readonly text: string; readonly line: number; readonly at: number | undefined };

/**
 * The texts of a section as they are typed, its title first. Codes are left out, and so are examples, whose numbers are their
 * own.
 */
function runsOf(section: CutSection): Run[] {
  return [
    { text: section.title, line: section.line, at: undefined },
    ...nodesOf(section).flatMap((node) =>
      node.type === 'text'
        ? [
            {
              text: node.value,
              line: node.position?.start.line ?? 1,
              at: node.position?.start.offset,
            },
          ]
        : [],
    ),
  ];
}

const digitPatterns = new Map<LanguageCode, RegExp>();

/**
 * Numbers in digits, grouped as the language does. Digits after a point or a comma are a fraction; versions are written so
 * too.
 */
function digitsIn(run: Run, language: LanguageCode): Typed[] {
  const pattern = digitPatterns.get(language) ?? digitPattern(language);
  digitPatterns.set(language, pattern);
  return [...run.text.matchAll(pattern)].map(({ 0: typed, 1: whole = '', 2: rest = '', index }) =>
    typedIn(run, Number(`${whole.replace(/\D/g, '')}.${rest}`), typed, index, true),
  );
}

function digitPattern(language: LanguageCode): RegExp {
  const parts = new Intl.NumberFormat(languageOf(language).locale).formatToParts(12345678);
  const mark = parts.find(({ type }) => type === 'group')?.value ?? ',';
  // Digits may be grouped by different kinds of space.
  const group = /\s/.test(mark) ? '\\s' : RegExp.escape(mark);
  const grouped = `\\d{1,3}(?:${group}\\d{2,3})*${group}\\d{3}(?!\\d)`;
  return new RegExp(`(${grouped}|\\d+)(?:[.,](\\d+))?`, 'gu');
}

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
