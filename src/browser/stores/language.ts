import { atom, onMount } from 'nanostores';
import { editionPath } from '../../core/addresses.ts';
import { type LanguageCode, languageOfParam } from '../../languages/list.ts';
import { addWords } from '../catalogue.ts';
import {
  editionOf,
  onLanguageChange,
  shownLanguage,
  standingWords,
} from '../language-switch/standing.ts';

/** The code of the language that the page shows. When it changes, the words are in the catalogue already. */
export const $language = atom('en');

onMount($language, () => {
  const show = (code: string) => {
    for (const words of standingWords(code)) addWords(code, words);
    $language.set(code);
  };
  show(shownLanguage() ?? $language.value);
  onLanguageChange(show);
});

/**
 * The language of the edition to which links lead while a language is shown: English on an English address, on an edition's
 * address that edition.
 */
export function editionShownIn(language: string): LanguageCode {
  return languageOfParam(editionOf(language));
}

/** The address of a page in that edition. */
export function linkIn(language: string, path: string): string {
  return editionPath(path, editionShownIn(language));
}
