// Translated documents as editions show them, and the languages in which each is complete.
import { cacheByObject } from '../../core/memo.ts';
import { defaultLanguage, type LanguageCode, languages } from '../../languages/list.ts';
import type { Corpus } from '../corpus.ts';
import { openCorpus } from '../open-corpus.ts';
import { documentBlocks } from '../record/document-blocks.ts';
import { editionOf } from '../translations/compose.ts';
import {
  type FiledTranslation,
  filedTranslation as filed,
  readTranslatedWords,
  type TranslatedText,
  translatedWords,
} from '../translations/files.ts';
import { type Row, sideBySide } from '../translations/side-by-side.ts';
import { spokenOf } from '../translations/spoken.ts';
import { type StatedTranslation, translationStates } from '../translations/state.ts';

/** A translated document that was accepted. */
export type ShownTranslation = StatedTranslation & { readonly revised: string };

const shownIn = cacheByObject((corpus: Corpus): readonly ShownTranslation[] =>
  translationStates(corpus).filter(isShown),
);

function isShown(state: StatedTranslation): state is ShownTranslation {
  return state.revised !== undefined;
}

/** Every translated document that editions show. */
export function shownTranslations(): readonly ShownTranslation[] {
  return shownIn(openCorpus());
}

/** The translation of a document that an edition shows; `undefined` where it shows the English. */
export function shownTranslation(id: string, language: LanguageCode): ShownTranslation | undefined {
  return shownTranslations().find(
    ({ translation }) => translation.id === id && translation.language === language,
  );
}

/** The languages in which the whole of a document can be read, English first. */
export function languagesOf(id: string): LanguageCode[] {
  const found: LanguageCode[] = [defaultLanguage];
  for (const { code } of languages) {
    if (shownTranslation(id, code)?.complete) found.push(code);
  }
  return found;
}

/** The translation of a document that is served as files, if it is. */
export function filedTranslation(id: string, language: LanguageCode): FiledTranslation | undefined {
  const corpus = openCorpus();
  const state = translationStates(corpus).find(
    ({ translation }) => translation.id === id && translation.language === language,
  );
  return state && filed(state, corpus);
}

/** What a translation says, for its files. */
export const filedText = cacheByObject((one: FiledTranslation): TranslatedText => {
  const { title, words } = translatedWords(one, spokenOf(openCorpus(), one.language));
  return { title, text: readTranslatedWords(one, words) };
});

export function bilingualRows(shown: ShownTranslation): Row[] {
  const corpus = openCorpus();
  const { translation, document, stale } = shown;
  return sideBySide(
    documentBlocks(editionOf(shown), spokenOf(corpus, translation.language)),
    documentBlocks(document, spokenOf(corpus, defaultLanguage)),
    stale,
  );
}
