/** What a visitor or a script has changed, and addresses: on an English address links stay as they are. */
const kept = /^(href|open|value|checked|class|id|ssr|client|data-.*|tabindex)$/;

/**
 * Puts the texts and attributes of an edition into the standing page, in place: focus, scroll, open disclosures and
 * typed values stay. Islands that have hydrated, or are about to, are left alone; others get their
 * new `props` too, and a part with words of its own in every language keeps them.
 */
export function patchPage(edition: Document): void {
  const root = document.documentElement;
  const { lang, dir } = edition.documentElement;
  // To say the same again would cost the styles of the whole page.
  if (root.lang !== lang) root.lang = lang;
  if (root.dir !== dir) root.dir = dir;
  document.title = edition.title;
  const description = 'meta[name=description]';
  const [mine, theirs] = [document, edition].map((page) => page.querySelector(description));
  if (mine && theirs) patchAttributes(mine, theirs);
  patchElement(document.body, edition.body);
}

function patchElement(standing: Element, edition: Element): void {
  // Most of a drawing or of an English text: the browser compares faster than the lines below.
  if (standing.isEqualNode(edition)) return;
  const name = standing.localName;
  const alive = standing.matches('astro-island:not([ssr]), [data-hydrating], [data-own]');
  if (alive || /^(script|style|textarea)$/.test(name)) return;
  patchAttributes(standing, edition);
  const theirs = edition.childNodes;
  const mine = [...standing.childNodes];
  const alike = (node: Node, index: number) => node.nodeName === theirs[index]?.nodeName;
  if (mine.length !== theirs.length || !mine.every(alike)) {
    standing.replaceChildren(...[...theirs].map((node) => document.importNode(node, true)));
    keepAddresses(standing, edition.ownerDocument.documentElement.lang);
    return;
  }
  mine.forEach((node, index) => {
    const other = theirs[index];
    if (node instanceof Element) patchElement(node, other as Element);
    else if (other && node.nodeValue !== other.nodeValue) node.nodeValue = other.nodeValue;
  });
}

function patchAttributes(standing: Element, edition: Element): void {
  for (const { name } of [...standing.attributes, ...edition.attributes]) {
    if (kept.test(name)) continue;
    const value = edition.getAttribute(name);
    if (value === null) standing.removeAttribute(name);
    else if (value !== standing.getAttribute(name)) standing.setAttribute(name, value);
  }
}

/** Links that came in with a replaced part lead to editions: on an English address they lose the prefix. */
function keepAddresses(part: Element, language: string): void {
  for (const link of part.querySelectorAll('a[href]:not([hreflang])')) {
    const href = link.getAttribute('href') ?? '';
    link.setAttribute('href', href.replace(new RegExp(`^/${language}(?=/|$)`), '') || '/');
  }
}
