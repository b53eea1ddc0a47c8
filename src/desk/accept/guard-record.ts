// What readers could see of the record stays: held against an earlier commit, or against the sums that the site publishes. A
// check of the content alone cannot see that a commit rewrote a text and its sum together.
import { parse } from 'yaml';
import { archiveFolder, sumsFile } from '../../corpus/read/content-paths.ts';
import { isLanguageCode } from '../../languages/list.ts';

export const launchFile = 'content/launch.yaml';
export const statusFiles = {
  incidents: 'content/status/incidents.yaml',
  maintenance: 'content/status/maintenance.yaml',
} as const;
/** The files that say what was published, as paths of a commit. */
export const recordFiles: readonly string[] = [launchFile, sumsFile, ...Object.values(statusFiles)];

/** The text of a file of a commit; empty where the commit has no such file. */
export type ReadFile = (path: string) => string;

/**
 * What an earlier state published and a later one no longer holds, each as a sentence. Nothing is published while the earlier
 * state’s own launch.yaml names no day, or one that is to come. A moved document leaves its texts where they are.
 * @param day Today, such as `2026-12-01`.
 */
export function findLost(before: ReadFile, after: ReadFile, day: string): string[] {
  const since = publicSinceIn(before(launchFile));
  if (!since || since > day) return [];
  const lost = findLostSums(before(sumsFile), after(sumsFile)).map(
    (file) => `${archiveFolder}${file} was published, and its text is changed or gone.`,
  );
  // A later day would end the guard for all that comes after this commit.
  const now = publicSinceIn(after(launchFile));
  if (now !== since) {
    lost.unshift(
      `${launchFile}: "publicSince": found ${now ?? 'no day'}, expected ${since}, as that day has come.`,
    );
  }
  for (const [kind, file] of Object.entries(statusFiles)) {
    const kept = new Set(idsIn(after(file), kind));
    for (const id of idsIn(before(file), kind)) {
      if (!kept.has(id)) lost.push(`The record ${id} of ${file} was published, and is gone.`);
    }
  }
  return lost;
}

/** The day from which on the site is public, such as `2026-12-01`, as `content/launch.yaml` names it; `undefined` while it names none. */
export function publicSinceIn(launch: string): string | undefined {
  const { publicSince } = Object(parse(launch, { schema: 'failsafe' }));
  return /^\d{4}-\d\d-\d\d$/.test(publicSince) ? publicSince : undefined;
}

/**
 * The files of published sums whose text the later sums no longer hold under the same name, or not alone.
 * @param before lines of `sha256sum`; only English texts of versions are looked at: `1.0.md` of the archive, `…/versions/1-0.md` of the site
 * @param after lines of `sha256sum`, of the archive
 */
export function findLostSums(before: string, after: string): string[] {
  const kept = Map.groupBy(linesOf(after), ({ file }) => file);
  return linesOf(before).flatMap(({ sum, file }) => {
    if (!isEnglishText(file)) return [];
    // One line more for the same file would let its old sum stand beside the one that its new text has.
    const lines = kept.get(file.replace(/versions\/(\d+)-(\d+)\.md$/, '$1.$2.md'));
    return lines?.every((line) => line.sum === sum) ? [] : [file];
  });
}

/** Whether a site’s sums say that its record is published: versions of a draft are numbered below 1.0. */
export function isPublishedSite(sums: string): boolean {
  return /\/versions\/[1-9]\d*-\d+\.md$/m.test(sums);
}

/** An entry of `incidents.json` and `scheduled-maintenances.json` of the public API. */
export type PublicRecord = { readonly id: string; readonly incident_updates: readonly unknown[] };

/**
 * What readers see of the status page and a build would take away, each as a sentence: a record, or steps of one.
 * @param shown the records of the public API
 * @param built those of the build; like the shown ones they are the newest
 * @param kept the text of the file of all records, `incidents.yaml` or `maintenance.yaml`
 */
export function findLostRecords(
  shown: readonly PublicRecord[],
  built: readonly PublicRecord[],
  kind: keyof typeof statusFiles,
  kept: string,
): string[] {
  const ids = new Set(idsIn(kept, kind));
  return shown.flatMap(({ id, incident_updates }) => {
    if (!ids.has(id))
      return [`${id} is shown on the status page, and this commit does not hold it.`];
    const own = built.find((record) => record.id === id)?.incident_updates;
    if (own === undefined || own.length >= incident_updates.length) return [];
    const steps = `${incident_updates.length} steps of ${id}`;
    return [`${steps} are shown on the status page, and this commit holds ${own.length}.`];
  });
}

const isEnglishText = (file: string) =>
  /\d+[.-]\d+\.md$/.test(file) && !isLanguageCode(file.split('/')[0]);

const linesOf = (sums: string) =>
  sums.split('\n').flatMap((line) => {
    const [sum, file] = line.split(/\s+\*?/);
    return sum && file ? [{ sum, file }] : [];
  });

function idsIn(text: string, kind: string): string[] {
  const records: { id?: unknown }[] = Object(parse(text))[kind] ?? [];
  return records.map(({ id }) => String(id));
}

/** The reason for an exception: what stands after `Record:` on a line of its own in a request or a commit message. */
export function reasonIn(message: string): string | undefined {
  return /^Record:[ \t]*(\S.*)$/m.exec(message)?.[1]?.trim();
}
