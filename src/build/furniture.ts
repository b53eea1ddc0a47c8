// Purpose: separates the page of a document into the document's own content and its furniture, which is everything around the
// text. Pure.
import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/**
 * Names of the elements that hold the document's own content, by the class of the block around them. `a[b]` is an element `a`
 * with an attribute `b`.
 */
type Places = Readonly<Record<string, readonly string[]>>;

const sealPlaces: Places = { 'title-block': ['svg', 'figcaption'] };
const ownPlaces: Places = {
  'title-block': ['svg', 'figcaption', 'h1', 'dd', 'time'],
  contents: ['ol'],
  glance: ['ul'],
  prose: ['div[lang]'],
  neighbours: ['a[rel]'],
};

/** Removes from a page the elements in the given places. */
function without(html: string, places: Places): string {
  const kept: string[] = [];
  let from = 0;
  /** The block of each open element. */
  const blocks: string[] = [];
  /** How many elements are open around the one that is being left out; undefined while none is left out. */
  let around: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const block = blocks.at(-1) ?? '';
      const names = [name, ...Object.keys(attributes).map((attribute) => `${name}[${attribute}]`)];
      if (around === undefined && places[block]?.some((place) => names.includes(place))) {
        kept.push(html.slice(from, parser.startIndex));
        around = blocks.length;
      }
      const classes = attributes['class']?.split(' ') ?? [];
      blocks.push(classes.find((value) => value in places) ?? block);
    },
    onclosetag() {
      blocks.pop();
      if (blocks.length !== around) return;
      from = parser.endIndex + 1;
      around = undefined;
    },
  });
  parser.end(html);
  return kept.join('') + html.slice(from);
}

const digest = (index: number) =>
  createHash('sha256').update(`${index}`).digest('base64url').slice(0, 8);

/** What stands before a fingerprint in a page: of an island, of the page itself, of a script or a font. */
const fingerprints =
  /(\suid="|\sdata-page="[^".]*\.|\/_astro\/[^".]*\.|\/scripts\/(?:islands-)?)([\w-]+)(?=[."/])/g;

/**
 * Puts letters that never change in the place of a page's fingerprints. Each build may have others, as they follow from the keys of its
 * backend too, and a page must weigh the same on every machine.
 */
export function withoutChance(html: string): string {
  const known = new Map<string, string>();
  return html.replace(fingerprints, (_, before: string, found: string) => {
    const letters = known.get(found) ?? digest(known.size);
    known.set(found, letters);
    return before + letters;
  });
}

/** Removes the seal from the page of a document, because its drawing packs to another size for each fingerprint. */
export function withoutSeal(html: string): string {
  return without(html, sealPlaces);
}

/**
 * The furniture of a document's page: the page without the seal, the text, the particulars, and the names of the document. It
 * is the same whatever the document says, so that no change of a text can make it heavier.
 * @param addresses paths of the document that stand in this page
 */
export function furnitureOf(html: string, addresses: readonly string[]): string {
  const metas = /<meta (?:name="description"|property="og:title") content="([^"]+)"/g;
  const names = [...[...html.matchAll(metas)].map(([, name = '']) => name), ...addresses];
  const own = html
    .replace(/( data-page="[^".]*)\.[\w-]+/, '$1')
    .replace(/ data-print="[^"]*"/, '')
    // The summary stands within the text, and its frame is not the document's.
    .replace(/(<div lang[^>]*>\s*)(<section [^>]*class="glance".*?<\/section>)/s, '$2$1');
  const rest = without(own, ownPlaces);
  // The footer names some documents on every page.
  const [top = '', ...footer] = rest.split(/(?=<footer)/);
  return names.reduce((text, name) => text.replaceAll(name, ''), top) + footer.join('');
}

/** A page of lists without the rows in its main part, and how many rows these are, rows within rows included. */
export function withoutRows(html: string): { readonly rest: string; readonly rows: number } {
  const kept: string[] = [];
  let [from, rows] = [0, 0];
  /** The open elements of the main part that are rows or stand in rows. */
  let depth = 0;
  let isMain = false;
  const parser = new Parser({
    onopentag(name) {
      if (name === 'main') isMain = true;
      if (!isMain) return;
      const isRow = /^(?:li|tr|dt|dd|article)$/.test(name);
      if (isRow && depth === 0) kept.push(html.slice(from, parser.startIndex));
      // A definition is one row with what it defines.
      if (isRow && name !== 'dd') rows += 1;
      if (isRow || depth > 0) depth += 1;
    },
    onclosetag(name) {
      if (name === 'main') isMain = false;
      if (depth === 0) return;
      depth -= 1;
      if (depth === 0) from = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return { rest: kept.join('') + html.slice(from), rows };
}

/** Stands for the name of a clause: its id, and the words of its heading. */
export const clauseName = '§';

/** The frames of the clauses of a page, in each form that occurs: `<section id="§"><h2><a href="#§">§</a></h2>`. */
export function clauseFrames(html: string): string[] {
  const headings = html
    .replaceAll('<wbr>', '')
    .matchAll(/<section id="([^"]+)">\s*<h\d\b.*?<\/h\d>/gs);
  const frames = [...headings].map(([heading, id]) => {
    // A heading links to itself.
    const [, words = clauseName] = heading.split(`href="#${id}"`)[1]?.match(/>([^<]+)</) ?? [];
    return (
      heading
        // Only stale sections of a translation name their language, so their `lang` is not part of the frame.
        .replace(/ lang="[^"]*"(?: dir="[^"]*")?/, '')
        .replaceAll(words, clauseName)
        .replaceAll(`"${id}"`, `"${clauseName}"`)
        .replaceAll(`#${id}"`, `#${clauseName}"`)
    );
  });
  return [...new Set(frames)];
}
