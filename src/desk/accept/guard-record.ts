// What readers could see of the record stays: held against an earlier commit, or against the sums that the site publishes. A
// check of the content alone cannot see that a commit rewrote a text and its sum together.
import { isDeepStrictEqual } from 'node:util';
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
 * What an earlier state published and a later one no longer holds, and what a later one dates back, each as a sentence. Nothing is published while the earlier
 * state’s own launch.yaml names no day, or one that is to come. A moved document leaves its texts where they are.
 * A record of the status page keeps its facts and its steps; it may gain an end, a resolution, steps and translations, and
 * another plan of maintenance with a step that says so.
 * @param day Today, such as `2026-12-01`.
 * @param holdsTranslations whether a record keeps its translations as well, and gains none
 * @throws YAMLParseError for a file that is no YAML, in either state.
 */
export function findLost(
  before: ReadFile,
  after: ReadFile,
  day: string,
  holdsTranslations = false,
): string[] {
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
  lost.push(...findDatedBack(before(sumsFile), after, day));
  for (const [kind, file] of Object.entries(statusFiles)) {
    const recordsOf = (text: string) =>
      recordsIn(text, kind).map(holdsTranslations ? (record) => record : withoutTranslations);
    const kept = Map.groupBy(recordsOf(after(file)), ({ id }) => String(id));
    for (const record of recordsOf(before(file))) {
      const name = `The record ${record.id} of ${file} was published, and`;
      const later = kept.get(String(record.id));
      if (!later) lost.push(`${name} is gone.`);
      for (const change of later?.flatMap((one) => changesOf(record, one, day)) ?? []) {
        lost.push(`${name} ${change}.`);
      }
    }
  }
  return lost;
}

/** Translations are no facts: English comes first, and a mended one takes the place of the one before. */
function withoutTranslations({ translations: _, ...record }: StatusRecord): StatusRecord {
  const updates = record.updates?.map(({ translations: __, ...step }) => step);
  return { ...record, ...(updates && { updates }) };
}

/** What a record may gain. */
const mayCome = ['end', 'resolution'];
/** What an update that marks a change of the plan may change with it, until the work begins. */
const plan = ['components', 'start', 'end', 'details'];

/**
 * What a later state of a record says otherwise, each as the end of a sentence.
 * @param day today: an update names its own time, so work that is over could be planned anew by one that names a time before it
 */
function changesOf(before: StatusRecord, after: StatusRecord, day: string): string[] {
  const { updates: steps = [], ...facts } = before;
  const { updates: newSteps = [], ...newFacts } = after;
  const start = Number(facts['start']);
  const isReplanned =
    start >= Date.parse(day) &&
    newSteps
      .slice(steps.length)
      .some(({ at, change }) => change !== undefined && Number(at) < start);
  // A fault that comes back before its incident is resolved moves the end.
  const { state } = steps.at(-1) ?? {};
  const isOpen = state !== undefined && state !== 'resolved';
  const mayChange = (key: string) =>
    (isReplanned && plan.includes(key)) || (isOpen && key === 'end' && key in newFacts);
  const pairs = Object.keys({ ...facts, ...newFacts })
    .filter((key) => !(key in facts ? mayChange(key) : mayCome.includes(key)))
    .map((key) => [key, facts[key], newFacts[key]] as const);
  // The steps stay in their order, as feeds and the public API number them.
  const stepPairs = steps.map(
    (step, index) => [`update ${index + 1}`, step, newSteps[index]] as const,
  );
  return [...pairs, ...stepPairs]
    .filter(([, was, is]) => !isDeepStrictEqual(was, is))
    .map(([key, was, is]) => `its ${key} is changed: found ${shown(is)}, expected ${shown(was)}`);
}

const shown = (value: unknown) => JSON.stringify(value) ?? 'nothing';

/** The day from which on the site is public, such as `2026-12-01`, as `content/launch.yaml` names it; `undefined` while it names none. */
export function publicSinceIn(launch: string): string | undefined {
  const { publicSince } = Object(parse(launch, { schema: 'failsafe' }));
  return /^\d{4}-\d\d-\d\d$/.test(publicSince) ? publicSince : undefined;
}

/** What is accepted may wait so long for whoever reviews the request, and for a night that passes. In days. */
const longestWait = 7;

/**
 * The versions that say that readers had them earlier than they do, each as a sentence.
 * @param before lines of `sha256sum` of an earlier state: those of its archive, or those that the site publishes
 * @param after the later state
 * @param day today, such as `2026-12-01`
 * @throws YAMLParseError for a head that is no YAML
 */
