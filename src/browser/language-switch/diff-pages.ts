// Writes what an English page needs to be shown in another language: the texts of its edition, without those that both have
// alike.
import { render } from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';
import { inEdition, patchAddress, refused, spoken, whole, without } from './protocol.ts';

/** A page as a tree of nodes. */
export type PageTree = ReturnType<typeof parseDocument>;
type Node = PageTree['children'][number];
type Element = Extract<Node, { attribs: unknown }>;

const isElement = (node: Node): node is Element => 'attribs' in node;
const kindOf = (node: Node) => (isElement(node) ? node.name : node.type);

/** Elements that no patch may hold, and elements that say nothing. */
const never = new Set(refused.split(', '));
const silent = new Set([...never, 'noscript', 'template']);
const isSilent = (node: Node) => silent.has(kindOf(node));

/** The tree of a page. Entities stay as they are written: what is compared and copied is markup. */
export function parsePage(html: string): PageTree {
  return parseDocument(html, { decodeEntities: false });
}

/** Finds parts of a page by name; `text` names the page in the error for one that it lacks. */
function partsOf(tree: PageTree, text: string): (name: string) => Element {
  return (name) => {
    const [element] = DomUtils.getElementsByTagName(name, tree, true, 1);
    if (!element) throw new Error(`The ${text} has no <${name}>: a page has one.`);
    return element;
  };
}

/** The languages of the two pages, by code. */
type Pair = { readonly from: string; readonly to: string };

/** A node of an edition with what differs from that of the page, and whether anything does. */
type Difference = { readonly kept: Node; readonly differs: boolean };

/** The elements of an edition that replace those of the page, with links to the page's edition. */
function replacements(edition: Element, { from, to }: Pair): Node[] {
  const foreign = DomUtils.findOne(({ name }) => never.has(name), edition.children);
  if (foreign) {
    throw new Error(
      `<${edition.name}> has other elements in “${to}” than in “${from}”, and <${foreign.name}> among them, which ` +
        'no change of language brings. Move it out of that element.',
    );
  }
  const { children } = edition.cloneNode(true);
  for (const link of DomUtils.getElementsByTagName('a', children)) {
    const { href, hreflang } = link.attribs;
    if (href && !hreflang) link.attribs['href'] = inEdition(href, to, from);
  }
  return children;
}

/** What differs in an element of an edition from that of the page. */
function elementDifference(page: Element, edition: Element, pair: Pair): Difference {
  const kept = edition.cloneNode();
  kept.attribs = {};
  for (const [name, value] of Object.entries(edition.attribs)) {
    if (spoken.test(name) && page.attribs[name] !== value) kept.attribs[name] = value;
  }
  const gone = Object.keys(page.attribs).filter(
    (name) => spoken.test(name) && !(name in edition.attribs),
  );
  if (gone.length > 0) kept.attribs[without] = gone.join(' ');
  const [mine, theirs] = [page.children, edition.children];
  // A textarea keeps its content, because the visitor has typed it.
  if (edition.name === 'textarea') kept.children = [];
  else if (mine.map(kindOf).join() === theirs.map(kindOf).join() && leadAlike(mine, theirs, pair)) {
    const parts = theirs.map((node, index) => difference(mine[index] as Node, node, pair));
    // Nodes after the last difference are left out: the page keeps its own. An element without any difference has no content
    // here.
    const last = parts.findLastIndex(({ differs }) => differs);
    kept.children = audible(parts.slice(0, last + 1).map((part) => part.kept));
  } else {
    kept.attribs[whole] = '';
    kept.children = replacements(edition, pair);
  }
  return { kept, differs: kept.children.length > 0 || Object.keys(kept.attribs).length > 0 };
}

/**
 * Whether, one by one, the links of both lead to the same place and the ids are the same. A sentence of another language may
 * have its links in another order, and no words may come to stand on a link to another place.
 */
function leadAlike(page: readonly Node[], edition: readonly Node[], { from, to }: Pair): boolean {
  return edition.every((node, index) => {
    const standing = page[index];
    if (!standing || !isElement(node) || !isElement(standing)) return true;
    const { href, hreflang, id } = node.attribs;
    if (id !== standing.attribs['id']) return false;
    if (node.name !== 'a' || href === undefined || hreflang !== undefined) return true;
    return inEdition(href, to, from) === standing.attribs['href'];
  });
}

/** The nodes that say something. A comment is put between two texts that follow each other, to keep them apart. */
function audible(nodes: readonly Node[]): Node[] {
  const kept = nodes.filter((node) => !isSilent(node) && kindOf(node) !== 'comment');
  return kept.flatMap((node, index) =>
    kindOf(node) === 'text' && index > 0 && kindOf(kept[index - 1] as Node) === 'text'
      ? [...parseDocument('<!---->').children, node]
      : [node],
  );
}

function difference(page: Node, edition: Node, pair: Pair): Difference {
  if (isSilent(edition)) return { kept: edition, differs: false };
  if (isElement(page) && isElement(edition)) return elementDifference(page, edition, pair);
  const texts = kindOf(page) === 'text' && 'data' in page && 'data' in edition;
  return { kept: edition, differs: texts && page.data !== edition.data };
}

/**
 * The patch that makes a page say what an edition of it says, as an HTML document for apply-patch.ts. It holds the elements
 * of the body that lead to a difference, each in the order of its siblings.
 * - An element without children leaves the children of the page's element as they are.
 * - Attributes are those to set; `without` names those to remove.
 * - `whole` marks an element whose children are entirely different: they replace the page's, and their links lead to the
 *   page's edition.
 * - The `title` of the root is the description of the page.
 * - The comment at the end is the address of the patch. One that was cut lacks it, and that of another build has another.
 * @param page the page, as `parsePage` gives it; neither tree is changed
 * @param edition its edition in another language
 * @throws Error when either lacks a part that every page has
 */
export function diffTrees(page: PageTree, edition: PageTree): string {
  const [mine, theirs] = [partsOf(page, 'page'), partsOf(edition, 'edition')];
  const { lang: from = '', 'data-page': name = '' } = mine('html').attribs;
  const { lang = '', dir = '' } = theirs('html').attribs;
  const description = DomUtils.findOne(
    ({ attribs }) => attribs['name'] === 'description',
    theirs('head').children,
  );
  const { content: said = '' } = description?.attribs ?? {};
  const { kept: body } = elementDifference(mine('body'), theirs('body'), { from, to: lang });
  const markup = (nodes: Node[]) => render(nodes, { encodeEntities: false });
  return `<!doctype html><html lang="${lang}" dir="${dir}" title="${said}"><head>${markup([theirs('title')])}</head>${markup([body])}</html><!--${patchAddress(name, from, lang)}-->`;
}

/** The patch of two pages that are given as HTML: see `diffTrees`. */
export function diffPages(page: string, edition: string): string {
  return diffTrees(parsePage(page), parsePage(edition));
}
