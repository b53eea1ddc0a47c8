// When versions apply: which one is in force on a day, what comes after it, and which ones were replaced before their day. A draft
// never applies.
import { isoDate } from '../../core/iso-date.ts';
import type { ArchivedVersion } from './archive.ts';

/**
 * The state of a version on a day: its first day is still to come; it applies; it applied until another version did; or it
 * never applies, because another was published before its day came. A version that is corrected on its first day has applied for a
 * part of it, and the day counts as that of the correction. Of drafts, the newest is the one that a document shows.
 */
export type VersionState =
  | 'draft'
  | 'earlier draft'
  | 'announced'
  | 'current'
  | 'superseded'
  | 'replaced'
  | 'corrected';

type Headed = Pick<ArchivedVersion, 'head'>;

/**
 * Whether a version never applies. That is so if a later version was published before its day came, or applies no later than
 * it would.
 * @param versions Of the document, oldest first.
 */
export function isReplaced<T extends Headed>(version: T, versions: readonly T[]): boolean {
  const { announced, effective } = version.head;
  if (effective === undefined) return false;
  return versions
    .slice(versions.indexOf(version) + 1)
    .some(
      ({ head }) =>
        head.effective !== undefined &&
        ((head.announced > announced && head.announced < effective) || head.effective <= effective),
    );
}

/** Whether a version that is replaced had begun to apply: a correction was published on its first day, for that day. */
export function isCorrected<T extends Headed>(version: T, versions: readonly T[]): boolean {
  const { effective } = version.head;
  return versions
    .slice(versions.indexOf(version) + 1)
    .some(
      ({ head }) =>
        head.kind === 'correction' && head.effective === effective && head.announced === effective,
    );
}

/**
 * The version with whose first day another one ends: the next version that applies. A version that never applies ends with
 * itself. `undefined` while no end is known, and for a draft.
 * @param versions Of the document, oldest first.
 */
export function endOf<T extends Headed>(version: T, versions: readonly T[]): T | undefined {
  if (version.head.effective === undefined) return undefined;
  if (isReplaced(version, versions)) return version;
  return versions
    .slice(versions.indexOf(version) + 1)
    .find((later) => !isReplaced(later, versions));
}

/**
 * The version that a document shows on a day: the one that applies, as a version applies from its effective day until the next
 * one does; of drafts the newest, on every day.
 * @param versions Oldest first.
 * @param day Such as `2026-11-22`.
 */
export function shownOn<T extends Headed>(versions: readonly T[], day: string): T | undefined {
  return versions.findLast(
    (version) => (version.head.effective ?? '') <= day && !isReplaced(version, versions),
  );
}

/**
 * The state of each version of a document on a day.
 * @param versions Oldest first.
 * @param day Such as `2026-11-22`.
 */
export function statesOn(versions: readonly Headed[], day: string): VersionState[] {
  const shown = shownOn(versions, day);
  return versions.map((version) => {
    if (version.head.effective === undefined) return version === shown ? 'draft' : 'earlier draft';
    if (version === shown) return 'current';
    if (isReplaced(version, versions)) {
      return isCorrected(version, versions) ? 'corrected' : 'replaced';
    }
    return version.head.effective > day ? 'announced' : 'superseded';
  });
}

/** The calendar day before another one, such as `2026-11-21` before `2026-11-22`. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return isoDate(date);
}
