import { atom, onMount } from 'nanostores';
import { editionPath } from '../core/addresses.ts';
import { type LanguageCode, languageOfParam } from '../core/languages.ts';
import { addWords } from '../i18n/browser.ts';
import {
  editionOf,
  onLanguageChange,
  shownLanguage,
  standingWords,
} from '../language-switch/standing.ts';

/** The code of the language that the page shows; its words are in the catalogue by then. */
export const $language = atom('en');

onMount($language, () => {
  const show = (code: string) => {
    for (const words of standingWords(code)) addWords(code, words);
    $language.set(code);
  };
  show(shownLanguage() ?? $language.value);
  onLanguageChange(show);
});

/** The edition that links lead to while a language is shown: on an English address English, on an edition's that edition. */
export function editionShownIn(language: string): LanguageCode {
  return languageOfParam(editionOf(language));
}

/** The address of a page in that edition. */
export function linkIn(language: string, path: string): string {
  return editionPath(path, editionShownIn(language));
}
