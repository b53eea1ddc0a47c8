// Purpose: parts the page of a document into the document's own content and its furniture, which is all that stands around
// the text; pure.
import { Parser } from 'htmlparser2';

/** Elements that hold what is the document's own, by the class of the block around them; some only with an attribute. */
type Places = Readonly<Record<string, readonly string[]>>;

const sealPlaces: Places = { 'title-block': ['svg', 'figcaption'] };
const ownPlaces: Places = {
  'title-block': ['svg', 'figcaption', 'h1', 'dd', 'time'],
  contents: ['ol'],
  glance: ['ul'],
  prose: ['div[lang]'],
  neighbours: ['a[rel]'],
};

/** A page without the elements that stand in some places. */
function without(html: string, places: Places): string {
  const kept: string[] = [];
  let from = 0;
  /** The block of each open element. */
  const blocks: string[] = [];
  /** How many elements are open around the one that is being left out; none is where it is undefined. */
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

/** The page of a document without its seal, whose drawing packs to another size for each fingerprint. */
export function withoutSeal(html: string): string {
  return without(html, sealPlaces);
}

/**
 * The furniture of a document's page: the page without seal, text, particulars, and what names the document. It is the same
 * whatever the document says, so that no change of a text can make it heavier.
 * @param addresses paths of the document that stand in this page
 */
export function furnitureOf(html: string, addresses: readonly string[]): string {
  const metas = /<meta (?:name="description"|property="og:title") content="([^"]+)"/g;
  const names = [...[...html.matchAll(metas)].map(([, name = '']) => name), ...addresses];
  const rest = without(html.replace(/ data-print="[^"]*"/, ''), ownPlaces);
  // The footer names some documents on every page.
  const [top = '', ...footer] = rest.split(/(?=<footer)/);
  return names.reduce((text, name) => text.replaceAll(name, ''), top) + footer.join('');
}

/** Stands for the name of a clause: its id, and the words of its heading. */
export const clauseName = '§';

/** What stands around the name of a clause, in each form that a page has: `<section id="§"><h2><a href="#§">§</a></h2>`. */
export function clauseFrames(html: string): string[] {
  const headings = html.matchAll(/<section id="([^"]+)">\s*<h\d\b.*?<\/h\d>/gs);
  const frames = [...headings].map(([heading, id]) => {
    // A heading links to itself.
    const [, words = clauseName] = heading.split(`href="#${id}"`)[1]?.match(/>([^<]+)</) ?? [];
    return (
      heading
        // A stale section of a translation names its language: few do.
        .replace(/ lang="[^"]*"(?: dir="[^"]*")?/, '')
        .replaceAll(words, clauseName)
        .replaceAll(`"${id}"`, `"${clauseName}"`)
        .replaceAll(`#${id}"`, `#${clauseName}"`)
    );
  });
  return [...new Set(frames)];
}
