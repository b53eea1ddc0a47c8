// What the pages of the record say of the state of versions.
import type { PageContext } from '../../corpus/queries/page-context.ts';
import type { ArchivedVersion } from '../../corpus/record/archive.ts';
import { dayBefore, endOf, statesOn, type VersionState } from '../../corpus/record/states.ts';
import { recordedOn } from '../../corpus/record/version.ts';

/** The state of a version, and the sentence that says it. */
export type Standing = { readonly state: VersionState; readonly sentence: string };

const keys: Readonly<Record<VersionState, string>> = {
  draft: 'draft',
  'earlier draft': 'earlierDraft',
  announced: 'announced',
  current: 'inForce',
  superseded: 'superseded',
  replaced: 'replaced',
  corrected: 'corrected',
};

/**
 * The standing of each version of a document on a day.
 * @param versions Oldest first.
 * @param day Such as `2026-11-22`.
 * @param group The sentences: `record:state` in lists, `record:old` at the head of a version’s own page.
 */
export function standingsOf(
  versions: readonly ArchivedVersion[],
  day: string,
  { t, date }: Pick<PageContext, 't' | 'date'>,
  group: 'record:state' | 'record:old',
): Standing[] {
  return statesOn(versions, day).map((state, index) => {
    const version = versions[index];
    if (!version) throw new RangeError('A state is that of a version.');
    const from = version.head.effective ?? recordedOn(version.head);
    const until = endOf(version, versions)?.head.effective ?? from;
    const values = { date: date(from), until: date(dayBefore(until)) };
    return { state, sentence: t(`${group}.${keys[state]}`, values) };
  });
}
