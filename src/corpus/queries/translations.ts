// Translated documents as editions show them, and the languages in which each is complete.
import { defaultLanguage, type LanguageCode, languages } from '../../languages/list.ts';
import type { Corpus } from '../corpus.ts';
import { cachedJson } from '../disk-cache.ts';
import { documentBlocks } from '../record/document-blocks.ts';
import { fingerprintOf } from '../record/version.ts';
import { editionOf } from '../translations/compose.ts';
import {
  type FiledTranslation,
  filedTranslations,
  readTranslatedWords,
  type TranslatedText,
  translatedWords,
} from '../translations/files.ts';
import { type Row, sideBySide } from '../translations/side-by-side.ts';
import { spokenOf } from '../translations/spoken.ts';
import { type StatedTranslation, translationStates } from '../translations/state.ts';
import { wholeCorpus } from './corpus.ts';

/** A translated document that was accepted. */
export type ShownTranslation = StatedTranslation & { readonly revised: string };

/** Every translated document that editions show. */
export async function shownTranslations(): Promise<readonly ShownTranslation[]> {
  const corpus = await wholeCorpus();
  const shown = known.get(corpus) ?? translationStates(corpus).flatMap(shownState);
  known.set(corpus, shown);
  return shown;
}

const known = new WeakMap<Corpus, readonly ShownTranslation[]>();

function shownState(state: StatedTranslation): ShownTranslation[] {
  const { revised } = state;
  return revised === undefined ? [] : [{ ...state, revised }];
}

/** The translation of a document that an edition shows; `undefined` where it shows the English. */
export async function shownTranslation(
  id: string,
  language: LanguageCode,
): Promise<ShownTranslation | undefined> {
  return (await shownTranslations()).find(
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

/** Every translation that is served as files. */
export async function allFiledTranslations(): Promise<readonly FiledTranslation[]> {
  return filedTranslations(await wholeCorpus());
}

/** The translation of a document that is served as files, if it is. */
export async function filedTranslation(
  id: string,
  language: LanguageCode,
): Promise<FiledTranslation | undefined> {
  return (await allFiledTranslations()).find(
    (one) => one.translation.id === id && one.language === language,
  );
}

const texts = new WeakMap<FiledTranslation, Promise<TranslatedText>>();

/** What a translation says, for its files. */
export function filedText(one: FiledTranslation): Promise<TranslatedText> {
  const known = texts.get(one) ?? readText(one);
  texts.set(one, known);
  return known;
}

async function readText(one: FiledTranslation): Promise<TranslatedText> {
  const { title, words } = translatedWords(one, spokenOf(await wholeCorpus(), one.language));
  const text = await cachedJson('texts', fingerprintOf(words), () =>
    readTranslatedWords(one, words),
  );
  return { title, text };
}

/** The rows of a translated document beside its English. */
export async function bilingualRows(shown: ShownTranslation): Promise<Row[]> {
  const corpus = await wholeCorpus();
  const { translation, document, stale } = shown;
  return sideBySide(
    documentBlocks(editionOf(shown), spokenOf(corpus, translation.language)),
    documentBlocks(document, spokenOf(corpus, defaultLanguage)),
    stale,
  );
}
