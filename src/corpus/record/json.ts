// A version as JSON: what programs need to compare or quote sections without a parser of Markdown.
import { type ArchivedVersion, isPublished } from './archive.ts';
import { readRecordedWords } from './read-text.ts';
import { untilOf, versionFilePath } from './record.ts';
import { fingerprintSections } from './sections.ts';

/** What a rendering needs beside the version itself. */
export type Frame = {
  /** Origin of the site. */
  readonly site: string;
  /** All versions of the document, oldest first. */
  readonly versions: readonly ArchivedVersion[];
};

/**
 * The path that names a document in the files of all its versions: its first one, which answers for good, so that a document
 * which moves changes none of its files.
 */
export function workPath(version: ArchivedVersion, { versions: [first] }: Frame): string {
  return `/${(first ?? version).document}`;
}

/**
 * A version for programs: its head and note, the days between which it applies, its fingerprint, and its text as blocks.
 * `effective` is the first day on which the version applies. `until` is the first day on which it no longer applies: `null`
 * if none is known, and `effective` itself for a version that was replaced before its day or
 * corrected on it. A draft has neither, but the day on which
 * it was `recorded`, and `state: draft`. `document` is its first address.
 * `sha256` is the hash of the whole canonical text, which is at `text`; the hash of a section covers its lines in that text,
 * as `Section` says. Blocks and parts of lines are those of `blocks.ts`: each has a `kind`.
 * @throws UnreadableText for words that are not in the form in which texts are recorded.
 */
export function versionJson(version: ArchivedVersion, frame: Frame): object {
  const { site, versions } = frame;
  const { path: _, ...head } = version.head;
  const { lead, glance, body } = readRecordedWords(version.words);
  const { opening, sections } = fingerprintSections(body);
  return {
    ...head,
    ...(isPublished(version) ? {} : { state: 'draft' }),
    ...untilOf(version, versions),
    language: 'en',
    document: new URL(workPath(version, frame), site).href,
    text: new URL(versionFilePath(version, 'md'), site).href,
    sha256: version.fingerprint,
    description: lead,
    summary: glance,
    opening,
    sections: sections.map(({ heading: { id, number, title, level }, sha256, blocks }) => ({
      ...{ id, number, title, level, sha256, blocks },
    })),
  };
}
