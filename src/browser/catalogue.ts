// The browser's adapter of the catalogue. It holds the words that islands are given and those that patches bring; it loads
// nothing.
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

/** Adds words of a language to those that are there, by namespace. Their facts and names must be filled in already. */
export function addWords(language: string, words: Resources): void {
  for (const [namespace, texts] of Object.entries(words)) {
    catalogue.addResourceBundle(language, namespace, texts, true, true);
  }
}

/** An i18next instance that has a language of its own, and shares the words of all languages. */
export function translationIn(language: string): i18n {
  return catalogue.cloneInstance({ lng: language });
}
