import type { PageContext } from '../i18n/build.ts';
import { wordsOf } from '../i18n/build.ts';
import { editionPath } from '../site/addresses.ts';
import { languages } from '../site/languages.ts';
import { navigation } from '../site/navigation.ts';

/** Words that the header shows, of the namespace `common`. */
type HeaderWords = {
  navigation: Record<
    | 'label'
    | 'home'
    | 'solutions'
    | 'developers'
    | 'about'
    | 'contact'
    | 'signIn'
    | 'resources'
    | 'menu'
    | 'getStarted'
    | 'signOut'
    | 'signedIn',
    string
  >;
  picker: { label: string };
  banner: { title: string; disclaimer: string };
};

/** Links to the editions of a page, as the language picker shows them. */
export function editionLinks(page: string) {
  return languages.map(({ code, nativeName: name, dir }) => ({
    code,
    href: editionPath(page, code),
    name,
    dir,
  }));
}

/** What the header island of a page is given: links and words of its language, and only the words that it shows. */
export function headerProps({ language, link, address }: PageContext, page = '/') {
  const { navigation: names, picker, banner } = wordsOf<HeaderWords>(language, 'common');
  const { brandHome: _, close: __, ...rest } = names as typeof names & Record<string, string>;
  return {
    language,
    words: { navigation: rest, picker, banner },
    links: navigation.map(({ path, key }) => ({
      key,
      href: link(path),
      current: link(path) === address,
    })),
    start: link('/contact'),
    editions: editionLinks(page),
  };
}
