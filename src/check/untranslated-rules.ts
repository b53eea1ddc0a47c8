// No sentence of a translation is that of the English: it would stand unmarked in another language, and be accepted as
// translated. What is not translated yet is left out, and readers see the English, marked as English.
import { cacheByObject } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { sentencesIn } from './passages.ts';
import { shownText } from './translated-entries.ts';
import { type TranslationPair, translationPairs } from './translation-pairs.ts';
import type { Waivable } from './waivers.ts';

/** The fewest words of a sentence that cannot be the same in two languages. Names and facts, in capitals, do not count. */
const fewest = 5;

/** The sections and texts of front matter that say something in English. */
export function untranslatedRules(corpus: Corpus): Diagnostic[] {
  return translationPairs(corpus).flatMap(problemsOf);
}

const problemsOf = cacheByObject((pair: TranslationPair): readonly Diagnostic[] => [
  ...headProblems(pair),
  ...sectionProblems(pair),
]);

function sectionProblems({ translation: { file }, due }: TranslationPair): Diagnostic[] {
  return due.flatMap(({ own, english }): Diagnostic[] => {
    const theirs = new Set(english.units.flatMap(({ words }) => sentencesOf(shownText(words))));
    const found = own.units
      .flatMap(({ words, line }) => sentencesOf(shownText(words)).map((text) => ({ text, line })))
      .find(({ text }) => theirs.has(text));
    if (!found) return [];
    const message = `the section "${own.id}" says in English: “${found.text}”. Translate it; or leave the section as it was, or out: until then readers see the English section, marked as English.`;
    return [{ file, line: found.line, message }];
  });
}

/** The titles of documents and sections that are the English ones, unless they are one word, or names. */
export function untranslatedTitles(corpus: Corpus): Waivable[] {
  return translationPairs(corpus).flatMap(({ translation: { file, source }, heads, due }) => {
    const titles = [
      ...due.map(({ own: { title, line, element }, english }) => ({
        ...{ title, line, english: english.title, at: element.position?.start.offset },
      })),
      ...heads
        .filter(({ path, state }) => path[0] === 'title' && state !== 'stale')
        .map(({ text: title, english }) => ({
          ...{ title, line: source?.lineOf(['title']) ?? 1, english, at: undefined },
        })),
    ];
    return titles
      .filter(({ title, english }) => title === english && isSaid(title))
      .map(({ title, line, at }) => ({
        ...{ file, line, at },
        message: `the title “${title}” is in English. Translate it; if the language says it so, a waiver with the reason stands directly before it.`,
      }));
  });
}

/** Whether a title says something: more of its words are written small than are names. “Bank of England” is a name. */
function isSaid(title: string): boolean {
  const [, ...words] = withoutNames(title).match(/\p{L}[\p{L}’-]+/gu) ?? [];
  return words.filter((word) => /^\p{Ll}/u.test(word)).length > words.length / 2;
}

function headProblems({ translation: { file, source }, heads }: TranslationPair): Diagnostic[] {
  return heads.flatMap(({ path, text, english = '' }): Diagnostic[] => {
    const found = sentenceOf(english, text);
    if (found === undefined) return [];
    const message = `"${path[0]}" says in English: “${found}”. Translate it.`;
    return [{ file, line: source?.lineOf(path) ?? 1, message }];
  });
}

/** The first sentence of an English text that a translation has too, and that is long enough to be in English alone. */
export function sentenceOf(english: string, text: string): string | undefined {
  const theirs = new Set(sentencesOf(english));
  return sentencesOf(text).find((sentence) => theirs.has(sentence));
}

/** The sentences of a text that are long enough to be in one language alone. */
function sentencesOf(text: string): string[] {
  // A name or a fact may begin a sentence.
  const words = withoutNames(text);
  return sentencesIn(words)
    .filter(({ start, end }) => countWords(words.slice(start, end)) >= fewest)
    .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim());
}

const withoutNames = (text: string) =>
  text.replace(/\{\{[^{}]*\}\}/g, (name) => 'N'.repeat(name.length));

const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /^\P{L}?\p{Ll}{2,}/u.test(word)).length;