export function findDatedBack(before: string, after: ReadFile, day: string): string[] {
  const known = new Set(linesOf(before).map(({ file }) => inArchive(file)));
  const oldest = new Date(Date.parse(day) - longestWait * 86_400_000).toISOString().slice(0, 10);
  return linesOf(after(sumsFile))
    .filter(({ file }) => /(?:^|\/)[1-9]\d*\.\d+\.md$/.test(file) && !known.has(file))
    .flatMap(({ file }) => {
      const path = archiveFolder + file;
      const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(after(path)) ?? [];
      const { announced, effective } = Object(parse(head, { schema: 'failsafe' }));
      const past = [announced, effective].find((each) => !(String(each) >= oldest));
      return past === undefined && announced !== undefined
        ? []
        : [
            `${path} comes on ${day} and says that it was announced, or applied, on ${past ?? 'no day'}: no reader could see it then. Take it out of the request (git restore --source=origin/main --staged --worktree content/versions), set "updated" and "effective" to today, and run: npm run versions:accept.`,
          ];
    });
}

/** The name that a text has in the archive: the site publishes `legal/terms/1.0.md` as `legal/terms/versions/1-0.md`. */
const inArchive = (file: string) => file.replace(/versions\/(\d+)-(\d+)\.md$/, '$1.$2.md');

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
    const lines = kept.get(inArchive(file));
    return lines?.every((line) => line.sum === sum) ? [] : [file];
  });
}

/** Whether a site’s sums say that its record is published: versions of a draft are numbered below 1.0. */
export function isPublishedSite(sums: string): boolean {
  return /\/versions\/[1-9]\d*-\d+\.md$/m.test(sums);
}

/** An entry of `incidents.json` and `scheduled-maintenances.json` of the public API. */
export type PublicRecord = {
  readonly id: string;
  readonly name: string;
  readonly impact: string;
  readonly started_at: string;
  /** The newest first. */
  readonly incident_updates: readonly {
    readonly created_at: string;
    readonly status: string;
    readonly body: string;
  }[];
};

/**
 * What readers see of the status page and a build would take away or say otherwise, each as a sentence: a record, or steps of one.
 * @param readers the records of the public API
 * @param built those of the build; like the shown ones they are the newest
 * @param kept the text of the file of all records, `incidents.yaml` or `maintenance.yaml`
 */
export function findLostRecords(
  readers: readonly PublicRecord[],
  built: readonly PublicRecord[],
  kind: keyof typeof statusFiles,
  kept: string,
): string[] {
  const ids = new Set(recordsIn(kept, kind).map(({ id }) => String(id)));
  return readers.flatMap((record) => {
    const { id, incident_updates: steps } = record;
    if (!ids.has(id))
      return [`${id} is shown on the status page, and this commit does not hold it.`];
    const own = built.find((one) => one.id === id);
    if (!own) return [];
    const count = own.incident_updates.length;
    if (count < steps.length)
      return [
        `${steps.length} steps of ${id} are shown on the status page, and this commit holds ${count}.`,
      ];
    const later = fixedIn(own, kind);
    return fixedIn(record, kind).flatMap((fact, index) =>
      fact === later[index]
        ? []
        : [
            `${id} is shown on the status page with “${fact}”, and this commit has “${later[index]}”.`,
          ],
    );
  });
}

/** What no later step changes, the oldest first. Of maintenance the plan may change, and its status follows the clock. */
function fixedIn(
  { name, impact, started_at, incident_updates }: PublicRecord,
  kind: keyof typeof statusFiles,
): string[] {
  const steps = incident_updates.toReversed();
  if (kind === 'maintenance') return steps.map(({ created_at }) => `${created_at}`);
  const words = steps.map(({ created_at, status, body }) => `${created_at} ${status}: ${body}`);
  return [name, `impact ${impact} from ${started_at}`, ...words];
}

const isEnglishText = (file: string) =>
  /\d+[.-]\d+\.md$/.test(file) && !isLanguageCode(file.split('/')[0]);

const linesOf = (sums: string) =>
  sums.split('\n').flatMap((line) => {
    const [sum, file] = line.split(/\s+\*?/);
    return sum && file ? [{ sum, file }] : [];
  });

type Fields = Readonly<Record<string, unknown>>;
type StatusRecord = Fields & { readonly updates?: readonly Fields[] };

/** The records of a file, in which one instant, or one text, is the same in each form that YAML has for it. */
function recordsIn(text: string, kind: string): StatusRecord[] {
  const written = (_: unknown, value: unknown) => {
    if (typeof value !== 'string') return value;
    return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? new Date(value) : value.trim();
  };
  return Object(parse(text, written))[kind] ?? [];
}

/**
 * The reason for an exception: what stands after `Record:` at the head of a paragraph of a request or a commit message, where readers see
 * it: what a browser takes for a comment is none, nor what stands behind a tag or a fence, of which GitHub may draw a picture, and the title
 * of a link does not go on behind an empty line.
 */
export function reasonIn(message: string): string | undefined {
  const [shown] = message
    .replace(/<!--[\s\S]*?(-->|$)|<!\[CDATA\[[\s\S]*?(\]\]>|$)/g, '')
    .replace(/<[?!][\s\S]*?(>|$)/g, '')
    .split(/<|```|~~~/);
  return /(?:^|\n)[ \t\r]*\nRecord:[ \t]*(\S.*)/.exec(`\n${shown}`)?.[1]?.trim();
}
