// Compares two sequences of blocks: paragraphs by word, lists by point, tables by row.
import { type Block, type Inline, words } from '../record/blocks.ts';
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

/** Stands in a comparison where one version begins a new paragraph, and the other does not. */
export const paragraphSign = '¶';

/**
 * Compares two sequences of blocks. A paragraph that was divided stands as the paragraphs of the newer version, each but the
 * last with an added sign at its end; of paragraphs that were joined, the sign between them is removed.
 */
export function compareBlocks(
  before: readonly Block[],
  after: readonly Block[],
): readonly ComparedBlock[] {
  const likeness = (one: Block, other: Block) =>
    isComparable(one, other) ? commonWords(keyOf(one), keyOf(other)) : 0;
  const now = joinDivided(before, after);
  const old = joinDivided(now, before);
  return align(old, now, keyOf, likeness).flatMap((pair): ComparedBlock[] => {
    if (pair.new === undefined) return partsOf(pair.old).map((block) => whole('removed', block));
    if (pair.old === undefined) return partsOf(pair.new).map((block) => whole('added', block));
    return pair.same ? [whole('same', pair.new)] : compareBlock(pair.old, pair.new);
  });
}

const whole = (change: Change, block: Block): ComparedBlock => ({ change, block });
const sign = words(` ${paragraphSign} `);
const keyOf = (block: Block) => markdownOf([block]);

/**
 * The blocks of `parts`, in which the paragraphs that together say what one paragraph of `wholes` says are one, with a sign
 * between them.
 */
function joinDivided(wholes: readonly Block[], parts: readonly Block[]): readonly Block[] {
  const [known, kept] = [new Set(wholes.map(keyOf)), new Set(parts.map(keyOf))];
  const result = [...parts];
  for (const one of wholes) {
    if (one.kind !== 'paragraph' || kept.has(keyOf(one))) continue;
    let best = { likeness: 0.75, from: 0, to: 0 };
    for (let from = 0; from < result.length; from += 1) {
      let text = '';
      for (let to = from; to < result.length; to += 1) {
        const part = result[to];
        if (part?.kind !== 'paragraph' || known.has(keyOf(part))) break;
        text += ` ${keyOf(part)}`;
        const likeness = commonWords(keyOf(one), text);
        if (likeness > best.likeness) best = { likeness, from, to: to + 1 };
      }
    }
    const { from, to } = best;
    if (to - from < 2) continue;
    const children = result
      .slice(from, to)
      .flatMap((part, index): readonly Inline[] =>
        part.kind !== 'paragraph' ? [] : index === 0 ? part.children : [sign, ...part.children],
      );
    result.splice(from, to - from, { kind: 'paragraph', children });
  }
  return result;
}

/** The paragraphs that a block was before it was joined; any other block as it is. */
function partsOf(block: Block): readonly Block[] {
  if (block.kind !== 'paragraph') return [block];
  const at = block.children.indexOf(sign);
  if (at < 0) return [block];
  const [first, rest] = [block.children.slice(0, at), block.children.slice(at + 1)];
  return [{ ...block, children: first }, ...partsOf({ ...block, children: rest })];
}

/** The paragraphs of compared parts: one ends with each sign that was added. */
function cutAtSigns(parts: readonly ComparedPart[]): readonly (readonly ComparedPart[])[] {
  const paragraphs: { change: Change; children: Inline[] }[][] = [[]];
  const push = (change: Change, child: Inline) => {
    const line = paragraphs.at(-1);
    const last = line?.at(-1);
    if (last?.change === change) last.children.push(child);
    else line?.push({ change, children: [child] });
  };
  for (const { change, children } of parts) {
    for (const child of children) {
      const isCut = change === 'added' && child.kind === 'text';
      const [first = '', ...rest] = isCut ? child.text.split(paragraphSign) : [];
      if (rest.length === 0) {
        push(change, child);
        continue;
      }
      push(change, words(`${first}${paragraphSign}`));
      rest.forEach((piece, index) => {
        const end = index < rest.length - 1 ? paragraphSign : '';
        paragraphs.push([]);
        if (piece.trim() || end) push(change, words(`${piece.trimStart()}${end}`));
      });
    }
  }
  return paragraphs;
}

/** Whether one block can have been changed into the other: both are of one kind, and tables have equally many columns. */
function isComparable(one: Block, other: Block): boolean {
  if (one.kind === 'table' && other.kind === 'table') return one.head.length === other.head.length;
  if (one.kind === 'list' && other.kind === 'list') {
    return (one.start === undefined) === (other.start === undefined);
  }
  return one.kind === other.kind && one.kind !== 'code' && one.kind !== 'heading';
}

function compareBlock(one: Block, other: Block): ComparedBlock[] {
  if (one.kind === 'paragraph' && other.kind === 'paragraph') {
    const parts = compareLines(one.children, other.children);
    const isDivided = keyOf(other).includes(paragraphSign);
    return (isDivided ? cutAtSigns(parts) : [parts]).map((own) => ({
      ...{ change: 'changed', kind: 'paragraph', parts: own },
    }));
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

export function compareItems(
  before: readonly (readonly Block[])[],
  after: readonly (readonly Block[])[],
): readonly ComparedItem[] {
  const likeness = (one: readonly Block[], other: readonly Block[]) =>
    commonWords(markdownOf(one), markdownOf(other));
  return align(before, after, markdownOf, likeness).map((pair): ComparedItem => {
    if (pair.new === undefined) return wholeItem('removed', pair.old);
    if (pair.old === undefined) return wholeItem('added', pair.new);
    if (pair.same) return wholeItem('same', pair.new);
    return { change: 'changed', blocks: compareBlocks(pair.old, pair.new) };
  });
}

/** A point to all of which the same happened. The mark stands on the point, and not on each block again. */
function wholeItem(change: Change, blocks: readonly Block[]): ComparedItem {
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
