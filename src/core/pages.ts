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

function page(path: string, words: string, more: Partial<Page> = {}): Page {
  return { path, words, aliases: [], indexed: true, ...more };
}

/** The pages beside the documents. A document's address is its path in `content/documents`. */
export const pages: readonly Page[] = [
  page('/', 'home'),
  page('/solutions', 'solutions'),
  page('/developers', 'developers', { hubGroup: 'merchant' }),
  page('/about', 'about'),
  page('/contact', 'contact', { form: true }),
  page('/legal', 'legal'),
  page('/search', 'search', { form: true }),
  page('/trust/security', 'trust', { text: true, hubGroup: 'transparency' }),
  page('/status', 'status', { aliases: ['/system-status'], hubGroup: 'transparency' }),
  page('/legal/answers', 'answers', { text: true, hubGroup: 'transparency' }),
  page('/legal/deadlines', 'deadlines', { hubGroup: 'transparency' }),
  page('/legal/changes', 'changes', { hubGroup: 'transparency' }),
  page('/legal/as-of', 'asOf', { hubGroup: 'transparency' }),
  page('/legal/definitions', 'definitions', { hubGroup: 'transparency' }),
  page('/licences', 'licences', { hubGroup: 'transparency' }),
  page('/developers/resources', 'resources', { indexed: false }),
  page('/signin', 'signIn', { form: true }),
  page('/restricted', 'restricted', { indexed: false }),
];

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
