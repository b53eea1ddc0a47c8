// What readers and programs are given of the archive: addresses of versions, their state on a day, sums and an index.
import type { DerivedPage } from '../../core/addresses.ts';
import { isoDate } from '../../core/dates.ts';
import type { Archive, ArchivedVersion } from './archive.ts';

/** Whether a version applies on a day: not yet, now, or no longer. */
export type VersionState = 'announced' | 'in force' | 'superseded';

/** The part of an address that names a version: `1.10` is `1-10`, since a dot would begin the ending of a file. */
export function versionSlug(version: string): string {
  return version.replace('.', '-');
}

/** Where the canonical text of a version is served, such as `/legal/terms-of-service/versions/1-0.md`. */
export function versionTextPath({
  document,
  head,
}: Pick<ArchivedVersion, 'document' | 'head'>): string {
  return `/${document}/versions/${versionSlug(head.version)}.md`;
}

/**
 * The state of each version of a document on a day.
 * @param versions Oldest first.
 * @param day Such as `2026-11-22`: a version applies from its effective day until the next one does.
 */
export function statesOn(versions: readonly ArchivedVersion[], day: string): VersionState[] {
  const newest = versions.findLastIndex(({ head }) => head.effective <= day);
  return versions.map((_, index) => {
    if (index > newest) return 'announced';
    return index === newest ? 'in force' : 'superseded';
  });
}

/** The day before a day of the calendar, such as `2026-11-21` before `2026-11-22`. */
export function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return isoDate(date);
}

/** The address of the page that lists the versions of a document. */
export function versionsPath(document: string): string {
  return `/${document}/versions`;
}

/** The address of a version as it stood, such as `/legal/terms-of-service/versions/1-0`. */
export function versionPath(document: string, version: string): string {
  return `${versionsPath(document)}/${versionSlug(version)}`;
}

/** The address of what changed between two versions, such as `/legal/terms-of-service/changes/1-0/1-1`. */
export function changesPath(document: string, from: string, to: string): string {
  return `/${document}/changes/${versionSlug(from)}/${versionSlug(to)}`;
}

/** The address of the feed of a document's versions; without a document, of all. */
export function changesFeedPath(document?: string): string {
  return document === undefined ? '/legal/changes.atom' : `/${document}/changes.atom`;
}

/** The id under which a document's timeline lists the versions that touched a section. */
export function historyId(section: string): string {
  return `section-${section}`;
}

/** Every two versions of a document, the older one first. */
export function versionPairs<T>(versions: readonly T[]): (readonly [from: T, to: T])[] {
  return versions.flatMap((to, index) =>
    versions.slice(0, index).map((from): readonly [T, T] => [from, to]),
  );
}

/** A page of a document's record: its timeline, a version as it stood, or what changed between two. */
export type RecordPage = DerivedPage & { readonly kind: 'timeline' | 'version' | 'changes' };

/** The pages of a document's record. Search engines list the timeline; of texts, the one in force. */
export function recordPages(
  document: string,
  versions: readonly Pick<ArchivedVersion, 'head'>[],
): RecordPage[] {
  if (versions.length === 0) return [];
  const insteadOf = `/${document}`;
  const numbers = versions.map(({ head }) => head.version);
  return [
    { kind: 'timeline', path: versionsPath(document) },
    ...numbers.map((version): RecordPage => {
      return { kind: 'version', path: versionPath(document, version), insteadOf };
    }),
    ...versionPairs(numbers).map(([from, to]): RecordPage => {
      return { kind: 'changes', path: changesPath(document, from, to), insteadOf };
    }),
  ];
}

/** Every published version, by the address of its document and then by age. */
export function allVersions({ documents }: Archive): ArchivedVersion[] {
  return [...documents].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, versions]) => versions);
}

/** The sums of all served texts, for `sha256sum -c` in the root of the site: names are relative to it. */
export function servedSums(archive: Archive): string {
  return allVersions(archive)
    .map((version) => `${version.fingerprint}  ${versionTextPath(version).slice(1)}\n`)
    .join('');
}

/**
 * The index of the record for programs: every document with its versions, their days, state, hash and text.
 * @param site Origin of the site.
 * @param day The day on which the states hold.
 */
export function versionsIndex({ documents }: Archive, site: string, day: string) {
  return {
    asOf: day,
    documents: [...documents]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, versions]) => {
        const states = statesOn(versions, day);
        return {
          document: new URL(`/${id}`, site).href,
          versions: versions.map((version, index) => {
            const { path: _, ...head } = version.head;
            return {
              ...head,
              state: states[index],
              until: versions[index + 1]?.head.effective ?? null,
              sha256: version.fingerprint,
              text: new URL(versionTextPath(version), site).href,
            };
          }),
        };
      }),
  };
}
