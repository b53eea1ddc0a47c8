// Texts of the archive as blocks, and what changed between them. Each is computed once for a build.
import { memoOf } from '../../core/memo.ts';
import { type Comparison, compareTexts } from '../compare/texts.ts';
import { cachedJson } from '../disk-cache.ts';
import type { ArchivedVersion } from '../record/archive.ts';
import { type RecordedText, readRecordedWords, UnreadableText } from '../record/read-text.ts';

/** The last results, by fingerprints. The editions of a page are rendered one after another and need the same results. */
const texts = memoOf<RecordedText>(100);
const comparisons = memoOf<Promise<Comparison>>(100);

/**
 * The text of a version.
 * @throws Error with file and line for a text that is not of the form in which texts are recorded.
 */
export function recordedText(version: ArchivedVersion): RecordedText {
  return texts(version.fingerprint, () => read(version));
}

function read({ file, text, words }: ArchivedVersion): RecordedText {
  try {
    return readRecordedWords(words);
  } catch (error) {
    if (!(error instanceof UnreadableText)) throw error;
    const head = text.slice(0, text.length - words.length).split('\n').length - 1;
    throw new Error(`${file}:${head + error.line}  ${error.message}`, { cause: error });
  }
}

export function comparisonOf(from: ArchivedVersion, to: ArchivedVersion): Promise<Comparison> {
  const key = `${from.fingerprint} ${to.fingerprint}`;
  return comparisons(key, () =>
    cachedJson('comparisons', key, () => compareTexts(recordedText(from), recordedText(to))),
  );
}

/** A version that is not the first, the version before it, and the ids of the sections that differ. */
export type Touch = {
  readonly version: string;
  readonly before: string;
  readonly ids: readonly string[];
};

/**
 * What each version of a document did to its sections.
 * @param versions Oldest first.
 */
export function touchesOf(versions: readonly ArchivedVersion[]): Promise<Touch[]> {
  const pairs = versions.slice(1).map((version, index) => [versions[index], version] as const);
  return Promise.all(
    pairs.map(async ([before, version]) => {
      if (!before) throw new RangeError('A version has none before it.');
      const { sections } = await comparisonOf(before, version);
      const ids = sections
        .filter(({ change }) => change === 'added' || change === 'changed')
        .map(({ id }) => id);
      return { version: version.head.version, before: before.head.version, ids };
    }),
  );
}
