import { editionPath } from './addresses.ts';
import { type LanguageCode, languages } from './languages.ts';
import { navigation } from './navigation.ts';

/** Links to the editions of a page, as the language picker shows them. */
export function editionLinks(page: string) {
  return languages.map(({ code, nativeName, dir }) => ({
    code,
    href: editionPath(page, code),
    name: nativeName,
    dir,
  }));
}

/**
 * Links of the navigation bar.
 * @param address the page's own address, as the English edition has it: the link that equals it exactly is the current one
 * @param edition the edition that they lead to
 */
export function menuLinks(address: string, edition: LanguageCode) {
  return navigation.map(({ path, key }) => ({
    key,
    href: editionPath(path, edition),
    current: path === address,
  }));
}
