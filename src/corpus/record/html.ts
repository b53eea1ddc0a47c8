// Recorded blocks as HTML, for pages that show a text from the archive alone.
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { labelTables } from '../../core/table-labels.ts';
import { keepNumber } from '../../core/text.ts';
import type { Block, Inline } from './blocks.ts';

/** Words for assistive technology, where a part shows something only to the eye. */
export type HtmlWords = {
  /** Name of a blank that a person fills in on paper. */
  readonly blank: string;
  /** A link beside the heading of a section, such as to the same section of another version; none where it gives none. */
  readonly beside?: (id: string) => SectionLink | undefined;
};

/** A link that belongs to a section and is no part of its text. It names its language where that is not the text's. */
type SectionLink = {
  readonly href: string;
  readonly text: string;
  readonly lang?: string;
  readonly dir?: string;
};

type Heading = Extract<Block, { kind: 'heading' }>;

/**
 * Blocks as HTML: nested sections, each with its permanent id and a heading that links to itself. Text is escaped, so
 * recorded text cannot become an element.
 */
export function blocksHtml(blocks: readonly Block[], words: HtmlWords): string {
  return htmlOf(sectionElements(blocks, words));
}

/** Elements as HTML, whose tables have the words of their columns on their cells. */
export function htmlOf(children: ElementContent[]): string {
  return labelTables(toHtml({ type: 'root', children }));
}

/**
 * Words by which reader modes of browsers know what stands around a text. They drop an element with one of them in its id,
 * unless its class says that it is content; and the ids of recorded sections stay as they are.
 */
const furniture =
  /banner|comment|community|extra|footer|gdpr|header|menu|related|remark|social|sponsor/;

function sectionElements(blocks: readonly Block[], words: HtmlWords): ElementContent[] {
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  if (first < 0) return blocks.map((block) => blockElement(block, words));
  const before = blocks.slice(0, first).map((block) => blockElement(block, words));
  const heading = blocks[first];
  if (heading?.kind !== 'heading') return before;
  const next = blocks.findIndex(
    (block, index) => index > first && block.kind === 'heading' && block.level <= heading.level,
  );
  const end = next < 0 ? blocks.length : next;
  return [
    ...before,
    h(
      'section',
      { id: heading.id, class: furniture.test(heading.id) ? 'content' : undefined },
      headingElement(heading),
      linkBeside(words.beside?.(heading.id)),
      sectionElements(blocks.slice(first + 1, end), words),
    ),
    ...sectionElements(blocks.slice(end), words),
  ];
}

function headingElement({ level, number, id, title }: Heading): ElementContent {
  return h(`h${Math.min(level + 1, 6)}`, h('a', { href: `#${id}` }, `${number} ${title}`));
}

function linkBeside(link: SectionLink | undefined): ElementContent[] {
  if (!link) return [];
  const { href, text, lang, dir } = link;
  return [h('p', { class: 'since no-print', lang, dir }, h('a', { href }, text))];
}

/** One block as HTML, without the sections around it. */
export function rowHtml(block: Block, words: HtmlWords): string {
  return htmlOf([blockElement(block, words)]);
}

export function blockElement(block: Block, words: HtmlWords): ElementContent {
  switch (block.kind) {
    case 'heading':
      return headingElement(block);
    case 'paragraph':
      return h('p', inlineElements(block.children, words));
    case 'list': {
      const items = block.items.map((item) => h('li', itemElements(item, words)));
      return listElement(block.start, items);
    }
    case 'table':
      return tableElement(
        block.caption === undefined ? [] : [{ type: 'text', value: block.caption }],
        block.head.map((cell) => inlineElements(cell, words)),
        block.rows.map((row) =>
          h('tr', cellElements(row.map((cell) => inlineElements(cell, words)))),
        ),
      );
    case 'quote':
      // Reader modes of browsers drop every <aside>, and a <div> with many links.
      return h(
        'section',
        { role: 'note' },
        block.children.map((child) => blockElement(child, words)),
      );
    case 'code':
      return h('pre', h('code', block.text));
  }
}

/** The content of a list item. A single paragraph needs no element of its own. */
export function itemElements(item: readonly Block[], words: HtmlWords): ElementContent[] {
  const [only] = item;
  if (item.length === 1 && only?.kind === 'paragraph') return inlineElements(only.children, words);
  return item.map((block) => blockElement(block, words));
}

export function listElement(
  start: number | undefined,
  items: readonly ElementContent[],
): ElementContent {
  if (start === undefined) return h('ul', [...items]);
  return h('ol', { start: start === 1 ? undefined : start }, [...items]);
}

/** The cells of a row of a table's body; the first is the row's header. */
export function cellElements(cells: readonly (readonly ElementContent[])[]): ElementContent[] {
  return cells.map((cell, index) =>
    index === 0 ? h('th', { scope: 'row' }, [...cell]) : h('td', [...cell]),
  );
}

/** A table in a box that tells it how wide it may be. */
export function tableElement(
  caption: readonly ElementContent[],
  head: readonly (readonly ElementContent[])[],
  rows: readonly ElementContent[],
): ElementContent {
  return h(
    'div',
    { class: 'fitted' },
    h(
      'table',
      caption.length > 0 ? h('caption', [...caption]) : undefined,
      h(
        'thead',
        h(
          'tr',
          head.map((cell) => h('th', { scope: 'col' }, [...cell])),
        ),
      ),
      h('tbody', [...rows]),
    ),
  );
}

export function inlineElements(line: readonly Inline[], words: HtmlWords): ElementContent[] {
  return line.map((part) => inlineElement(part, words));
}

/** The number of a reference stays on the line of its name. */
const keepLine = (part: Inline): Inline =>
  part.kind === 'text' ? { ...part, text: keepNumber(part.text) } : part;

function inlineElement(part: Inline, words: HtmlWords): ElementContent {
  switch (part.kind) {
    case 'text':
      return { type: 'text', value: part.text };
    case 'code':
      return h('code', part.text);
    case 'blank':
      return h('span', { class: 'blank', role: 'img', ariaLabel: words.blank }, part.text);
    case 'strong':
      return h('strong', inlineElements(part.children, words));
    case 'emphasis':
      return h('em', inlineElements(part.children, words));
    case 'link':
      return h('a', { href: part.url }, inlineElements(part.children.map(keepLine), words));
  }
}
