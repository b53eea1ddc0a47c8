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
 * Links of the navigation bar in the language of a page.
 * @param address the page's own address: the link that equals it exactly is the current one
 */
export function menuLinks(language: LanguageCode, address: string) {
  return navigation.map(({ path, key }) => {
    const href = editionPath(path, language);
    return { key, href, current: href === address };
  });
}
