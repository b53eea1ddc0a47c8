// Purpose: the texts of a built page that a reader sees or hears, each with its place. Pure.
import { Parser } from 'htmlparser2';

/** One text: the content of an element between two tags, or an attribute that is read aloud. */
export type VisibleText = {
  /** Where the text stands: an element, such as `<p>`, or an attribute, such as `aria-label`. */
  readonly where: string;
  readonly text: string;
  /** The language that an element around the text names, if it is not the page's own. */
  readonly marked: string | undefined;
  /**
   * Whether an element around the text, below the root, names its language, even if that is the page's own: bodies of
   * documents do so.
   */
  readonly named: boolean;
};

const readAloud = ['aria-label', 'alt', 'title', 'placeholder', 'content', 'data-label'];
const described = ['description', 'og:title', 'og:description', 'og:image:alt'];
/** Elements whose text nobody reads as a sentence of the interface. */
const silent = new Set(['script', 'style', 'code', 'kbd', 'bdi']);

/**
 * The texts of a page in their order. It leaves out code, names that must not be translated, and texts that are meant for
 * scripts alone (`data-text`).
 */
export function visibleTexts(html: string): VisibleText[] {
  const found: VisibleText[] = [];
  const open: { name: string; skip: boolean; marked: string | undefined; named: boolean }[] = [];
  let page = '';
  let text = '';
  const add = (where: string, words: string, marked: string | undefined, named: boolean) => {
    // No-break spaces belong to the typography, and stay; soft hyphens and <wbr> only allow a line to break.
    const trimmed = words
      .replaceAll('\u00ad', '')
      .replace(/[ \t\n\r\f]+/g, ' ')
      .replace(/^ | $/g, '');
    if (trimmed) found.push({ where, text: trimmed, marked, named });
  };
  const flush = () => {
    const around = open.at(-1);
    if (!around?.skip) add(`<${around?.name}>`, text, around?.marked, around?.named ?? false);
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'wbr') return;
      flush();
      const above = open.at(-1);
      const { lang } = attributes;
      if (name === 'html') page = lang ?? '';
      const own = lang === undefined ? above?.marked : lang === page ? undefined : lang;
      const named = (above?.named ?? false) || (lang !== undefined && name !== 'html');
      const skip =
        (above?.skip ?? false) ||
        silent.has(name) ||
        attributes['translate'] === 'no' ||
        'data-text' in attributes;
      open.push({ name, skip, marked: own, named });
      const isData =
        name === 'meta' && !described.includes(attributes['name'] ?? attributes['property'] ?? '');
      if (skip || isData) return;
      for (const key of readAloud) add(key, attributes[key] ?? '', own, named);
    },
    ontext(part) {
      text += part;
    },
    onclosetag(name) {
      if (name === 'wbr') return;
      flush();
      open.pop();
    },
  });
  parser.write(html);
  parser.end();
  return found;
}
