// Translated documents as editions show them, and in which languages each is complete.
import { defaultLanguage, type LanguageCode, languages } from '../core/languages.ts';
import type { OutlineSection } from '../core/outline.ts';
import { noneAccepted } from '../corpus/read/accepted-translations.ts';
import type { TranslatedDocument } from '../corpus/read/translation.ts';
import { documentBlocks } from '../corpus/record/document-blocks.ts';
import { type Row, sideBySide } from '../corpus/translations/side-by-side.ts';
import { spokenOf } from '../corpus/translations/spoken.ts';
import { type TranslationState, translationState } from '../corpus/translations/state.ts';
import { wholeCorpus } from './corpus.ts';

/** A translated document that was accepted. */
export type ShownTranslation = TranslationState & {
  readonly translation: TranslatedDocument;
  readonly revised: string;
  /** The sections as the edition names them: those that are stale in English. */
  readonly outline: readonly OutlineSection[];
};

/** Every translated document that editions show. */
export async function shownTranslations(): Promise<ShownTranslation[]> {
  const { translations, documentsById, accepted } = await wholeCorpus();
  return translations.flatMap((translation): ShownTranslation[] => {
    const document = documentsById.get(translation.id);
    if (!document) return [];
    const known = accepted.get(translation.language) ?? noneAccepted;
    const state = translationState(translation, document, known);
    const { revised } = state;
    if (revised === undefined) return [];
    const outline = translation.outline.map((section) => {
      const english = document.outline.find((each) => each.id === section.id);
      return state.stale.has(section.id) ? { ...section, title: english?.title ?? '' } : section;
    });
    return [{ ...state, translation, revised, outline }];
  });
}

let once: Promise<ShownTranslation[]> | undefined;

/** The translation of a document that an edition shows; `undefined` where it shows the English. */
export async function shownTranslation(
  id: string,
  language: LanguageCode,
): Promise<ShownTranslation | undefined> {
  once = import.meta.env.DEV ? shownTranslations() : (once ?? shownTranslations());
  return (await once).find(
    ({ translation }) => translation.id === id && translation.language === language,
  );
}

/** The languages in which the whole of a document can be read, English first. */
export async function languagesOf(id: string): Promise<LanguageCode[]> {
  const found: LanguageCode[] = [defaultLanguage];
  for (const { code } of languages) {
    if ((await shownTranslation(id, code))?.complete) found.push(code);
  }
  return found;
}

/** The rows of a translated document beside its English. */
export async function bilingualRows({ translation, stale }: ShownTranslation): Promise<Row[]> {
  const corpus = await wholeCorpus();
  const document = corpus.documentsById.get(translation.id);
  if (!document) throw new RangeError(`There is no document "${translation.id}".`);
  return sideBySide(
    documentBlocks(translation, spokenOf(corpus, translation.language)),
    documentBlocks(document, spokenOf(corpus, defaultLanguage)),
    stale,
  );
}
