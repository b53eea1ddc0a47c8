// What islands know of the language of the standing page. While pages are built there is no standing page.
import { type IslandWords, shownEvent } from './protocol.ts';

const installed = () => (typeof window === 'undefined' ? undefined : window.languageSwitch);

/** The code of the language that the page shows; `undefined` while pages are built. */
export function shownLanguage(): string | undefined {
  return (
    installed()?.shown ??
    (typeof document === 'undefined' ? undefined : document.documentElement.lang)
  );
}

/**
 * The code of the edition that links lead to. On an English address it is English, whatever language the page shows.
 * @param language the code of the language that is shown; on an edition's address it is the edition's
 */
export function editionOf(language: string): string {
  const { base, edition = base } = installed() ?? {};
  return edition ?? language;
}

/** What the islands of the page say in a language that it shows or has shown in place. */
export function standingWords(code: string): readonly IslandWords[] {
  return installed()?.words?.[code] ?? [];
}

/**
 * Calls the listener after each switch of language, before the next frame. On an edition without a form the language never
 * switches.
 */
export function onLanguageChange(listener: (code: string) => void): void {
  globalThis.window?.addEventListener(shownEvent, ({ detail }) => listener(detail));
}
