// Translated documents as editions show them, and in which languages each is complete.
import { defaultLanguage, type LanguageCode, languages } from '../core/languages.ts';
import type { OutlineSection } from '../core/outline.ts';
import { noneAccepted, readAccepted } from '../corpus/read/accepted-translations.ts';
import { readContentFiles } from '../corpus/read/content-files.ts';
import { isDocument, readDocument } from '../corpus/read/document.ts';
import { readTranslation, type TranslatedDocument } from '../corpus/read/translation.ts';
import { type TranslationState, translationState } from '../corpus/translations/state.ts';

/** A translated document that was accepted. */
export type ShownTranslation = TranslationState & {
  readonly translation: TranslatedDocument;
  readonly revised: string;
  /** The sections as the edition names them: those that are stale in English. */
  readonly outline: readonly OutlineSection[];
};

/** By language and id of the document, such as `de/legal/terms-of-service`. */
type Shown = ReadonlyMap<string, ShownTranslation>;

async function readShown(): Promise<Shown> {
  const files = await readContentFiles('.');
  const accepted = readAccepted(files, () => {});
  const documents = new Map(
    files
      .filter(({ path }) => isDocument(path))
      .map(({ path, text }) => readDocument(path, text).document)
      .map((document) => [document.id, document]),
  );
  return new Map(
    files.flatMap(({ path, text }): (readonly [string, ShownTranslation])[] => {
      const translation = readTranslation(path, text)?.translation;
      const document = documents.get(translation?.id ?? '');
      if (!translation || !document) return [];
      const { language, id } = translation;
      const state = translationState(translation, document, accepted.get(language) ?? noneAccepted);
      const { revised } = state;
      if (revised === undefined) return [];
      const outline = translation.outline.map((section) => {
        const english = document.outline.find((each) => each.id === section.id);
        return state.stale.has(section.id) ? { ...section, title: english?.title ?? '' } : section;
      });
      return [[`${language}/${id}`, { ...state, translation, revised, outline }]];
    }),
  );
}

let once: Promise<Shown> | undefined;

/** Reads once in a build; while pages are written (`astro dev`), anew for each. */
function shown(): Promise<Shown> {
  if (import.meta.env.DEV) return readShown();
  once ??= readShown();
  return once;
}

/** The translation of a document that an edition shows; `undefined` where it shows the English. */
export async function shownTranslation(
  id: string,
  language: LanguageCode,
): Promise<ShownTranslation | undefined> {
  return (await shown()).get(`${language}/${id}`);
}

/** The languages in which the whole of a document can be read, English first. */
export async function languagesOf(id: string): Promise<LanguageCode[]> {
  const all = await shown();
  return languages
    .map(({ code }) => code)
    .filter((code) => code === defaultLanguage || all.get(`${code}/${id}`)?.complete);
}
