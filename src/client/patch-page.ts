import { keepAddresses } from '../core/keep-addresses.ts';

/** Islands that have hydrated or are about to, which change their language by themselves, and parts that have all of them. */
const alive = 'astro-island:not([ssr]), [data-hydrating], [data-own]';

function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Puts the texts of another language into the standing English page, in place: focus, scroll, open disclosures and typed
 * values stay. Islands that wait for a touch get new words in their `props` too, and hydrate in the language that they show.
 * @param texts what `scripts/lib/texts.ts` has made of an edition of this page
 * @returns what makes the page English again
 */
export function patchPage(texts: Document): () => void {
  const root = document.documentElement;
  const { title } = document;
  const changes: (() => void)[] = [];
  const say = (lang: string, dir: string) => {
    // To say the same again would cost the styles of the whole page.
    if (root.lang !== lang) root.lang = lang;
    if (root.dir !== dir) root.dir = dir;
  };
  say(texts.documentElement.lang, texts.documentElement.dir);
  document.title = texts.title;
  const [mine, theirs] = [document, texts].map((page) =>
    page.querySelector('meta[name=description]'),
  );
  if (mine && theirs) patchElement(mine, theirs, changes);
  patchElement(document.body, texts.body, changes);
  return () => {
    say('en', 'ltr');
    document.title = title;
    for (const takeBack of changes.reverse()) takeBack();
  };
}

function patchElement(standing: Element, texts: Element, changes: (() => void)[]): void {
  if (standing.matches(alive)) return;
  // What has hydrated by then has its own way back.
  const remember = (takeBack: () => void) =>
    changes.push(() => standing.closest(alive) || takeBack());
  const set = (name: string, value: string | null) => {
    const before = standing.getAttribute(name);
    remember(() => put(standing, name, before));
    put(standing, name, value);
  };
  const replace = () => {
    const before = [...standing.childNodes];
    remember(() => standing.replaceChildren(...before));
    standing.replaceChildren(...document.importNode(texts, true).childNodes);
  };
  for (const name of texts.getAttributeNames()) {
    const value = texts.getAttribute(name) ?? '';
    if (name === 'without') for (const gone of value.split(' ')) set(gone, null);
    else if (name === 'props') set(name, keepAddresses(standing.getAttribute(name) ?? '{}', value));
    else if (name !== 'whole') set(name, value);
  }
  if (texts.hasAttribute('whole')) {
    replace();
    return;
  }
  let node = standing.firstChild;
  for (let theirs = texts.firstChild; theirs; theirs = theirs.nextSibling) {
    // Something else, such as an extension of the browser, may have put nodes of its own between those of the page,
    while (node && node.nodeName !== theirs.nodeName) node = node.nextSibling;
    if (!node) {
      // or in the place of a text.
      if (!texts.children.length) replace();
      return;
    }
    if (theirs instanceof Element) {
      if (theirs.firstChild || theirs.hasAttributes())
        patchElement(node as Element, theirs, changes);
    } else if (node.nodeValue !== theirs.nodeValue) {
      const [text, before, alone] = [node, node.nodeValue, standing.childNodes.length === 1];
      remember(() => {
        text.nodeValue = before;
        // A script, or a translation of the browser's own, may have put another in its place.
        if (alone && text.parentNode !== standing) standing.replaceChildren(text);
      });
      text.nodeValue = theirs.nodeValue;
    }
    node = node.nextSibling;
  }
}
