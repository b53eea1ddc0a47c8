// Reads the translations of documents: each has the form of its English document, in the words of another language.
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../../languages/list.ts';
import { type TranslationFrontMatter, translationFrontMatter } from '../schema/translations.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type Document, isAnnounced, type Mdx, mdxReader } from './document.ts';

/** A document in another language. */
export type TranslatedDocument = Mdx<TranslationFrontMatter> & {
  readonly language: LanguageCode;
  /** The id of the document that it translates. */
  readonly id: string;
};

const path = /^content\/(?:translations|announced)\/([^/]+)\/(.+)\.mdx$/;

/** The language and the document of a translation's file; `undefined` for any other file. */
export function translationOf(file: string): { language: LanguageCode; id: string } | undefined {
  const [, language, id = ''] = path.exec(file) ?? [];
  return isLanguageCode(language) && language !== defaultLanguage ? { language, id } : undefined;
}

/** The path of the translation of a document into a language. */
export function translationFile(id: string, language: LanguageCode): string {
  return `content/translations/${language}/${id}.mdx`;
}

/**
 * The translations of texts in force. An announced text that comes into force brings its own, which replaces the other one.
 * @param documents The texts in force.
 */
export function translationsOf(
  documents: readonly Document[],
  translations: readonly TranslatedDocument[],
): TranslatedDocument[] {
  const renewed = new Set(documents.filter(({ file }) => isAnnounced(file)).map(({ id }) => id));
  const due = translations.filter(({ file, id }) => isAnnounced(file) && renewed.has(id));
  const isReplaced = ({ id, language }: TranslatedDocument) =>
    due.some((other) => other.id === id && other.language === language);
  return [...translations.filter((each) => !isAnnounced(each.file) && !isReplaced(each)), ...due];
}

const readFile = mdxReader(translationFrontMatter);

/** Reads a translation; `undefined` if the file is none. Lines count from the start of the file. */
export function readTranslation(
  file: string,
  text: string,
): { translation: TranslatedDocument; diagnostics: readonly Diagnostic[] } | undefined {
  const place = translationOf(file);
  if (!place) return undefined;
  const { mdx, diagnostics } = readFile(file, text);
  return { translation: { ...mdx, ...place }, diagnostics };
}
