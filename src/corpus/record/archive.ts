// The archive: the canonical text of every version that was recorded, and the sums that prove that none has changed.

import { type ContentFile, mergeIn } from '../read/content-files.ts';
import { archiveFolder, archivePath, sumsFile } from '../read/content-paths.ts';
import type { Diagnostic } from '../read/diagnostic.ts';
import { schemaDiagnostics } from '../read/schema-diagnostics.ts';
import { valueAt } from '../read/source.ts';
import { readYaml } from '../read/yaml-source.ts';
import { draftHead, publishedHead } from '../schema/versions.ts';
import { fingerprintOf, type PublishedHead, type VersionHead } from './version.ts';

/** An archived version of a document. */
export type ArchivedVersion = {
  readonly file: string;
  readonly document: string;
  readonly head: VersionHead;
  /** The text after the head. */
  readonly words: string;
  readonly text: string;
  readonly fingerprint: string;
};

export type PublishedVersion = ArchivedVersion & { readonly head: PublishedHead };

/** Whether a version was published: before that it is a draft. */
export function isPublished(version: ArchivedVersion): version is PublishedVersion {
  return version.head.effective !== undefined;
}

/** The archive: the versions of each document, oldest first. */
export type Archive = {
  readonly documents: ReadonlyMap<string, readonly ArchivedVersion[]>;
  readonly diagnostics: readonly Diagnostic[];
};

const restore = 'Put it back as it was (git restore brings it).';

/** The text of the sums: one line for each version, in the form of `sha256sum`. */
export function sumsOf(versions: Iterable<Pick<ArchivedVersion, 'file' | 'text'>>): string {
  return [...versions]
    .map(({ file, text }) => `${fingerprintOf(text)}  ${file.slice(archiveFolder.length)}\n`)
    .sort((a, b) => (a.slice(64) < b.slice(64) ? -1 : 1))
    .join('');
}

/** Reads the archive. A file that differs from what was recorded is reported, and left out. */
export function archiveOf(files: readonly ContentFile[]): Archive {
  const diagnostics: Diagnostic[] = [];
  const report = (file: string, line: number, message: string) =>
    diagnostics.push({ file, line, message });
  const sums = recordedSums(files, report);
  const documents = new Map<string, ArchivedVersion[]>();
  for (const { path, text } of files) {
    if (path === sumsFile || !sums) continue;
    const recorded = sums.get(path);
    if (recorded === undefined) {
      report(
        path,
        1,
        'the archive holds no version of this name. Versions are written by npm run versions:accept: remove the file, or restore the archive.',
      );
      continue;
    }
    if (recorded.sum !== fingerprintOf(text)) {
      report(
        path,
        1,
        `the text of a recorded version has changed: it is fixed, and its fingerprint is recorded in ${sumsFile}:${recorded.line}. ${restore}`,
      );
      continue;
    }
    const version = versionOf(path, text, report);
    if (!version) continue;
    documents.set(version.document, [...(documents.get(version.document) ?? []), version]);
  }
  const paths = new Set(files.map(({ path }) => path));
  for (const [path, { line }] of sums ?? []) {
    if (paths.has(path)) continue;
    report(sumsFile, line, `the version ${path} is missing from the archive. ${restore}`);
  }
  for (const [id, versions] of documents) {
    documents.set(
      id,
      versions.toSorted((a, b) => compareVersions(a.head.version, b.head.version)),
    );
  }
  return { documents, diagnostics };
}

type Report = (file: string, line: number, message: string) => void;

/** The sums by the file of each version; `undefined` while nothing can be held to them. */
function recordedSums(
  files: readonly ContentFile[],
  report: Report,
): Map<string, { sum: string; line: number }> | undefined {
  const file = files.find(({ path }) => path === sumsFile);
  const sums = new Map<string, { sum: string; line: number }>();
  if (!file) {
    if (files.length > 0)
      report(sumsFile, 1, `the file is missing: it proves the archive. ${restore}`);
    return undefined;
  }
  const merge = mergeIn(file);
  if (merge) {
    report(sumsFile, merge.line, merge.message);
    return undefined;
  }
  file.text.split('\n').forEach((line, index) => {
    if (line === '') return;
    const [, sum = '', name = ''] = /^([0-9a-f]{64}) {2}(\S+\.md)$/.exec(line) ?? [];
    const path = `${archiveFolder}${name}`;
    const first = sums.get(path);
    if (sum === '') {
      report(
        sumsFile,
        index + 1,
        `found “${line.slice(0, 60)}”, expected a fingerprint of 64 hexadecimal digits, two spaces and a file. ${restore}`,
      );
    } else if (first) {
      report(
        sumsFile,
        index + 1,
        `found ${name} a second time, after line ${first.line}, expected one line for each version. ${restore}`,
      );
    } else sums.set(path, { sum, line: index + 1 });
  });
  return sums;
}

const head = /^---\n([\s\S]*?\n)---\n\n/;

function versionOf(path: string, text: string, report: Report): ArchivedVersion | undefined {
  const match = head.exec(text);
  const { source, diagnostics } = readYaml(path, `\n${match?.[1] ?? ''}`);
  const schema = valueAt(source?.data, ['recorded']) === undefined ? publishedHead : draftHead;
  const found = source ? schemaDiagnostics({ source, schema, home: 'the head of the file' }) : [];
  for (const { line, message } of [...diagnostics, ...found]) report(path, line, message);
  const result = schema.safeParse(source?.data);
  if (!match || !result.success) return undefined;
  const document = path.slice(archiveFolder.length, path.lastIndexOf('/'));
  if (archivePath(document, result.data.version) !== path) {
    report(
      path,
      1,
      `the file holds version ${result.data.version}, and its name says otherwise. ${restore}`,
    );
    return undefined;
  }
  return {
    file: path,
    document,
    head: result.data,
    words: text.slice(match[0].length),
    text,
    fingerprint: fingerprintOf(text),
  };
}

/**
 * The versions of a document, oldest first.
 * @param ids The present one and the former ones: a version stays where it was archived.
 */
export function versionsAt({ documents }: Archive, ids: readonly string[]): ArchivedVersion[] {
  return ids
    .flatMap((id) => documents.get(id) ?? [])
    .sort((a, b) => compareVersions(a.head.version, b.head.version));
}

/** The order of two version numbers: negative if the first is the older one, as `Array.prototype.sort` needs it. */
export function compareVersions(one: string, other: string): number {
  const [major = 0, minor = 0] = one.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}

/** The version after another: its last number is one more. */
export function nextVersion(version: string): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}`;
}
