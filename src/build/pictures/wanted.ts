// Purpose: which pictures the built pages name, and what is written on each.
import { decodeHTMLAttribute } from 'entities';

/** A picture for link previews: its address, and the words of the page that it belongs to. */
export type Wanted = { readonly address: string; readonly title: string; readonly brand: string };

/** What the head of a page says of itself, as `src/components/head` writes it. */
function property(html: string, name: string): string | undefined {
  const [, said] = html.split(`<meta property="${name}" content="`, 2);
  return said === undefined ? undefined : decodeHTMLAttribute(said.slice(0, said.indexOf('"')));
}

/**
 * The pictures that pages name, each once. An edition without a translation names the picture of the English page, which
 * shows the English title.
 * @param pages the text of each page by its file
 * @param site origin of the public site
 */
export function wantedPictures(pages: ReadonlyMap<string, string>, site: string): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const [file, html] of pages) {
    const [image, title = '', brand = ''] = ['og:image', 'og:title', 'og:site_name'].map((name) =>
      property(html, name),
    );
    if (!image?.startsWith(`${site}/`)) continue;
    const address = image.slice(site.length);
    // `/share/de/about.png` belongs to `de/about.html`; the home page's is `home`.
    const owner = address.slice('/share/'.length).replace(/\.png$/, '.html');
    const isOwner = file === owner || file === owner.replace(/home\.html$/, 'index.html');
    const isHomeEdition = owner === `${file.replace(/\.html$/, '')}/home.html`;
    if (isOwner || isHomeEdition || !wanted.has(address))
      wanted.set(address, { address, title, brand });
  }
  return [...wanted.values()];
}
