// What islands know of the language of the standing page. While pages are built there is none.
import type { IslandWords } from './protocol.ts';

const installed = () => (typeof window === 'undefined' ? undefined : window.languageSwitch);

/** The code of the language that the page shows; none while pages are built. */
export function shownLanguage(): string | undefined {
  return (
    installed()?.shown ??
    (typeof document === 'undefined' ? undefined : document.documentElement.lang)
  );
}

/**
 * The code of the edition that links lead to: on an English address English, whatever language is shown there.
 * @param language the language that is shown, which on an edition's address is the edition's
 */
export function editionOf(language: string): string {
  const { base, edition = base } = installed() ?? {};
  return edition ?? language;
}

/** What the islands of the page say in a language that it shows or has shown in place. */
export function standingWords(code: string): readonly IslandWords[] {
  return installed()?.words?.[code] ?? [];
}

/** Calls back after each switch of language, before the next frame. On an edition without a form there is none. */
export function onLanguageChange(listener: (code: string) => void): void {
  installed()?.listeners.push(listener);
}
