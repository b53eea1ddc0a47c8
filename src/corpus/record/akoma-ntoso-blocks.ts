// Blocks of a text as elements of Akoma Ntoso.
import { element, type XmlElement } from '../../core/xml.ts';
import type { Block, Inline } from './blocks.ts';

/** Makes the ids of the elements of a section, such as `refunds__list_2__item_1`. The standard wants one on each element. */
export type Place = { id(kind: string): string };

/** The ids below another id. Each kind is counted separately. Permanent ids contain no underscore, so no id occurs twice. */
export function placeIn(outer: string): Place {
  const counts = new Map<string, number>();
  return {
    id(kind) {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return `${outer}__${kind}_${count}`;
    },
  };
}

/**
 * Blocks as elements. Headings inside a list or a notice, which no recorded text has, become paragraphs.
 * @param place makes the ids of the elements
 */
export function blockElements(blocks: readonly Block[], place: Place): XmlElement[] {
  return blocks.map((block) => blockElement(block, place));
}

function blockElement(block: Block, place: Place): XmlElement {
  switch (block.kind) {
    case 'heading':
      return element('p', {}, element('b', {}, `${block.number} ${block.title}`));
    case 'paragraph':
      return element('p', {}, ...inlines(block.children));
    case 'list': {
      const eId = place.id('list');
      const items = placeIn(eId);
      return element(
        'blockList',
        { eId },
        ...block.items.map((item, index) => {
          const itemId = items.id('item');
          const number = block.start === undefined ? [] : [`${block.start + index}.`];
          return element(
            'item',
            { eId: itemId },
            ...number.map((text) => element('num', {}, text)),
            ...blockElements(item, placeIn(itemId)),
          );
        }),
      );
    }
    case 'table':
      return element(
        'table',
        { eId: place.id('table') },
        ...(block.caption === undefined ? [] : [element('caption', {}, block.caption)]),
        ...[block.head, ...block.rows].map((row, index) =>
          element('tr', {}, ...row.map((cell) => cellElement(index === 0 ? 'th' : 'td', cell))),
        ),
      );
    case 'quote': {
      const eId = place.id('notice');
      return element('blockContainer', { eId }, ...blockElements(block.children, placeIn(eId)));
    }
    case 'code':
      return element('block', { name: 'code' }, block.text);
  }
}

function cellElement(name: 'td' | 'th', cell: readonly Inline[]): XmlElement {
  return element(name, {}, element('p', {}, ...inlines(cell)));
}

function inlines(parts: readonly Inline[]): (XmlElement | string)[] {
  return parts.map(inline);
}

function inline(part: Inline): XmlElement | string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return element('inline', { name: 'code' }, part.text);
    case 'blank':
      return element('fillIn', {}, part.text);
    case 'strong':
      return element('b', {}, ...inlines(part.children));
    case 'emphasis':
      return element('i', {}, ...inlines(part.children));
    case 'link':
      return element('a', { href: part.url }, ...inlines(part.children));
  }
}
