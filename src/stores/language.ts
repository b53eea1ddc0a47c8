import { atom, onMount } from 'nanostores';
import { chooseLanguage, onLanguageChange, shownLanguage } from '../services/language.ts';

/** The code of the language that the page shows. */
export const $language = atom('en');

onMount($language, () => {
  $language.set(shownLanguage() ?? $language.value);
  onLanguageChange((code) => $language.set(code));
});

/** Chooses a language; false where the picker's link is to be followed instead. */
export const choose = chooseLanguage;
