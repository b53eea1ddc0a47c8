// Texts of the archive as blocks, and what changed between them. In a build each is worked out once for all editions.
import { type Comparison, compareTexts, touchedSections } from '../corpus/compare/texts.ts';
import type { ArchivedVersion } from '../corpus/record/archive.ts';
import {
  type RecordedText,
  readRecordedWords,
  UnreadableText,
} from '../corpus/record/read-text.ts';

const texts = new Map<string, RecordedText>();
const comparisons = new Map<string, Comparison>();
const touches = new Map<string, readonly string[]>();

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

/** A version after the first one, the version before it, and the ids of the sections that it has otherwise. */
export type Touch = {
  readonly version: string;
  readonly before: string;
  readonly ids: readonly string[];
};

/**
 * What each version of a document did to its sections.
 * @param versions Oldest first.
 */
export function touchesOf(versions: readonly ArchivedVersion[]): Touch[] {
  return versions.flatMap((version, index) => {
    const before = versions[index - 1];
    if (!before) return [];
    const key = `${before.fingerprint} ${version.fingerprint}`;
    const ids = touches.get(key) ?? touchedSections(recordedText(before), recordedText(version));
    touches.set(key, ids);
    return [{ version: version.head.version, before: before.head.version, ids }];
  });
}
