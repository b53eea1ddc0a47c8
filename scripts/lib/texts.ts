// Purpose: what an English page takes in to be shown in another language: the texts of its edition, without what both have
// alike. Pure.
import { render } from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';

type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

/** What stays as the page has it: addresses, what a visitor or a script may have changed, and what only styles read. */
const kept = /^(href|open|value|checked|class|id|uid|ssr|client|data-.*|tabindex)$/;
/** What says nothing. A style, even an empty one, the security policy would report. */
const silent = /^(script|style|noscript|template)$/;

const isElement = (node: Node): node is Element => 'attribs' in node;
const kindOf = (node: Node) => (isElement(node) ? node.name : node.type);

/** Finds parts of a page by name; `text` names the page in the error for one that it lacks. */
function partsOf(html: string, text: string): (name: string) => Element {
  // Entities stay as they are written: what is compared and copied is markup.
  const parsed = parseDocument(html, { decodeEntities: false });
  return (name) => {
    const [element] = DomUtils.getElementsByTagName(name, parsed, true, 1);
    if (!element) throw new Error(`The ${text} has no <${name}>: a page has one.`);
    return element;
  };
}

/** An address of an edition as that of its English page: `/fr/about` is `/about`. */
const englishAddress = (address: string, prefix: RegExp) => address.replace(prefix, '') || '/';

/** The `props` of an island in an edition, with English addresses: it will stand in an English page. */
function englishProps(props: string, prefix: RegExp): string {
  const value = JSON.parse(DomUtils.textContent(parseDocument(props)), (_, part: unknown) =>
    typeof part === 'string' && part.startsWith('/') ? englishAddress(part, prefix) : part,
  );
  // Quotes are escaped where it is rendered.
  return JSON.stringify(value).replaceAll('&', '&amp;');
}

/** Leaves an element of an edition with what differs from that of the page. Returns whether anything does. */
function keepDifference(english: Element, edition: Element, prefix: RegExp): boolean {
  const { attribs } = edition;
  edition.attribs = {};
  for (const [name, value] of Object.entries(attribs)) {
    if (kept.test(name) || english.attribs[name] === value) continue;
    edition.attribs[name] = name === 'props' ? englishProps(value, prefix) : value;
  }
  const gone = Object.keys(english.attribs).filter(
    (name) => !kept.test(name) && !(name in attribs),
  );
  if (gone.length > 0) edition.attribs['without'] = gone.join(' ');
  const [mine, theirs] = [english.children, edition.children];
  // What is typed is the visitor's.
  if (edition.name === 'textarea') edition.children = [];
  else if (mine.map(kindOf).join() === theirs.map(kindOf).join()) {
    const changed = theirs.map((node, index) => differs(mine[index] as Node, node, prefix));
    // What follows the last difference stands as it is; so does the content of an element that has none here.
    edition.children = theirs
      .slice(0, changed.lastIndexOf(true) + 1)
      .filter((node) => !silent.test(kindOf(node)));
  } else {
    edition.attribs['whole'] = '';
    for (const link of DomUtils.getElementsByTagName('a', theirs)) {
      const { href, hreflang } = link.attribs;
      if (href && !hreflang) link.attribs['href'] = englishAddress(href, prefix);
    }
    for (const { attribs } of DomUtils.getElementsByTagName('astro-island', theirs)) {
      attribs['props'] = englishProps(attribs['props'] ?? '{}', prefix);
    }
  }
  return edition.children.length > 0 || Object.keys(edition.attribs).length > 0;
}

function differs(english: Node, edition: Node, prefix: RegExp): boolean {
  if (silent.test(kindOf(edition))) return false;
  if (isElement(english) && isElement(edition)) return keepDifference(english, edition, prefix);
  return 'data' in english && 'data' in edition && english.data !== edition.data;
}

/**
 * The texts of an edition, as an HTML document for `src/client/patch-page.ts`: the elements of its body that lead to a difference
 * from the English page, each in the order of its siblings.
 * - An element without children leaves those of the page's as they stand.
 * - Attributes are those to set; `without` names those to remove.
 * - `whole` stands where the children are others altogether: they replace the page's, with links to English addresses.
 * - What an island is given holds English addresses only.
 * @param english the HTML of the page
 * @param edition the HTML of its edition
 * @throws Error when either lacks a part that every page has
 */
export function textsOf(english: string, edition: string): string {
  const find = partsOf(edition, 'edition');
  const { lang = '', dir = '' } = find('html').attribs;
  const description = DomUtils.findOne(
    ({ attribs }) => attribs['name'] === 'description',
    find('head').children,
  );
  const head = [find('title'), ...(description ? [description] : [])];
  const body = find('body');
  keepDifference(partsOf(english, 'page')('body'), body, new RegExp(`^/${lang}(?=/|$)`));
  const markup = (nodes: Node[]) => render(nodes, { encodeEntities: false });
  return `<!doctype html><html lang="${lang}" dir="${dir}"><head>${markup(head)}</head>${markup([body])}</html>`;
}
