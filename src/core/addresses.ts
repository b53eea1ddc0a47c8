import { defaultLanguage, type LanguageCode, languages } from '../languages/list.ts';
import { pages } from './pages.ts';

/** What the address table needs to know of a document: its id is its path without the leading slash. */
export type DocumentAddress = {
  readonly id: string;
  readonly aliases: readonly string[];
  /** Its former addresses. */
  readonly movedFrom?: readonly string[];
};

/** One address that the site answers with a file of its own. */
export type Address = {
  /** Path as it is typed, without a trailing slash: `/ar/about`. */
  readonly path: string;
  /** Path of the English page at this address, or of which this address is an edition or an alias. */
  readonly page: string;
  readonly kind: 'page' | 'edition' | 'alias';
  readonly language: LanguageCode;
  /** Whether search engines should list it. */
  readonly indexed: boolean;
  /** Path of the English page that it is canonical to: `page`, unless that only shows another page in another form. */
  readonly canonical: string;
};

/** An English page that is derived from data, such as `/status/2026-10`. */
export type DerivedPage = {
  readonly path: string;
  /** Whether search engines should list it; so if left out. */
  readonly indexed?: boolean;
  /** Where it stood before its document moved. */
  readonly movedFrom?: readonly string[];
};

/** The ids of a document, the present one first: its pages answer below each of them, for good. */
export function idsOf(id: string, movedFrom: readonly string[] = []): string[] {
  return [id, ...movedFrom.map((address) => address.slice(1))];
}

/** The address of a page's edition: `/about` in Arabic is `/ar/about`, `/` is `/ar`; English has no prefix. */
export function editionPath(path: string, language: LanguageCode): string {
  if (language === defaultLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Splits an address into its language and the path of the English page: `/ar/about` is Arabic, `/about`. */
export function splitAddress(path: string): { language: LanguageCode; path: string } {
  const [, first, ...rest] = path.split('/');
  const language = languages.find(({ code }) => code === first && code !== defaultLanguage);
  if (!language) return { language: defaultLanguage, path };
  return { language: language.code, path: `/${rest.join('/')}` };
}

/** The address of a page from its file or URL path: `/index.html` is `/`, `/about.html` and `/about` are `/about`. */
export function addressOf(path: string): string {
  const address = path.replace(/\.html$/, '').replace(/(.)\/$/, '$1');
  return address === '/index' ? '/' : address;
}

/** The file in `dist/` that answers an address, as a static host finds it: `/about` is `about.html`. */
export function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * The whole address table: every page, its editions and its aliases, derived from the pages, the documents, and the pages
 * from data. An alias that is a former address has the editions too; one that is a short name is English only. The 404 page
 * has no address and is not in it.
 */
export function addressTable(
  documents: readonly DocumentAddress[],
  derived: readonly DerivedPage[],
): Address[] {
  const owners = [
    ...pages.map((page) => ({ ...page, movedFrom: [] })),
    ...documents.map(({ id, aliases, movedFrom = [] }) => ({
      path: `/${id}`,
      aliases,
      movedFrom,
      indexed: true,
    })),
    ...derived.map(({ path, indexed = true, movedFrom = [] }) => ({
      path,
      aliases: [],
      movedFrom,
      indexed,
    })),
  ];
  const editions = owners.flatMap(({ path, indexed }) =>
    languages.map(
      ({ code }): Address => ({
        path: editionPath(path, code),
        page: path,
        kind: code === defaultLanguage ? 'page' : 'edition',
        language: code,
        indexed,
        canonical: path,
      }),
    ),
  );
  const aliases = owners.flatMap(({ path, aliases, movedFrom, indexed }) =>
    [
      ...aliases.map((alias) => ({ path: alias, language: defaultLanguage })),
      ...movedFrom.flatMap((former) =>
        languages.map(({ code }) => ({ path: editionPath(former, code), language: code })),
      ),
    ].map(
      (alias): Address => ({
        ...alias,
        page: path,
        kind: 'alias',
        indexed,
        canonical: path,
      }),
    ),
  );
  return [...editions, ...aliases];
}

/** Route parameter of an edition: English addresses have none. */
export type EditionParams = { locale: LanguageCode | undefined };

/** One route for each language, for a page in `src/pages/[...locale]`. */
export function editionPaths(): { params: EditionParams }[] {
  return languages.map(({ code }) => ({
    params: { locale: code === defaultLanguage ? undefined : code },
  }));
}

/**
 * The public address of a path, for canonical addresses and feeds: `https://www.example.org/about`. The address of the home
 * page has no slash at its end.
 * @param site origin of the public site
 * @param path path of the page, with its leading slash
 */
export function absoluteUrl(site: string | URL | undefined, path: string): string {
  return new URL(path, site).href.replace(/(?<=\w)\/$/, '');
}
