// What readers and programs get from the archive: addresses of versions, their state on a day, sums and an index.
import { type DerivedPage, editionPath, idsOf } from '../../core/addresses.ts';
import type { LanguageCode } from '../../languages/list.ts';
import type { Archive, ArchivedVersion } from './archive.ts';
import { endOf, statesOn } from './states.ts';
import { fingerprintOf } from './version.ts';

/** The part of an address that names a version: `1.10` is `1-10`, because a dot would begin the ending of a file. */
export function versionSlug(version: string): string {
  return version.replace('.', '-');
}

/** The files of a version by their endings: the canonical text, which is the record, and its renderings. */
export const versionFormats = ['md', 'json', 'xml', 'pdf'] as const;
export type VersionFormat = (typeof versionFormats)[number];

type Numbered = Pick<ArchivedVersion, 'document' | 'head'>;

/** The path of a version in a format, such as `/legal/terms-of-service/versions/1-0.pdf`. */
export function versionFilePath({ document, head }: Numbered, format: VersionFormat): string {
  return `/${document}/versions/${versionSlug(head.version)}.${format}`;
}

/** The files of a translation by their endings. There is none for programs: they use the record, which is English. */
export const translationFormats = ['pdf', 'md'] as const;
export type TranslationFormat = (typeof translationFormats)[number];

/** A version in another language. */
export type VersionTranslation = {
  readonly version: ArchivedVersion;
  readonly language: LanguageCode;
};

/** The path of the translation of a version, such as `/de/legal/terms-of-service/versions/1-0.pdf`. */
export function translationFilePath(
  { version, language }: VersionTranslation,
  format: TranslationFormat,
): string {
  return editionPath(versionFilePath(version, format), language);
}

/** The address of the page that lists the versions of a document. */
export function versionsPath(document: string): string {
  return `/${document}/versions`;
}

/** The address of a version as it stood, such as `/legal/terms-of-service/versions/1-0`. */
export function versionPath(document: string, version: string): string {
  return `${versionsPath(document)}/${versionSlug(version)}`;
}

/** The address of the page with the changes between two versions, such as `/legal/terms-of-service/changes/1-0/1-1`. */
export function changesPath(document: string, from: string, to: string): string {
  return `/${document}/changes/${versionSlug(from)}/${versionSlug(to)}`;
}

/** The address of the feed of a document's versions, or of all versions if no document is given. */
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

/**
 * The pages of a document's record. Search engines should list the timeline; of the texts, only the one in force, on the
 * document's own page. Whoever shares or cites another text means that text, so its page is canonical to itself.
 * @param movedFrom The former addresses of the document.
 */
export function recordPages(
  document: string,
  versions: readonly Pick<ArchivedVersion, 'head'>[],
  movedFrom: readonly string[] = [],
): RecordPage[] {
  if (versions.length === 0) return [];
  const numbers = versions.map(({ head }) => head.version);
  const at = (pathBelow: (id: string) => string) => {
    const [path = '', ...former] = idsOf(document, movedFrom).map(pathBelow);
    return { path, movedFrom: former };
  };
  return [
    { kind: 'timeline', ...at(versionsPath) },
    ...numbers.map((version): RecordPage => {
      return { kind: 'version', ...at((id) => versionPath(id, version)), indexed: false };
    }),
    ...versionPairs(numbers).map(([from, to]): RecordPage => {
      return { kind: 'changes', ...at((id) => changesPath(id, from, to)), indexed: false };
    }),
  ];
}

/** Every recorded version, by the address of its document and then by age. */
export function allVersions({ documents }: Archive): ArchivedVersion[] {
  return [...documents].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, versions]) => versions);
}

/** The path of the sums of all published files. Beside them stand their signature and its key, where there is one (.ci/sign). */
export const sumsPath = '/legal/SHA256SUMS';
/** The path of the due-diligence pack. */
export const packPath = '/trust/pack.zip';

/** A file as it is served: its path on the site, and its content. */
export type ServedFile = { readonly path: string; readonly body: string | Uint8Array };

/** Sums for `sha256sum -c`, run in the root of the site or of an archive: the names are relative to that. */
export function sumsOfFiles(files: readonly ServedFile[]): string {
  return files.map(({ path, body }) => `${fingerprintOf(body)}  ${path.slice(1)}\n`).join('');
}

/**
 * The paths of every file of the record that a build writes: each version in each format, translations, sums, pack. The signature of
 * the sums, and the public key that checks it, come later: `.ci/sign` writes them.
 */
export function recordFilePaths(
  archive: Archive,
  translations: readonly VersionTranslation[],
): string[] {
  return [
    ...allVersions(archive).flatMap((version) =>
      versionFormats.map((format) => versionFilePath(version, format)),
    ),
    ...translations.flatMap((translation) =>
      translationFormats.map((format) => translationFilePath(translation, format)),
    ),
    sumsPath,
    packPath,
  ];
}

/**
 * The index of the record for programs: every document with its versions, and of each version the days, state, hash, text,
 * renderings (JSON, Akoma Ntoso, PDF) and translations.
 * @param documents The versions of each document by its present id, oldest first.
 * @param translations Those that are served as files.
 * @param site Origin of the site.
 * @param day The day for which the states are given.
 */
export function versionsIndex(
  documents: ReadonlyMap<string, readonly ArchivedVersion[]>,
  translations: readonly VersionTranslation[],
  site: string,
  day: string,
) {
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
              ...untilOf(version, versions),
              sha256: version.fingerprint,
              ...formatsOf(version, site),
              translations: translations
                .filter((one) => one.version.file === version.file)
                .map((one) => translationOf(one, site)),
            };
          }),
        };
      }),
  };
}

/**
 * The first day on which a published version no longer applies: `null` if none is known. A draft has none, because it never
 * applies.
 */
export function untilOf(
  version: ArchivedVersion,
  versions: readonly ArchivedVersion[],
): { readonly until?: string | null } {
  if (version.head.effective === undefined) return {};
  return { until: endOf(version, versions)?.head.effective ?? null };
}

/** The addresses of a version's files. `text` is the record, of which the hash is taken; the others show the same words. */
function formatsOf(version: ArchivedVersion, site: string) {
  const address = (format: VersionFormat) => new URL(versionFilePath(version, format), site).href;
  return {
    text: address('md'),
    renderings: { json: address('json'), xml: address('xml'), pdf: address('pdf') },
  };
}

/** The language of a translation and the addresses of its files. */
function translationOf(translation: VersionTranslation, site: string) {
  const address = (format: TranslationFormat) =>
    new URL(translationFilePath(translation, format), site).href;
  return {
    language: translation.language,
    text: address('md'),
    renderings: { pdf: address('pdf') },
  };
}
