// The browser's adapter of the catalogue. It holds what islands are given and what patches bring; it loads nothing.
import { createInstance, type i18n } from 'i18next';
import type { Resources } from '../core/translation.ts';

const catalogue = createInstance();
void catalogue.init({
  initAsync: false,
  resources: {},
  fallbackLng: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** Adds words of a language to those that are there, by namespace; facts and names are filled in already. */
export function addWords(language: string, words: Resources): void {
  for (const [namespace, texts] of Object.entries(words)) {
    catalogue.addResourceBundle(language, namespace, texts, true, true);
  }
}

/** A translation that shows a language until it is changed, over the words of all of them. */
export function translationIn(language: string): i18n {
  return catalogue.cloneInstance({ lng: language });
}
