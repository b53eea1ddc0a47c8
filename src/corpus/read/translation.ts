// Reads the translations of documents: each has the form of its English document, in the words of another language.
import { defaultLanguage, isLanguageCode, type LanguageCode } from '../../core/languages.ts';
import { type TranslationFrontMatter, translationFrontMatter } from '../schema/translations.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type Mdx, readMdx } from './document.ts';

/** A document in another language. */
export type TranslatedDocument = Mdx<TranslationFrontMatter> & {
  readonly language: LanguageCode;
  /** The id of the document that it translates. */
  readonly id: string;
};

const path = /^content\/translations\/([^/]+)\/(.+)\.mdx$/;

/** The language and the document of a translation's file; `undefined` for any other file. */
export function translationOf(file: string): { language: LanguageCode; id: string } | undefined {
  const [, language, id = ''] = path.exec(file) ?? [];
  return isLanguageCode(language) && language !== defaultLanguage ? { language, id } : undefined;
}

/** Where the translation of a document into a language stands. */
export function translationFile(id: string, language: LanguageCode): string {
  return `content/translations/${language}/${id}.mdx`;
}

/** Reads a translation; `undefined` for a file that is none. Lines count from the head of the file. */
export function readTranslation(
  file: string,
  text: string,
): { translation: TranslatedDocument; diagnostics: Diagnostic[] } | undefined {
  const place = translationOf(file);
  if (!place) return undefined;
  const { mdx, diagnostics } = readMdx(file, text, translationFrontMatter);
  return { translation: { ...mdx, ...place }, diagnostics };
}
