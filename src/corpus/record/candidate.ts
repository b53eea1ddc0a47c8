// Compares the present text of documents with their archive: what is new, what has changed, and where.
import { idsOf } from '../../core/addresses.ts';
import type { Corpus } from '../corpus.ts';
import type { Document } from '../read/document.ts';
import { type ArchivedVersion, compareVersions, versionsAt } from './archive.ts';
import { type CandidateHead, candidateHead, documentText } from './canonical.ts';
import { recordedWords } from './read-text.ts';
import { shownOn } from './states.ts';
import { recordedOn, type VersionHead } from './version.ts';

/** A document's present text, and the archived versions with which it is compared. */
export type Candidate = {
  readonly document: Document;
  readonly head: CandidateHead;
  readonly words: string;
  /** The archived version of the highest number; `undefined` where nothing is recorded. */
  readonly newest: ArchivedVersion | undefined;
  /** The archived version that the document shows on the day of the corpus, or the first one if none applies yet. */
  readonly current: ArchivedVersion | undefined;
  /** The archived version with the number before that of this text. */
  readonly before: ArchivedVersion | undefined;
  /** The archived version of the same number. */
  readonly same: ArchivedVersion | undefined;
};

/**
 * The text of a document, as it is on the day of the corpus.
 * @throws RangeError or TypeError for content that the check refuses.
 */
export function candidateOf(document: Document, corpus: Corpus): Candidate {
  const { english } = corpus;
  if (!english) throw new TypeError('The English words cannot be spoken.');
  const spoken = { ...corpus, speech: english };
  const versions = versionsOf(document, corpus);
  const head = candidateHead(document, spoken);
  return {
    document,
    head,
    words: recordedWords(documentText(document, spoken)),
    newest: versions.at(-1),
    current: shownOn(versions, corpus.day) ?? versions[0],
    before: versions.findLast((one) => compareVersions(one.head.version, head.version) < 0),
    same: versions.find((version) => version.head.version === head.version),
  };
}

/** The archived versions of a document, oldest first, including those under its former addresses. */
export function versionsOf({ id, front }: Document, { archive }: Corpus): ArchivedVersion[] {
  return versionsAt(archive, idsOf(id, front.movedFrom));
}

/** The relation of a document's present text to its archive. */
export type Standing =
  /** Nothing is archived. */
  | 'unrecorded'
  /** The archive holds exactly this text. */
  | 'kept'
  /** The text has changed under the number of the newest version. */
  | 'changed'
  /** The number is new. */
  | 'new'
  /** The number is older than that of the version which is shown. */
  | 'older';

export function standingOf({ head, words, current, same }: Candidate): Standing {
  if (!current) return 'unrecorded';
  if (compareVersions(head.version, current.head.version) < 0) return 'older';
  if (!same) return 'new';
  return same.words === words && isSameHead(same.head, head) ? 'kept' : 'changed';
}

/** The address is not compared, because a document that moves says nothing new. */
function isSameHead(one: VersionHead, other: Candidate['head']): boolean {
  return (
    one.title === other.title &&
    recordedOn(one) === recordedOn(other) &&
    one.effective === other.effective
  );
}

/** A place where two texts differ. */
export type Difference = {
  /** The section of the difference, such as `section 10.3`; before the first section, the head of the document. */
  readonly place: string;
  readonly found: string;
  readonly recorded: string;
};

/** The first place where a present text differs from the archived one of its number; `undefined` if they are equal. */
export function firstDifference({ head, words, same }: Candidate): Difference | undefined {
  if (!same) return undefined;
  const [now, then] = [namedParts(head), namedParts(same.head)];
  for (const [index, { place, text: found }] of now.entries()) {
    const recorded = then[index]?.text ?? '';
    if (found !== recorded) return { place, found, recorded };
  }
  const [lines, known] = [words.split('\n'), same.words.split('\n')];
  const index = lines.findIndex((line, at) => line !== known[at]);
  const at = index < 0 ? lines.length : index;
  if (index < 0 && known.length === lines.length) return undefined;
  const heading = lines.slice(0, at + 1).findLast((line) => /^#{2,6} .*\{#/.test(line));
  const number = /^#+ ([\d.]+?)\.? /.exec(heading ?? '')?.[1];
  const place = number === undefined ? 'the head of the document' : `section ${number}`;
  const [found, recorded] = around(lines[at] ?? '', known[at] ?? '');
  return { place, found, recorded };
}

/** What a head says, by the keys of the front matter. */
const namedParts = (head: VersionHead | CandidateHead) => [
  { place: '"title"', text: head.title },
  { place: '"effective"', text: head.effective ?? '' },
  { place: '"updated"', text: recordedOn(head) },
];

/** The parts of two lines around the first letter that differs. */
function around(one: string, other: string): [string, string] {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const from = Math.max(0, one.lastIndexOf(' ', Math.max(0, start - 20)) + 1);
  const cut = (line: string) => {
    const part = line.slice(from, from + 60).trim();
    return `${from > 0 ? '…' : ''}${part}${line.length > from + 60 ? '…' : ''}`;
  };
  return [cut(one), cut(other)];
}
