// What a path in `content/` means. Paths begin at the project folder and have forward slashes: `content/facts.yaml`.
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../../languages/list.ts';

/** The folder of the texts in force, and that of the texts that will replace them on a later day. */
const folders = { documents: 'content/documents/', announced: 'content/announced/' };
/** The folder of the archive of versions. */
export const archiveFolder = 'content/versions/';

/** Whether a file is the text of a document or of a page, in force or announced. */
export function isDocument(path: string): boolean {
  if (!path.endsWith('.mdx')) return false;
  // Translations of announced texts are in folders by language beside them.
  return (
    path.startsWith(folders.documents) ||
    (isAnnounced(path) && !isLanguageCode(path.slice(folders.announced.length).split('/')[0]))
  );
}

/** Whether a file holds the announced text of a document, or a translation of it. */
export function isAnnounced(path: string): boolean {
  return path.startsWith(folders.announced);
}

/** The file in `content/announced` that belongs to a file in `content/documents`, and the reverse. */
export function counterpart(path: string): string {
  const { documents, announced } = folders;
  return isAnnounced(path)
    ? path.replace(announced, documents)
    : path.replace(documents, announced);
}

/** The path of a text's file within its folder, without the ending. */
export function nameOf(path: string): string {
  return path.replace(/^content\/[^/]+\//, '').replace(/\.mdx$/, '');
}

/** The address of a text's file without the leading slash: `legal/terms-of-service`. */
export function documentId(path: string): string {
  return nameOf(path)
    .toLowerCase()
    .replace(/\/index$/, '');
}

/** The path of the translation of a document into a language. */
export function translationFile(id: string, language: LanguageCode): string {
  return `content/translations/${language}/${id}.mdx`;
}

/** The language and the document of a translation's file, in force or announced; `undefined` for any other file. */
export function translationOf(path: string): { language: LanguageCode; id: string } | undefined {
  const [, language, id = ''] =
    /^content\/(?:translations|announced)\/([^/]+)\/(.+)\.mdx$/.exec(path) ?? [];
  return isForeign(language) ? { language, id } : undefined;
}

/** The path of the record of the English from which the translations into a language were made. */
export function acceptedFile(language: LanguageCode): string {
  return `content/translations/${language}/accepted.json`;
}

/** The language of such a record; `undefined` for any other file. */
export function acceptedOf(path: string): LanguageCode | undefined {
  const [, language] = /^content\/translations\/([^/]+)\/accepted\.json$/.exec(path) ?? [];
  return isLanguageCode(language) ? language : undefined;
}

/** The language of a glossary; `undefined` for any other file. */
export function glossaryOf(path: string): LanguageCode | undefined {
  const [, language] = /^content\/glossary\/([^/]+)\.yaml$/.exec(path) ?? [];
  return isForeign(language) ? language : undefined;
}

export function localePath(language: string, namespace: string): string {
  return `content/locales/${language}/${namespace}.json`;
}

/** The language and namespace of a file of words, also in a folder of no language; `undefined` for any other file. */
export function parseLocalePath(path: string): { language: string; namespace: string } | undefined {
  const [, language, namespace] = /^content\/locales\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  return language && namespace ? { language, namespace } : undefined;
}

export function isArchived(path: string): boolean {
  return path.startsWith(archiveFolder);
}

export function archivePath(document: string, version: string): string {
  return `${archiveFolder}${document}/${version}.md`;
}

/** Sums in the form of `sha256sum`, which checks them in this folder with `sha256sum -c SHA256SUMS`. */
export const sumsFile = `${archiveFolder}SHA256SUMS`;

const isForeign = (code: string | undefined): code is LanguageCode =>
  isLanguageCode(code) && code !== defaultLanguage;
