import { defaultLanguage } from '../../languages/list.ts';
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
    // Storage is blocked: the page works without it.
  }
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve.
    document.cookie = `${languageCookie}=; Max-Age=0; Path=/`;
  } catch {
    // Cookies are blocked: then no cookie can outrank the choice.
  }
}

/**
 * Names a language in the address of an English page by the parameter `lang`, which is absent for English, without a new
 * entry in the history. The parameter `lng` is removed; other parameters and the fragment stay.
 */
export function nameLanguage(code: string): void {
  const url = new URL(location.href);
  url.searchParams.delete('lng');
  if (code === 'en') url.searchParams.delete('lang');
  else url.searchParams.set('lang', code);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

/**
 * Replaces the address of an edition by that of the page's edition in another language, without a new entry in the history.
 * The query and the fragment stay.
 * @param page the English path of the page
 */
export function nameEdition(page: string, code: string): void {
  const url = new URL(location.href);
  url.pathname = inEdition(page, defaultLanguage, code);
  history.replaceState(history.state, '', url);
}
