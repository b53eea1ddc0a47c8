// Announced texts: whether each stands in the right folder for its day, how much notice a change needs, and what is left to
// tidy up once a day has come.

import { isoDate } from '../../core/iso-date.ts';
import { day as dayLength, lengthOf } from '../../status/intervals.ts';
import type { Corpus } from '../corpus.ts';
import { counterpart, isAnnounced, translationFile } from '../read/content-paths.ts';
import { type Document, effectiveDay } from '../read/document.ts';
import { valueAt } from '../read/source.ts';
import { compareVersions, nextVersion } from './archive.ts';
import { type Candidate, candidateOf, standingOf } from './candidate.ts';
import { dayBefore } from './states.ts';

/** Announced texts, each as it is on its first day. */
export function announcedCandidates(
  corpus: Corpus,
  announced: readonly Document[] = corpus.announced,
): Candidate[] {
  return announced.flatMap((document) => {
    const day = effectiveDay(document);
    return day === undefined ? [] : [candidateOf(document, corpus.asOf(day))];
  });
}

/** Why a text cannot be announced: it is no later version of the document that it replaces. */
export function versionProblem(
  { document, head, newest }: Candidate,
  { announced, documentsById, past }: Corpus,
): string | undefined {
  const copied = copiedBy(document, past);
  const replaced = announced.includes(document) ? documentsById.get(document.id) : copied;
  if (!replaced) return undefined;
  const current = replaced.front.version ?? head.version;
  if (compareVersions(head.version, current) > 0) return undefined;
  const wanted = `"version": found ${head.version}, expected a later one than ${current}, the version of ${replaced.file}. Set "version" to "${nextVersion(newest?.head.version ?? current)}"`;
  return copied
    ? `${wanted} and "effective" to the day from which on this text applies, or remove the file.`
    : `${wanted}.`;
}

/** The text of which an announced one whose day has come is a copy: it has the same version. */
const copiedBy = ({ id, front }: Document, past: readonly Document[]) =>
  past.find((each) => each.id === id && each.front.version === front.version);

/**
 * Why the text of a new version must not stand in its folder on a day, in a sentence with the remedy; `undefined` if it may.
 */
export function folderProblem(candidate: Candidate, day: string): string | undefined {
  const { document, head, newest, before } = candidate;
  const { file } = document;
  if (head.effective === undefined) return undefined;
  const ahead = head.effective > day;
  const dates = `"effective" is ${head.effective}, and the site's date is ${day}`;
  if (!isAnnounced(file)) {
    if (!ahead || !before) return undefined;
    return `${dates}: content/documents holds what is in force. Move this text to ${counterpart(file)}, and put the text in force back here (git restore brings it).`;
  }
  if (!newest) {
    return `nothing of this document is recorded yet, and so nothing is in force that this text could replace. Keep the first text in ${counterpart(file)} alone.`;
  }
  if (ahead || standingOf(candidate) !== 'new') return undefined;
  return `${dates}: an announced text takes effect on a later day. Set "effective" to one, or move the file to ${counterpart(file)} if it applies from now on.`;
}

/** The fact that says how long before its day a change must be announced. Without the fact no notice is required. */
const noticeFact = 'change-notice';

/**
 * The first day on which a change may take effect.
 * @param announced Day on which it is published, such as `2026-11-22`.
 * @returns The day, such as `2026-12-22`; `undefined` if no notice is required.
 * @throws RangeError for a fact whose length depends on the calendar.
 */
export function firstDayAfterNotice(
  announced: string,
  { facts, stage }: Corpus,
): string | undefined {
  const fact = facts.values.get(noticeFact);
  if (stage === 'draft' || !fact) return undefined;
  const length =
    fact.kind === 'duration' && typeof fact.value === 'number'
      ? lengthOf(fact.value, fact.unit)
      : undefined;
  if (length === undefined) {
    throw new RangeError(
      `${facts.path}:${facts.source?.lineOf([noticeFact]) ?? 1}  "${noticeFact}" must be a duration of one value in days or weeks: days are counted with it. Correct it.`,
    );
  }
  return isoDate(new Date(Date.parse(announced) + Math.ceil(length / dayLength) * dayLength));
}

/** An announced text whose day has come (`from`), the file that it replaces (`to`), and that day (`since`). */
export type Due = { readonly from: string; readonly to: string; readonly since: string };

/** The announced texts that are in force, and their translations, which still have to be moved to their places. */
export function dueTexts({ documents, past, translations }: Corpus): Due[] {
  return documents.flatMap((document) => {
    const { file: from, id } = document;
    const since = effectiveDay(document);
    if (!isAnnounced(from) || since === undefined) return [];
    // A copy is not to be moved onto the text that it copies.
    if (copiedBy(document, past)) return [];
    const to = past.find((each) => each.id === id)?.file ?? counterpart(from);
    const translated = translations
      .filter((each) => each.id === id && isAnnounced(each.file))
      .map(({ file, language }) => ({ from: file, to: translationFile(id, language), since }));
    return [{ from, to, since }, ...translated];
  });
}

/** The texts that are no longer in force, and whose words differ from those that were recorded. */
export function changedPast(corpus: Corpus): { document: Document; due: Due }[] {
  return dueTexts(corpus).flatMap((due) => {
    const document = corpus.past.find(({ file }) => file === due.to);
    if (!document) return [];
    const standing = standingOf(candidateOf(document, corpus.asOf(dayBefore(due.since))));
    return standing === 'kept' || standing === 'unrecorded' ? [] : [{ document, due }];
  });
}

/**
 * A line for each thing to tidy up after a day has come: texts to move, values of facts to write in the place of the old
 * ones.
 */
export function tidyUpLines(corpus: Corpus): string[] {
  const texts = dueTexts(corpus).map(
    ({ from, to, since }) =>
      `${from} is in force since ${since}. npm run versions:accept moves it to ${to}.`,
  );
  const { facts, day } = corpus;
  const values = (facts.names ?? []).flatMap((id) => {
    const from = valueAt(facts.source?.data, [id, 'from']);
    if (typeof from !== 'string' || from > day) return [];
    return [
      `${facts.path}:${facts.source?.lineOf([id, 'from']) ?? 1}: the day of "${id}" has come, ${from}. Write the value of "then" as "value", and remove "from" and "then".`,
    ];
  });
  return [...texts, ...values];
}
