// No sentence of a translation is that of the English: it would stand unmarked in another language, and be accepted as
// translated. What is not translated yet is left out, and readers see the English, marked as English.
import { memoByObject } from '../core/memo.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { sentencesIn } from './passages.ts';
import { shownText } from './translated-entries.ts';
import { type TranslationPair, translationPairs } from './translation-pairs.ts';

/** The fewest words of a sentence that cannot be the same in two languages. Names and facts, in capitals, do not count. */
const fewest = 5;

const recall = memoByObject<TranslationPair, readonly Diagnostic[]>();

/** The sections and texts of front matter that say something in English. */
export function untranslatedRules(corpus: Corpus): Diagnostic[] {
  return translationPairs(corpus).flatMap((pair) =>
    recall(pair, () => [...headProblems(pair), ...sectionProblems(pair)]),
  );
}

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

function headProblems({ translation: { file, source }, heads }: TranslationPair): Diagnostic[] {
  return heads.flatMap(({ path, text, english = '' }): Diagnostic[] => {
    const theirs = new Set(sentencesOf(english));
    const found = sentencesOf(text).find((sentence) => theirs.has(sentence));
    if (found === undefined) return [];
    const message = `"${path[0]}" says in English: “${found}”. Translate it.`;
    return [{ file, line: source?.lineOf(path) ?? 1, message }];
  });
}

/** The sentences of a text that are long enough to be in one language alone. */
function sentencesOf(text: string): string[] {
  // A name or a fact may begin a sentence.
  const words = text.replace(/\{\{[^{}]*\}\}/g, (name) => 'N'.repeat(name.length));
  return sentencesIn(words)
    .filter(({ start, end }) => countWords(words.slice(start, end)) >= fewest)
    .map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' ').trim());
}

const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /^\P{L}?\p{Ll}{2,}/u.test(word)).length;
