import { defaultLanguage } from '../core/languages.ts';
import { languageCookie, languageKey } from './keys.ts';
import { inEdition } from './protocol.ts';

/**
 * Stores a chosen language in local storage alone, and deletes an `i18next` cookie, so that nothing outranks the choice
 * on the next page. Storage or cookies that are blocked are no error: the choice then holds for this page.
 */
export function storeLanguage(code: string): void {
  try {
    localStorage.setItem(languageKey, code);
  } catch {
    // The page goes on without.
  }
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
    document.cookie = `${languageCookie}=; Max-Age=0; Path=/`;
  } catch {
    // There is no cookie, then, that could outrank the choice.
  }
}

/**
 * Names a language in the address of an English page by `lang` (English by its absence), without a new entry in the
 * history; `lng` goes, other parameters and the fragment stay.
 */
export function nameLanguage(code: string): void {
  const url = new URL(location.href);
  url.searchParams.delete('lng');
  if (code === 'en') url.searchParams.delete('lang');
  else url.searchParams.set('lang', code);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/**
 * Names a language in the address of an edition by the edition's own address, without a new entry in the history; the query
 * and the fragment stay.
 */
export function nameEdition(page: string, code: string): void {
  const url = new URL(location.href);
  url.pathname = inEdition(page, defaultLanguage, code);
  history.replaceState(history.state, '', url);
}
