// Pages whose text is written like a document: `kind: page` in its front matter, which also names the page everywhere.
import { type Page, pages } from '../core/pages.ts';
import type { Resources } from '../core/translation.ts';

/** The head of a page's text in a language. */
type Head = {
  readonly id: string;
  readonly front: { readonly title?: string; readonly description?: string };
};

/** The page whose text has this id; `undefined` for the id of a document, or of a page without a text in MDX. */
export function pageOf(id: string): Page | undefined {
  return pages.find(({ path, text }) => text && path === `/${id}`);
}

/**
 * Adds the heads of page texts to the words of a language. The head becomes `meta` of the page's words, where other pages
 * have it.
 */
export function withHeads(words: Resources, heads: readonly Head[]): Resources {
  const named = heads.flatMap(({ id, front: { title, description } }) => {
    const name = pageOf(id)?.words;
    return name === undefined ? [] : [[name, { ...words[name], meta: { title, description } }]];
  });
  return { ...words, ...Object.fromEntries(named) };
}
