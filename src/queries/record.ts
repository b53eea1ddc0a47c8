// Texts of the archive as blocks, and what changed between them. In a build each is worked out once for all editions.
import { type Comparison, compareTexts } from '../corpus/compare/texts.ts';
import type { ArchivedVersion } from '../corpus/record/archive.ts';
import {
  type RecordedText,
  readRecordedWords,
  UnreadableText,
} from '../corpus/record/read-text.ts';

const texts = new Map<string, RecordedText>();
const comparisons = new Map<string, Comparison>();

/**
 * The text of a version.
 * @throws Error with file and line for a text that is not of the form in which texts are recorded.
 */
export function recordedText({ file, text, words, fingerprint }: ArchivedVersion): RecordedText {
  const known = texts.get(fingerprint);
  if (known) return known;
  try {
    const read = readRecordedWords(words);
    texts.set(fingerprint, read);
    return read;
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error;
    const head = text.slice(0, text.length - words.length).split('\n').length - 1;
    throw new Error(`${file}:${head + error.line}  ${error.message}`, { cause: error });
  }
}

/** What changed between two versions of a document. */
export function comparisonOf(from: ArchivedVersion, to: ArchivedVersion): Comparison {
  const key = `${from.fingerprint} ${to.fingerprint}`;
  const known = comparisons.get(key) ?? compareTexts(recordedText(from), recordedText(to));
  comparisons.set(key, known);
  return known;
}
