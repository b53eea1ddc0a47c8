// Reads the translations of documents: each has the form of its English document, in the words of another language.

import { merge } from '../../core/lazy.ts';
import { memoByObject } from '../../core/memo.ts';
import type { LanguageCode } from '../../languages/list.ts';
import { type TranslationFrontMatter, translationFrontMatter } from '../schema/translations.ts';
import { isAnnounced, translationFile, translationOf } from './content-paths.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type Document, type Mdx, mdxReader } from './document.ts';

/** A document in another language. */
export type TranslatedDocument = Mdx<TranslationFrontMatter> & {
  readonly language: LanguageCode;
  /** The id of the document that it translates. */
  readonly id: string;
};

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

/** The translations of announced texts that no announced text brings into force. */
export function misnamedTranslations(
  documents: readonly Document[],
  translations: readonly TranslatedDocument[],
): Diagnostic[] {
  const ids = new Set(documents.filter(({ file }) => isAnnounced(file)).map(({ id }) => id));
  return translations
    .filter(({ file, id }) => isAnnounced(file) && !ids.has(id))
    .map(({ file, id, language }) => {
      const message = `there is no text content/announced/${id}.mdx that this one could translate. If the name is wrong, rename the file; if that text is in force, move this one to ${translationFile(id, language)}.`;
      return { file, line: 1, message };
    });
}

const readFile = mdxReader(translationFrontMatter);
const recall = memoByObject<Mdx<TranslationFrontMatter>, TranslatedDocument>();

/** Reads a translation; `undefined` if the file is none. Lines count from the start of the file. */
export function readTranslation(
  file: string,
  text: string,
): { translation: TranslatedDocument; diagnostics: readonly Diagnostic[] } | undefined {
  const place = translationOf(file);
  if (!place) return undefined;
  const { mdx, diagnostics } = readFile(file, text);
  return { translation: recall(mdx, () => merge(mdx, place)), diagnostics };
}
