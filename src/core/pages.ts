import type { HubGroup } from './hub.ts';

/**
 * A composed page: one that is built in `src/pages` and not written as a document.
 * `words` is its namespace in `content/locales`, where `meta.title` and `meta.description` name the page everywhere. A page
 * with a text (`text`) has its title and description at the head of that text.
 */
export type Page = {
  readonly path: string;
  readonly words: string;
  readonly aliases: readonly string[];
  /** Whether search engines should list it. */
  readonly indexed: boolean;
  /** Whether the page has a form: a change of language must not lose what visitors have typed, not even on an edition. */
  readonly form?: true;
  /** Whether its text is written like a document, in `content/documents`, with `kind: page`. */
  readonly text?: true;
  /** The group of the legal hub that lists the page, if one does. */
  readonly hubGroup?: HubGroup;
};

/** The pages beside the documents. A document's address is its path in `content/documents`. */
export const pages: readonly Page[] = [
  { path: '/', words: 'home', aliases: [], indexed: true },
  { path: '/solutions', words: 'solutions', aliases: [], indexed: true },
  { path: '/developers', words: 'developers', aliases: [], indexed: true, hubGroup: 'merchant' },
  { path: '/about', words: 'about', aliases: [], indexed: true },
  { path: '/contact', words: 'contact', aliases: [], indexed: true, form: true },
  { path: '/legal', words: 'legal', aliases: [], indexed: true },
  { path: '/search', words: 'search', aliases: [], indexed: true, form: true },
  {
    path: '/trust/security',
    words: 'trust',
    aliases: [],
    indexed: true,
    text: true,
    hubGroup: 'transparency',
  },
  {
    path: '/status',
    words: 'status',
    aliases: ['/system-status'],
    indexed: true,
    hubGroup: 'transparency',
  },
  {
    path: '/legal/answers',
    words: 'answers',
    aliases: [],
    indexed: true,
    text: true,
    hubGroup: 'transparency',
  },
  {
    path: '/legal/deadlines',
    words: 'deadlines',
    aliases: [],
    indexed: true,
    hubGroup: 'transparency',
  },
  {
    path: '/legal/changes',
    words: 'changes',
    aliases: [],
    indexed: true,
    hubGroup: 'transparency',
  },
  {
    path: '/legal/as-of',
    words: 'asOf',
    aliases: [],
    indexed: true,
    hubGroup: 'transparency',
  },
  {
    path: '/legal/definitions',
    words: 'definitions',
    aliases: [],
    indexed: true,
    hubGroup: 'transparency',
  },
  {
    path: '/licences',
    words: 'licences',
    aliases: [],
    indexed: true,
    hubGroup: 'transparency',
  },
  { path: '/developers/resources', words: 'resources', aliases: [], indexed: false },
  { path: '/signin', words: 'signIn', aliases: [], indexed: true, form: true },
  { path: '/restricted', words: 'restricted', aliases: [], indexed: false },
];

/** Whether the page at an English path has a form. */
export function hasForm(path: string): boolean {
  return pages.some((page) => page.path === path && page.form);
}

/** The pages that the legal hub lists beside the documents. */
export const hubPages = pages.filter(({ hubGroup }) => hubGroup !== undefined);

/**
 * The page at an English path.
 * @throws RangeError when there is none: a component names a page that does not exist.
 */
export function pageAt(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new RangeError(`No page at "${path}". Pages are listed in src/core/pages.ts.`);
  return page;
}
