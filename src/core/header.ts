import { editionPath, splitAddress } from './addresses.ts';
import { languages } from './languages.ts';
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
 * Links of the navigation bar, to the edition that a page's address belongs to: on an English address they lead to English
 * ones, whatever language is shown there.
 * @param address the page's own address: the link that equals it exactly is the current one
 */
export function menuLinks(address: string) {
  const { language } = splitAddress(address);
  return navigation.map(({ path, key }) => {
    const href = editionPath(path, language);
    return { key, href, current: href === address };
  });
}
