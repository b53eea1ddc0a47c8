import { inEdition, refused, spoken, whole, without } from './protocol.ts';

/** Islands that have hydrated or are about to, which change their language by themselves, and parts that have all of them. */
const alive = 'astro-island:not([ssr]), [data-hydrating], [data-self-translated]';

/** Whether something else changes the language of an element; what the page hands an island in a slot is the page's. */
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

/**
 * Puts the texts of another language into the standing page, in place: focus, scroll, open disclosures and typed values stay.
 * Islands that wait for a touch get new words in their `props` too, and hydrate in the language that they show.
 * @param patch what diff-pages.ts has made of an edition of this page
 * @returns what takes all of it back
 */
export function applyPatch(patch: Document): () => void {
  const root = document.documentElement;
  const { title } = document;
  const { lang, dir } = root;
  const changes: (() => void)[] = [];
  const setLanguage = (lang: string, dir: string) => {
    // To say the same again would cost the styles of the whole page.
    if (root.lang !== lang) root.lang = lang;
    if (root.dir !== dir) root.dir = dir;
  };
  setLanguage(patch.documentElement.lang, patch.documentElement.dir);
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
    setLanguage(lang, dir);
    document.title = title;
    for (const takeBack of changes.reverse()) takeBack();
  };
}

/**
 * Leads the links of a page that was built as one edition to another, but those of the picker.
 * @returns what takes it back
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

/** What an island is given, with the language and the words of an edition's. All else stays, where it leads above all. */
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
  // What has hydrated by then has its own way back.
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
    // It only keeps two texts apart.
    if (theirs.nodeType === Node.COMMENT_NODE) continue;
    // Something else, such as an extension of the browser, may have put nodes of its own between those of the page,
    while (node && node.nodeName !== theirs.nodeName) node = node.nextSibling;
    if (!node) {
      // or in the place of a text.
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
        // A script, or a translation of the browser's own, may have put another in its place.
        if (alone && text.parentNode !== standing) standing.replaceChildren(text);
      });
      text.nodeValue = theirs.nodeValue;
    }
    node = node.nextSibling;
  }
}
