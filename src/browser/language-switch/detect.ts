import LanguageDetector from 'i18next-browser-languagedetector';
import { languageCookie, languageKey } from './keys.ts';

/**
 * A language, and whether the visitor has chosen it: the address names it, or it is stored and the visitor came back with the
 * Back button.
 */
export type Detected = { readonly code: string; readonly chosen: boolean };

const detector = new LanguageDetector(
  // With this option the library returns every candidate; the filter is the site's own list of codes.
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

/** The candidates of a source. A source that is blocked, such as cookies in a frame without an origin, gives none. */
function candidatesOf(source: string): readonly string[] {
  try {
    return [detector.detect([source]) ?? []].flat();
  } catch {
    return [];
  }
}

function firstOf(sources: string[], codes: readonly string[]): string | undefined {
  const candidates = sources.flatMap(candidatesOf);
  return candidates.map((value) => languageFrom(value, codes)).find((code) => code);
}

/**
 * The code of the language that a detected value stands for: `fr` and `fr-CA` are French. `undefined` for any other value: it
 * is held as a whole against the shape of a language tag, whose parts have eight letters at most, so `fr-document.cookie`
 * stands for nothing. The words by which scripts are injected and that have this shape are refused too.
 */
export function languageFrom(value: string, codes: readonly string[]): string | undefined {
  return codes.find((code) =>
    RegExp(`^(?!.*(alert|cookie|eval|location|script))${code}([-_][a-z\\d]{1,8})*$`, 'i').test(
      value,
    ),
  );
}

/**
 * The visitor's language on an English address. The sources, in this order: query `lng`, query `lang`, cookie, local storage,
 * session storage, the browser's languages, the `lang` of the html tag, then the first of the site's codes. On a page to
 * which the Back button leads, what is stored outranks the address, because the address may name an earlier choice.
 * @param codes the codes of the site's languages
 * @param restored whether the browser has brought the page back
 */
export function detectLanguage(codes: readonly string[], restored = false): Detected {
  const stored = restored && firstOf(['localStorage'], codes);
  if (stored) return { code: stored, chosen: true };
  const named = firstOf(['querystring', 'lang'], codes);
  if (named) return { code: named, chosen: true };
  const elsewhere = ['cookie', 'localStorage', 'sessionStorage', 'navigator', 'htmlTag'];
  return { code: firstOf(elsewhere, codes) ?? codes[0] ?? '', chosen: false };
}
