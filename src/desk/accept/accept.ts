// Accepts the present texts as versions: says what to write into the archive, and why a text is refused.

import type { Corpus } from '../../corpus/corpus.ts';
import { archivePath, sumsFile } from '../../corpus/read/content-paths.ts';
import type { Document } from '../../corpus/read/document.ts';
import {
  announcedCandidates,
  firstDayAfterNotice,
  folderProblem,
  versionProblem,
} from '../../corpus/record/announced.ts';
import { nextVersion, sumsOf } from '../../corpus/record/archive.ts';
import { type Candidate, candidateOf, standingOf } from '../../corpus/record/candidate.ts';
import { canonicalText } from '../../corpus/record/canonical.ts';
import { type Note, recordedOn, type VersionHead } from '../../corpus/record/version.ts';
import { noteMistakes } from './note-rules.ts';

/** The result of accepting. */
export type Acceptance = {
  /** Files to write, by their path from the project folder; none while anything is refused. */
  readonly files: ReadonlyMap<string, string>;
  /** A line for each version that is written. */
  readonly news: readonly string[];
  /** A sentence for each text that is refused, with file and remedy. */
  readonly refused: readonly string[];
};

/**
 * The texts, in force or announced, that are new versions. For each an editor must say how it differs. Of drafts nothing is said.
 * @param only The id of the one document to look at; all if left out.
 */
export function newVersions(corpus: Corpus, only?: string): Candidate[] {
  if (corpus.stage === 'draft') return [];
  return candidates(corpus, only).filter((candidate) => standingOf(candidate) === 'new');
}

/**
 * Accepts the present texts of documents, and the announced ones. The day of the corpus is the day of acceptance.
 * @param corpus The whole corpus, even for one document, because a text uses the names of the documents that it refers to.
 * @param notes The note of each new version, by the file of its text.
 * @param only The id of the one document to accept; all if left out.
 * @throws RangeError or TypeError for content that the check refuses.
 */
export function accept(
  corpus: Corpus,
  notes: ReadonlyMap<string, Note>,
  only?: string,
): Acceptance {
  const files = new Map<string, string>();
  const news: string[] = [];
  const refused: string[] = [];
  for (const candidate of candidates(corpus, only)) {
    const { document, head, words, same, before } = candidate;
    const standing = standingOf(candidate);
    if (standing === 'kept') continue;
    const note = notes.get(document.file);
    const whole = headFor(candidate, note);
    const sentence = refusal(candidate, whole, corpus);
    const mistakes = note && standing === 'new' ? noteMistakes(candidate, note, corpus) : [];
    if (sentence !== undefined) refused.push(`${document.file}: ${sentence}`);
    else if (corpus.stage === 'published' && mistakes.length > 0) refused.push(...mistakes);
    else if (!whole) {
      refused.push(
        `${document.file}: nothing is said of version ${head.version}. Say how it differs from version ${before?.head.version}: its kind, what changed, why, who is affected and what they need to do.`,
      );
    } else {
      const text = canonicalText(whole, words);
      // A version stays where it was archived first, wherever its document has moved since.
      files.set(same?.file ?? archivePath(document.id, head.version), text);
      const { effective } = head;
      const state =
        effective === undefined
          ? ', draft'
          : effective > corpus.day
            ? `, announced for ${effective}`
            : '';
      news.push(`${head.title}: version ${head.version}${same ? ', new text' : ''}${state}`);
    }
  }
  if (refused.length > 0) return { files: new Map(), news: [], refused };
  const kept = [...corpus.archive.documents.values()]
    .flat()
    .filter(({ file }) => !files.has(file))
    .map(({ file, text }) => ({ file, text }));
  const written = [...files].map(([file, text]) => ({ file, text }));
  files.set(sumsFile, sumsOf([...kept, ...written]));
  return { files, news, refused };
}

/** The texts in force and the announced ones, each beside what is archived of it. */
export function candidates(corpus: Corpus, only?: string): Candidate[] {
  const isWanted = ({ id }: Document) => only === undefined || id === only;
  const inForce = [...corpus.documentsById.values()].filter(isWanted);
  return [
    ...inForce.map((document) => candidateOf(document, corpus)),
    ...announcedCandidates(corpus, corpus.announced.filter(isWanted)),
  ];
}

/** The head of the version that a text becomes; `undefined` if nothing is said of how it differs. */
function headFor({ head, newest }: Candidate, given: Note | undefined): VersionHead | undefined {
  if (head.recorded !== undefined) return head;
  if (!newest) return { kind: 'first', ...head };
  return given && { ...given, ...head };
}

function refusal(
  candidate: Candidate,
  whole: VersionHead | undefined,
  corpus: Corpus,
): string | undefined {
  const { head, newest, current, before } = candidate;
  const { day: today } = corpus;
  const { title, version } = head;
  const last = newest?.head.version ?? version;
  const standing = standingOf(candidate);
  const older =
    standing === 'older'
      ? `version ${version} is older than the recorded version ${current?.head.version}.`
      : undefined;
  if (head.recorded !== undefined) {
    if (head.recorded > today) {
      return `"updated" is ${head.recorded}, and today is ${today}: a draft is recorded on a day that has come. Set "updated" to today.`;
    }
    if (before && head.recorded < recordedOn(before.head)) {
      return `"updated" is ${head.recorded}, and version ${before.head.version} was recorded on ${recordedOn(before.head)}. Set "updated" to that day or a later one.`;
    }
    return older;
  }
  if (head.announced > today) {
    return `"updated" is ${head.announced}, and today is ${today}: a version is published on a day that has come. Set "updated" to today.`;
  }
  if (head.effective < head.announced) {
    return `"effective" is ${head.effective}, before the day of publication, ${head.announced} ("updated"). Correct one of the two dates.`;
  }
  const place = versionProblem(candidate, corpus) ?? folderProblem(candidate, today);
  if (place !== undefined) return place;
  if (older !== undefined) return older;
  if (standing === 'changed') {
    return `the text of ${title} has changed, and version ${version} has been public. Set "version" to "${nextVersion(last)}" and "updated" to today.`;
  }
  const day = before && recordedOn(before.head);
  const isLater =
    day === undefined ||
    head.announced > day ||
    (head.announced === day && whole?.kind === 'correction');
  if (standing === 'new' && !isLater) {
    return `"updated" is ${head.announced}, and version ${before?.head.version} was published on ${day}. A document changes once a day: publish version ${version} on a later day, and set "updated" to that day. Only a correction may follow on the same day.`;
  }
  const first = whole?.kind === 'change' ? firstDayAfterNotice(head.announced, corpus) : undefined;
  if (first !== undefined && head.effective < first) {
    return `"effective" is ${head.effective}, and a change that is announced on ${head.announced} takes effect on ${first} or later: so says the fact change-notice. Set "effective" to that day or a later one.`;
  }
  return undefined;
}
