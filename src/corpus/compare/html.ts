// A comparison as HTML. What was added or removed is marked by an element, by a visible sign, and by words for screen
// readers.
import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import {
  blockElement,
  cellElements,
  type HtmlWords,
  htmlOf,
  inlineElements,
  itemElements,
  listElement,
  tableElement,
} from '../record/html.ts';
import type { ComparedBlock, ComparedItem } from './blocks.ts';
import type { Change, ComparedPart } from './words.ts';

/** The words that a screen reader speaks where a part that was added or removed begins and ends. */
export type ComparisonWords = HtmlWords & {
  readonly added: string;
  readonly addedEnd: string;
  readonly removed: string;
  readonly removedEnd: string;
  /** Language of these words, where it is not the text's. */
  readonly lang?: string;
};

export function lineHtml(parts: readonly ComparedPart[], words: ComparisonWords): string {
  return htmlOf(lineElements(parts, words));
}

export function itemsHtml(items: readonly ComparedItem[], words: ComparisonWords): string {
  return htmlOf(items.map((item) => itemElement(item, words)));
}

export function comparedHtml(blocks: readonly ComparedBlock[], words: ComparisonWords): string {
  return htmlOf(blocks.map((block) => comparedElement(block, words)));
}

function comparedElement(block: ComparedBlock, words: ComparisonWords): ElementContent {
  if (block.change !== 'changed') {
    return markChange(block.change, [blockElement(block.block, words)], words, 'div');
  }
  switch (block.kind) {
    case 'paragraph':
      return h('p', lineElements(block.parts, words));
    case 'quote':
      return h(
        'section',
        { role: 'note' },
        block.children.map((child) => comparedElement(child, words)),
      );
    case 'list':
      return listElement(
        block.start,
        block.items.map((item) => itemElement(item, words)),
      );
    case 'table':
      return tableElement(
        lineElements(block.caption, words),
        block.head.map((cell) => lineElements(cell, words)),
        block.rows.map(({ change, cells }) =>
          h(
            'tr',
            cellElements(
              cells.map((cell) =>
                change === 'added' || change === 'removed'
                  ? [markChange(change, lineElements(cell, words), words)]
                  : lineElements(cell, words),
              ),
            ),
          ),
        ),
      );
  }
}

function itemElement({ change, blocks }: ComparedItem, words: ComparisonWords): ElementContent {
  const [only] = blocks;
  if (change === 'changed') {
    const isLine = blocks.length === 1 && only?.change === 'changed' && only.kind === 'paragraph';
    return h(
      'li',
      isLine
        ? lineElements(only.parts, words)
        : blocks.map((block) => comparedElement(block, words)),
    );
  }
  const inside = blocks.flatMap((block) => ('block' in block ? [block.block] : []));
  const elements = itemElements(inside, words);
  return h('li', change === 'same' ? elements : markChange(change, elements, words));
}

function lineElements(parts: readonly ComparedPart[], words: ComparisonWords): ElementContent[] {
  const line = parts.flatMap(({ change, children }) => {
    const elements = inlineElements(children, words);
    return change === 'same' ? elements : markedWithin(change, elements, words);
  });
  const isNamed = (element: ElementContent | undefined, name: string) =>
    element?.type === 'element' && element.tagName === name;
  // What takes the place of a word stands apart from it, but for a mark that ends a word.
  return line.flatMap((element, place): ElementContent[] =>
    isNamed(element, 'ins') &&
    isNamed(line[place - 1], 'del') &&
    !/^[,.;:!?)\]’”]/.test(markedText(element))
      ? [{ type: 'text', value: ' ' }, element]
      : [element],
  );
}

/** The text of a mark of what was added, without the words for screen readers around it. */
const markedText = (node: ElementContent): string =>
  'children' in node ? node.children.slice(1).map(textOf).join('') : '';

const textOf = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};

/** The mark of what was added or removed, and before and behind it the spaces at its ends: a line below a space says nothing. */
function markedWithin(
  change: Change,
  elements: readonly ElementContent[],
  words: ComparisonWords,
): ElementContent[] {
  const [first, last] = [elements[0], elements.at(-1)];
  const before = (first?.type === 'text' && /^\s+/.exec(first.value)?.[0]) || '';
  const after = (last?.type === 'text' && /\s+$/.exec(last.value)?.[0]) || '';
  const inner = elements.map((element) => {
    if (element.type !== 'text') return element;
    const from = element === first ? element.value.slice(before.length) : element.value;
    return { ...element, value: element === last && after ? from.slice(0, -after.length) : from };
  });
  const space = (value: string): ElementContent[] => (value ? [{ type: 'text', value }] : []);
  return [...space(before), markChange(change, inner, words), ...space(after)];
}

/**
 * Wraps elements in the mark of what happened to them. The mark has words too, because not every screen reader announces
 * `ins` and `del`.
 */
function markChange(
  change: Change,
  elements: readonly ElementContent[],
  words: ComparisonWords,
  around?: 'div',
): ElementContent {
  const [only] = elements;
  if (change === 'same') return elements.length === 1 && only ? only : h('div', [...elements]);
  const said = (text: string) => h('span', { class: 'sr-only', lang: words.lang }, ` [${text}] `);
  const [begin, end] =
    change === 'added' ? [words.added, words.addedEnd] : [words.removed, words.removedEnd];
  const name = change === 'added' ? 'ins' : 'del';
  return h(name, { class: around && 'whole' }, said(begin), [...elements], said(end));
}
