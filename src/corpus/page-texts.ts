// Pages whose text is written as a document is: `kind: page` in its front matter, which also names the page everywhere.
import { type Page, pages } from '../core/pages.ts';
import type { Resources } from '../core/translation.ts';

/** The head of a page's text in a language. */
type Head = { readonly id: string; readonly title?: string; readonly description?: string };

/** The page whose text has this id; `undefined` for the id of a document, and of a page that is composed of other words. */
export function pageOf(id: string): Page | undefined {
  return pages.find(({ path, text }) => text && path === `/${id}`);
}

/** The words of a language, in which the head of a page's text is its `meta`, as other pages have it in their words. */
export function withHeads(words: Resources, heads: readonly Head[]): Resources {
  const named = heads.flatMap(({ id, title, description }) => {
    const name = pageOf(id)?.words;
    return name === undefined ? [] : [[name, { ...words[name], meta: { title, description } }]];
  });
  return { ...words, ...Object.fromEntries(named) };
}
