import type {} from '../core/language-switch.ts';

/** The code of the language that the page shows; none while pages are built. */
export function shownLanguage(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return window.languageSwitch?.shown ?? document.documentElement.lang;
}

/** Calls back after each switch of language. On an edition, whose address decides, there is none. */
export function onLanguageChange(listener: (code: string) => void): void {
  if (typeof window !== 'undefined') window.languageSwitch?.listeners.push(listener);
}

/**
 * Switches the language of an English address in place.
 * @returns whether the page switches by itself; if not, the link of the picker is to be followed
 */
export function chooseLanguage(code: string): boolean {
  if (!window.languageSwitch) return false;
  void window.languageSwitch.choose(code);
  return true;
}
