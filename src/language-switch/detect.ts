import LanguageDetector from 'i18next-browser-languagedetector';
import { languageCookie, languageKey } from './keys.ts';

/** A language, and whether it is a choice: the address names it, or it is stored and Back has brought the page back. */
export type Detected = { readonly code: string; readonly chosen: boolean };

const detector = new LanguageDetector(
  // With this mark the library returns every candidate; the site's own codes are the real filter.
  { languageUtils: { getBestMatchFromCodes: true } },
  {
    lookupQuerystring: 'lng',
    lookupCookie: languageCookie,
    lookupLocalStorage: languageKey,
    lookupSessionStorage: languageKey,
    caches: [],
  },
);
detector.addDetector({
  name: 'lang',
  lookup: () => new URLSearchParams(location.search).get('lang') ?? undefined,
});

/** What a source says. One that is blocked, as cookies are in a frame without an origin, says nothing. */
function candidatesOf(source: string): unknown[] {
  try {
    return [detector.detect([source])].flat();
  } catch {
    return [];
  }
}

function firstOf(sources: string[], codes: readonly string[]): string | undefined {
  const candidates = sources.flatMap(candidatesOf);
  return candidates.map((value) => languageFrom(String(value), codes)).find((code) => code);
}

/** The language that a detected value stands for: `fr` and `fr-CA` are French; anything else is discarded. */
export function languageFrom(value: string, codes: readonly string[]): string | undefined {
  return codes.find((code) => code === value.toLowerCase().split(/[-_]/)[0]);
}

/**
 * The visitor's language on an English address: query `lng`, query `lang`, cookie, local storage, session storage, the
 * browser's languages, the html tag, then the first of the site's codes. On a page that Back has brought back, what is
 * stored outranks the address, which may name an earlier choice.
 */
export function detectLanguage(codes: readonly string[], restored = false): Detected {
  const stored = restored && firstOf(['localStorage'], codes);
  if (stored) return { code: stored, chosen: true };
  const named = firstOf(['querystring', 'lang'], codes);
  if (named) return { code: named, chosen: true };
  const elsewhere = ['cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'];
  return { code: firstOf(elsewhere, codes) ?? codes[0] ?? '', chosen: false };
}
