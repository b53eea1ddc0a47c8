// A document's text and its version must agree, today and on every later day on which something changes. A text that differs
// from the archived one needs a new version, and an archived version that is announced needs its text.

import { idsOf } from '../core/addresses.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { counterpart, isAnnounced, sumsFile } from '../corpus/read/content-paths.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import {
  announcedCandidates,
  changedPast,
  folderProblem,
  versionProblem,
} from '../corpus/record/announced.ts';
import { nextVersion } from '../corpus/record/archive.ts';
import {
  type Candidate,
  candidateOf,
  firstDifference,
  standingOf,
  versionsOf,
} from '../corpus/record/candidate.ts';

const command = 'npm run versions:accept';

/**
 * The documents whose text, version and archive do not agree. A document of which nothing is recorded passes. Call it
 * only for content without other mistakes. Each document is reported for the first day on which they disagree.
 */
export function versionRules(corpus: Corpus): Diagnostic[] {
  const owned = new Set(corpus.documents.flatMap(({ id, front }) => idsOf(id, front.movedFrom)));
  const lost = [...corpus.archive.documents.keys()]
    .filter((id) => !owned.has(id))
    .map((id) => ({
      file: sumsFile,
      line: 1,
      message: `there is no document "${id}", and its versions are archived. If its file was renamed, undo that, and run: npm run documents:move -- ${id} and the new address.${corpus.stage === 'draft' ? '' : ' A document that was published is not removed.'}`,
    }));
  const found = new Map<string, Diagnostic>();
  const judge = ({ document }: Candidate, key: string, message: string | undefined) => {
    if (message === undefined || found.has(document.id)) return;
    const line = document.source?.lineOf([key]) ?? 1;
    found.set(document.id, { file: document.file, line, message });
  };
  for (const { document, due } of changedPast(corpus)) {
    const message = `the words of this text have changed, and it is not shown: ${due.from} is in force since ${due.since}. Undo the change (git restore), run ${command}, which moves that file here, and edit it then. If this text is not needed, move that file here by hand.`;
    found.set(document.id, { file: document.file, line: 1, message });
  }
  for (const candidate of announcedCandidates(corpus)) {
    judge(candidate, 'version', versionProblem(candidate, corpus));
    judge(candidate, 'effective', folderProblem(candidate, corpus.day));
    judge(candidate, 'version', sentenceFor(candidate, corpus));
  }
  // A draft is recorded anew on the day on which its words change.
  const ahead = corpus.stage === 'draft' ? [] : corpus.daysAhead.map(corpus.asOf);
  for (const view of [corpus, ...ahead]) {
    for (const document of view.documents) {
      if (versionsOf(document, view).length === 0) continue;
      const candidate = candidateOf(document, view);
      if (view === corpus) {
        judge(candidate, 'version', versionProblem(candidate, corpus));
        judge(candidate, 'effective', folderProblem(candidate, corpus.day));
        judge(candidate, 'version', sentenceFor(candidate, corpus));
      } else judge(candidate, 'version', sentenceAhead(candidate, view));
    }
  }
  return [...lost, ...found.values()];
}

/** What is wrong with a text under its version. */
function sentenceFor(candidate: Candidate, { stage }: Corpus): string | undefined {
  const { document, head, newest, current } = candidate;
  const { title, version } = head;
  const next = nextVersion(newest?.head.version ?? version);
  switch (standingOf(candidate)) {
    case 'changed': {
      const early =
        stage === 'published'
          ? ''
          : ` While the site is not public ("publicSince" in content/launch.yaml is empty), ${command} alone records the new text.`;
      return `the text of ${title} has changed, and its version is still ${version}.${where(candidate)} Set "version" to "${next}" and "updated" to today, then run: ${command}.${early}`;
    }
    case 'older':
      return `"version": found ${version}, and version ${current?.head.version} of ${title} is recorded already. Set "version" to "${next}" and "updated" to today, then run: ${command}.`;
    case 'new': {
      const announced = isAnnounced(document.file) ? ` is announced for ${head.effective} and` : '';
      return `version ${version} of ${title}${announced} is not recorded yet. Check its ${stage === 'draft' ? '"updated" date' : '"updated" and "effective" dates'}, then run: ${command}.`;
    }
    default:
      return undefined;
  }
}

/** The mistake that a text will have on a later day if nothing is announced for it. */
function sentenceAhead(candidate: Candidate, { day }: Corpus): string | undefined {
  const { document, head, newest, current } = candidate;
  const { title, version } = head;
  switch (standingOf(candidate)) {
    case 'changed': {
      const next = nextVersion(newest?.head.version ?? version);
      const remedy = isAnnounced(document.file)
        ? `A document has one announced text at a time: let both changes take effect on one day, or make this one once version ${version} is in force.`
        : `An announced version has to say so: copy this file to ${counterpart(document.file)}, set "version" to "${next}", "updated" to today and "effective" to ${day} there, then run: ${command}.`;
      return `the words of ${title} become others on ${day}, while version ${version} applies.${where(candidate)} ${remedy}`;
    }
    case 'older': {
      const file = isAnnounced(document.file) ? document.file : counterpart(document.file);
      return `version ${current?.head.version} of ${title} is announced for ${day}, and its text is missing. Put ${file} back as it was recorded (git restore brings it). To take the announcement back, give that file a higher version with the words and the day that hold, and run: ${command}.`;
    }
    default:
      return undefined;
  }
}

/** The first place where a text differs from the recorded one. */
function where(candidate: Candidate): string {
  const difference = firstDifference(candidate);
  if (!difference) return '';
  const { place, found, recorded } = difference;
  return ` In ${place}: found “${found}”, recorded “${recorded}”.`;
}
