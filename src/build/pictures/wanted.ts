// Purpose: which pictures the built pages name, and what is written on each.
import type { Page } from '../page.ts';

/** A picture for link previews: its address, and the words of the page that it belongs to. */
export type Wanted = { readonly address: string; readonly title: string; readonly brand: string };

const property = ({ elements }: Page, name: string) =>
  elements.find(({ attributes }) => attributes['property'] === name)?.attributes['content'];

/**
 * The pictures that pages name, each once. An edition without a translation names the picture of the English page, which
 * shows the English title.
 * @param site origin of the public site
 */
export function wantedPictures(pages: readonly Page[], site: string): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const page of pages) {
    const [image, title = '', brand = ''] = ['og:image', 'og:title', 'og:site_name'].map((name) =>
      property(page, name),
    );
    if (!image?.startsWith(`${site}/`)) continue;
    const address = image.slice(site.length);
    // `/share/de/about.png` belongs to `de/about.html`; the home page's is `home`.
    const owner = address.slice('/share/'.length).replace(/\.png$/, '.html');
    const isOwner = page.file === owner || page.file === owner.replace(/home\.html$/, 'index.html');
    const isHomeEdition = owner === `${page.file.replace(/\.html$/, '')}/home.html`;
    if (isOwner || isHomeEdition || !wanted.has(address))
      wanted.set(address, { address, title, brand });
  }
  return [...wanted.values()];
}
