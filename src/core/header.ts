import { type LanguageCode, languages } from '../languages/list.ts';
import { editionPath } from './addresses.ts';
import { navigation } from './navigation.ts';

/** Links to the editions of a page, as the language picker shows them. */
export function editionLinks(page: string) {
  return languages.map(({ code, nativeName, flag }) => ({
    code,
    href: editionPath(page, code),
    name: nativeName,
    flag,
  }));
}

/**
 * Links of the navigation bar.
 * @param address the English path of the present page: the link that is equal to it is marked as the current one
 * @param edition the language of the edition that the links lead to
 */
export function menuLinks(address: string, edition: LanguageCode) {
  return navigation.map(({ path, key, audience, narrow }) => ({
    key,
    audience,
    narrow,
    href: editionPath(path, edition),
    current: path === address,
  }));
}
