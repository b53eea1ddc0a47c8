// Compares two sequences of blocks: paragraphs by word, lists by point, tables by row.
import type { Block, Inline } from '../record/blocks.ts';
import { markdownOf } from '../record/markdown.ts';
import { align, commonWords } from './align.ts';
import { type Change, type ComparedPart, compareLines } from './words.ts';

/** A point of a list, or a row of a table, and what happened to it. */
export type ComparedItem = {
  readonly change: Change | 'changed';
  readonly blocks: readonly ComparedBlock[];
};
type ComparedRow = {
  readonly change: Change | 'changed';
  readonly cells: readonly (readonly ComparedPart[])[];
};

/** A block and what happened to it; a block that changed says what happened to its parts. */
export type ComparedBlock =
  | { readonly change: Change; readonly block: Block }
  | {
      readonly change: 'changed';
      readonly kind: 'paragraph';
      readonly parts: readonly ComparedPart[];
    }
  | {
      readonly change: 'changed';
      readonly kind: 'list';
      readonly start?: number;
      readonly items: readonly ComparedItem[];
    }
  | {
      readonly change: 'changed';
      readonly kind: 'table';
      readonly caption: readonly ComparedPart[];
      readonly head: readonly (readonly ComparedPart[])[];
      readonly rows: readonly ComparedRow[];
    }
  | {
      readonly change: 'changed';
      readonly kind: 'quote';
      readonly children: readonly ComparedBlock[];
    };

type Cells = readonly (readonly Inline[])[];

/** Compares two sequences of blocks. */
export function compareBlocks(
  before: readonly Block[],
  after: readonly Block[],
): readonly ComparedBlock[] {
  const keyOf = (block: Block) => markdownOf([block]);
  const likeness = (one: Block, other: Block) =>
    isComparable(one, other) ? commonWords(keyOf(one), keyOf(other)) : 0;
  return align(before, after, keyOf, likeness).flatMap((pair): ComparedBlock[] => {
    if (pair.new === undefined) return [{ change: 'removed', block: pair.old }];
    if (pair.old === undefined) return [{ change: 'added', block: pair.new }];
    return pair.same ? [{ change: 'same', block: pair.new }] : compared(pair.old, pair.new);
  });
}

/** Whether one block can have been changed into the other: both are of one kind, and tables have equally many columns. */
function isComparable(one: Block, other: Block): boolean {
  if (one.kind === 'table' && other.kind === 'table') return one.head.length === other.head.length;
  if (one.kind === 'list' && other.kind === 'list') {
    return (one.start === undefined) === (other.start === undefined);
  }
  return one.kind === other.kind && one.kind !== 'code' && one.kind !== 'heading';
}

function compared(one: Block, other: Block): ComparedBlock[] {
  if (one.kind === 'paragraph' && other.kind === 'paragraph') {
    const parts = compareLines(one.children, other.children);
    return [{ change: 'changed', kind: 'paragraph', parts }];
  }
  if (one.kind === 'quote' && other.kind === 'quote') {
    const children = compareBlocks(one.children, other.children);
    return [{ change: 'changed', kind: 'quote', children }];
  }
  if (one.kind === 'list' && other.kind === 'list') {
    const start = other.start === undefined ? {} : { start: other.start };
    const items = compareItems(one.items, other.items);
    return [{ change: 'changed', kind: 'list', ...start, items }];
  }
  if (one.kind === 'table' && other.kind === 'table') {
    return [
      {
        change: 'changed',
        kind: 'table',
        caption: compareLines(captionOf(one), captionOf(other)),
        head: compareCells(one.head, other.head),
        rows: compareRows(one.rows, other.rows),
      },
    ];
  }
  return [
    { change: 'removed', block: one },
    { change: 'added', block: other },
  ];
}

function captionOf({ caption }: Extract<Block, { kind: 'table' }>): Inline[] {
  return caption === undefined ? [] : [{ kind: 'text', text: caption }];
}

/** Compares the points of two lists. */
export function compareItems(
  before: readonly (readonly Block[])[],
  after: readonly (readonly Block[])[],
): readonly ComparedItem[] {
  const likeness = (one: readonly Block[], other: readonly Block[]) =>
    commonWords(markdownOf(one), markdownOf(other));
  return align(before, after, markdownOf, likeness).map((pair): ComparedItem => {
    if (pair.new === undefined) return whole('removed', pair.old);
    if (pair.old === undefined) return whole('added', pair.new);
    if (pair.same) return whole('same', pair.new);
    return { change: 'changed', blocks: compareBlocks(pair.old, pair.new) };
  });
}

/** A point to all of which the same happened. The mark stands on the point, and not on each block again. */
function whole(change: Change, blocks: readonly Block[]): ComparedItem {
  return { change, blocks: blocks.map((block) => ({ change: 'same', block })) };
}

function compareRows(before: readonly Cells[], after: readonly Cells[]): readonly ComparedRow[] {
  const keyOf = (row: Cells) => row.map((cell) => markdownOf([line(cell)])).join(' | ');
  // Rows with the same first cell are always partners.
  const likeness = (one: Cells, other: Cells) =>
    keyOf(one.slice(0, 1)) === keyOf(other.slice(0, 1)) ? 1 : commonWords(keyOf(one), keyOf(other));
  return align(before, after, keyOf, likeness).map((pair): ComparedRow => {
    if (pair.new === undefined) return { change: 'removed', cells: pair.old.map(asIs) };
    if (pair.old === undefined) return { change: 'added', cells: pair.new.map(asIs) };
    if (pair.same) return { change: 'same', cells: pair.new.map(asIs) };
    return { change: 'changed', cells: compareCells(pair.old, pair.new) };
  });
}

function compareCells(before: Cells, after: Cells): readonly (readonly ComparedPart[])[] {
  return after.map((cell, index) => compareLines(before[index] ?? [], cell));
}

const line = (children: readonly Inline[]): Block => ({ kind: 'paragraph', children });
const asIs = (children: readonly Inline[]): readonly ComparedPart[] => [
  { change: 'same', children },
];
