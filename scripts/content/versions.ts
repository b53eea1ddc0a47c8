// Purpose: a document's text and its version go together: content/versions.yaml holds the fingerprint of each version, and a
// text that has another one needs a new version. Pure.
import { createHash } from 'node:crypto';
import { type MdxDocument, titleOf } from './document.ts';
import type { Problem } from './problem.ts';
import { type Sources, shownData } from './shown-data.ts';
import { isGroup, listOf, type Source, valueAt } from './source.ts';

/** Fingerprints by version, by document. */
export type Recorded = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A document's version as its front matter has it, and the fingerprint of its text. */
export type Present = {
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly version: string;
  readonly fingerprint: string;
};

const command = 'npm run versions:accept';

/**
 * SHA-256 of the summary and the body of a document, with the data that its components show, in hexadecimal. Line breaks,
 * spaces and waivers make no difference; facts and company values count by name: a fact that changes is no new version of
 * the documents that name it.
 */
export function fingerprintOf({ front, scan }: MdxDocument, sources: Sources): string {
  const summary = listOf(valueAt(front?.data, ['summary'])).map(String);
  const shown = scan.tags.map(({ name }) => shownData(name, sources));
  const text = [...summary, scan.text, ...shown]
    .join('\n')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return createHash('sha256').update(text).digest('hex');
}

/** The documents whose front matter names a version. */
export function presentVersions(documents: readonly MdxDocument[], sources: Sources): Present[] {
  return documents.flatMap((document) => {
    const version = valueAt(document.front?.data, ['version']);
    if (typeof version !== 'string' || !document.front) return [];
    const { id, file, front } = document;
    const place = { id, file, title: titleOf(document), line: front.lineOf(['version']) };
    return [{ ...place, version, fingerprint: fingerprintOf(document, sources) }];
  });
}

/** The recorded fingerprints; none when the file cannot be read. */
export function recordedVersions(source: Source | undefined): Recorded {
  const documents = valueAt(source?.data, ['documents']);
  if (!isGroup(documents)) return {};
  return Object.fromEntries(
    Object.entries(documents).map(([id, versions]) => [
      id,
      Object.fromEntries(
        Object.entries(isGroup(versions) ? versions : {}).map(([key, value]) => [
          key,
          String(value),
        ]),
      ),
    ]),
  );
}

/** Whether the site is public: then a recorded version's text is fixed. */
export function isPublic(launch: Source | undefined): boolean {
  const since = valueAt(launch?.data, ['publicSince']);
  return since !== null && since !== undefined;
}

/** The mistakes of documents whose text, version and record do not agree; one without any record is a draft and passes. */
export function versionProblems(documents: readonly MdxDocument[], sources: Sources): Problem[] {
  const versions = sources.get('content/versions.yaml');
  if (!versions) return [];
  const fixed = isPublic(sources.get('content/launch.yaml'));
  const recorded = recordedVersions(versions);
  const present = presentVersions(documents, sources);
  const lost = Object.keys(recorded)
    .filter((id) => !documents.some((document) => document.id === id))
    .map((id) => ({
      file: versions.file,
      line: versions.lineOf(['documents', id]),
      message: `there is no document "${id}". If it was renamed, rename it here too; if it was removed, remove its entry.`,
    }));
  const changed = present.flatMap((one) => {
    const message = messageFor(one, recorded[one.id], fixed);
    return message === undefined ? [] : [{ file: one.file, line: one.line, message }];
  });
  return [...lost, ...changed];
}

function messageFor(
  { version, fingerprint, title }: Present,
  known: Recorded[string] | undefined,
  fixed: boolean,
): string | undefined {
  const last = latest(known);
  if (!known || last === undefined || known[version] === fingerprint) return undefined;
  if (known[version] !== undefined) {
    const early = fixed
      ? ''
      : ` While the site is not public ("publicSince" in content/launch.yaml is empty), ${command} alone records the new text.`;
    return `the text of ${title} has changed, and its version is still ${version}. Set "version" to "${raised(last)}" and "updated" to today, then run: ${command}.${early}`;
  }
  if (compare(version, last) < 0) {
    return `"version": found ${version}, and version ${last} of ${title} is recorded already. Set "version" to "${raised(last)}" and "updated" to today, then run: ${command}.`;
  }
  return `version ${version} of ${title} is not recorded yet. Check its "updated" and "effective" dates, then run: ${command}.`;
}

/** What accepting the present texts leads to: the new record, or the sentences that say why it is refused. */
export function accepted(
  present: readonly Present[],
  recorded: Recorded,
  fixed: boolean,
): {
  readonly recorded: Recorded;
  readonly news: readonly string[];
  readonly refused: readonly string[];
} {
  const news: string[] = [];
  const refused: string[] = [];
  const entries = present.map(({ id, version, fingerprint, title, file }) => {
    const known = recorded[id] ?? {};
    const last = latest(known);
    if (known[version] === fingerprint) return [id, known] as const;
    if (known[version] !== undefined && fixed) {
      refused.push(
        `${file}: the text of ${title} has changed, and version ${version} has been public. Set "version" to "${raised(last ?? version)}" and "updated" to today.`,
      );
    } else if (last !== undefined && compare(version, last) < 0) {
      refused.push(`${file}: version ${version} is older than the recorded version ${last}.`);
    } else {
      news.push(`${title}: version ${version}${known[version] ? ', new text' : ''}`);
    }
    return [id, { ...known, [version]: fingerprint }] as const;
  });
  const sorted = entries.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { recorded: Object.fromEntries(sorted), news, refused };
}

/** The text of content/versions.yaml. */
export function versionsFile(recorded: Recorded): string {
  const documents = Object.entries(recorded).map(([id, versions]) => {
    const lines = Object.entries(versions).map(
      ([version, print]) => `    "${version}": "${print}"\n`,
    );
    return `  ${id}:\n${lines.join('')}`;
  });
  const head = [
    '# The fingerprint (SHA-256) of the text of every version of every document. Not written by hand:',
    `# ${command} records a new version.`,
  ];
  return `${head.join('\n')}\n\ndocuments:\n${documents.join('')}`;
}

function latest(known: Recorded[string] | undefined): string | undefined {
  return Object.keys(known ?? {})
    .toSorted(compare)
    .at(-1);
}

function compare(one: string, other: string): number {
  const [major = 0, minor = 0] = one.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}

function raised(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}`;
}
