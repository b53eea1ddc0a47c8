import { inEdition, refused, spoken, whole, without } from './protocol.ts';

/**
 * What a patch leaves alone: islands that have hydrated or are about to, which change their language by themselves, and parts
 * that hold the words of every language.
 */
const alive = 'astro-island:not([ssr]), [data-hydrating], [data-self-translated]';

/**
 * Whether something else than the patch changes the language of an element. What the page hands to an island in a slot
 * belongs to the page.
 */
function isAlive(element: Element): boolean {
  const owner = element.closest(`${alive}, astro-slot`);
  return owner !== null && owner.localName !== 'astro-slot';
}

function put(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/**
 * Refuses a patch that holds more than words.
 * @throws Error that names the first element which would run, lead or load
 */
export function checkPatch(patch: Document): void {
  const found =
    patch.querySelector(refused) ??
    [...patch.querySelectorAll(`[${whole}] *`)].find((element) =>
      element.getAttributeNames().some((name) => /^(on|style$|srcdoc$)/.test(name)),
    );
  if (found) throw new Error(`A patch holds <${found.localName}>, which says nothing.`);
}

/** Says in which language, and in which direction, the page is written. */
export function tellLanguage(lang: string, dir: string): void {
  const root = document.documentElement;
  // Setting an attribute to the value that it has would make the browser compute the styles of the whole page again.
  if (root.lang !== lang) root.lang = lang;
  if (root.dir !== dir) root.dir = dir;
}

/**
 * Puts the texts of another language into the standing page, in place: focus, scroll, open disclosures and typed values stay.
 * Islands that wait for a touch get new words in their `props` too, and hydrate in the language that they show. The language
 * of the page itself is left to `tellLanguage`.
 * @param patch what diff-pages.ts has made of an edition of this page
 * @returns what takes all of it back
 */
export function applyPatch(patch: Document): () => void {
  const { title } = document;
  const changes: (() => void)[] = [];
  document.title = patch.title;
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]');
  const { title: said } = patch.documentElement;
  if (description && said) {
    const { content } = description;
    changes.push(() => description.setAttribute('content', content));
    description.content = said;
  }
  patchElement(document.body, patch.body, changes);
  return () => {
    document.title = title;
    for (const takeBack of changes.reverse()) takeBack();
  };
}

/**
 * Makes the links of a page that was built as one edition lead to another edition; those of the picker stay.
 * @param from the code of the edition that the links lead to now
 * @param to the code of the edition that they shall lead to
 * @returns a function that takes it back
 */
export function leadTo(from: string, to: string): () => void {
  const links = [...document.body.querySelectorAll('a[href^="/"]:not([hreflang])')]
    .filter((link) => !isAlive(link))
    .map((link) => ({ link, href: link.getAttribute('href') ?? '' }));
  for (const { link, href } of links) link.setAttribute('href', inEdition(href, from, to));
  return () => {
    for (const { link, href } of links) if (!isAlive(link)) link.setAttribute('href', href);
  };
}

/**
 * The props of an island with the language and the words of an edition. All other props stay, above all the addresses that it
 * leads to.
 */
function withWordsOf(edition: string, standing: string | null): string {
  const { language, words } = JSON.parse(edition);
  return JSON.stringify({ ...JSON.parse(standing ?? '{}'), language, words });
}

function patchElement(standing: Element, patch: Element, changes: (() => void)[]): void {
  if (standing.matches(alive)) {
    const [mine, theirs] = [standing, patch].map((island) => island.querySelector('astro-slot'));
    if (mine && theirs && !standing.matches('[data-hydrating]'))
      patchElement(mine, theirs, changes);
    return;
  }
  // An island that has hydrated in the meantime changes back by itself.
  const remember = (takeBack: () => void) => changes.push(() => isAlive(standing) || takeBack());
  const set = (name: string, value: string | null) => {
    if (!spoken.test(name)) return;
    const before = standing.getAttribute(name);
    remember(() => put(standing, name, before));
    put(standing, name, value);
  };
  const replace = () => {
    const before = [...standing.childNodes];
    remember(() => standing.replaceChildren(...before));
    standing.replaceChildren(...document.importNode(patch, true).childNodes);
  };
  for (const name of patch.getAttributeNames()) {
    const value = patch.getAttribute(name) ?? '';
    if (name === without) for (const gone of value.split(' ')) set(gone, null);
    else if (name === 'props') set(name, withWordsOf(value, standing.getAttribute(name)));
    else set(name, value);
  }
  if (patch.hasAttribute(whole)) {
    replace();
    return;
  }
  let node = standing.firstChild;
  for (const theirs of patch.childNodes) {
    // A comment in a patch only keeps two texts apart.
    if (theirs.nodeType === Node.COMMENT_NODE) continue;
    // An extension of the browser may have put nodes of its own between those of the page, so they are skipped.
    while (node && node.nodeName !== theirs.nodeName) node = node.nextSibling;
    if (!node) {
      // It may also have replaced a text by an element: then the whole content is replaced.
      if (!patch.children.length) replace();
      return;
    }
    if (theirs instanceof Element) {
      if (theirs.firstChild || theirs.hasAttributes())
        patchElement(node as Element, theirs, changes);
    } else if (node.nodeValue !== theirs.nodeValue) {
      const [text, before, alone] = [node, node.nodeValue, standing.childNodes.length === 1];
      remember(() => {
        text.nodeValue = before;
        // A script, or the browser's own translation, may have put another node in the place of the text.
        if (alone && text.parentNode !== standing) standing.replaceChildren(text);
      });
      text.nodeValue = theirs.nodeValue;
    }
    node = node.nextSibling;
  }
}
