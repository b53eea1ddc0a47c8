// A translation beside its English, block by block: what stands in one row says the same.
import type { Block } from '../record/blocks.ts';

/** A heading, a paragraph, an item of a list, a table or a notice, in both languages. */
export type Row = {
  readonly own: Block;
  readonly english: Block;
  /** Whether the English has changed since: the translation is not to be shown. */
  readonly stale: boolean;
};

/**
 * The rows of two texts of one form.
 * @param stale ids of sections whose translation is stale
 * @throws RangeError for texts of two forms, which the content check refuses
 */
export function sideBySide(
  own: readonly Block[],
  english: readonly Block[],
  stale: ReadonlySet<string>,
): Row[] {
  let isStale = false;
  const rows = english.flatMap((block, index): Row[] => {
    const mine = own[index];
    if (block.kind === 'heading') isStale = stale.has(block.id);
    if (!mine || mine.kind !== block.kind) throw new RangeError('The texts have not one form.');
    if (block.kind !== 'list' || mine.kind !== 'list') {
      return [{ own: mine, english: block, stale: isStale }];
    }
    return block.items.map((item, place): Row => {
      const start = block.start === undefined ? {} : { start: block.start + place };
      const items = (one: typeof item) => ({ kind: 'list' as const, ...start, items: [one] });
      return { own: items(mine.items[place] ?? []), english: items(item), stale: isStale };
    });
  });
  if (own.length !== english.length) throw new RangeError('The texts have not one form.');
  return rows;
}

/** Where a translated document stands beside its English; it has an address in the edition of its language alone. */
export function bilingualPath(document: string): string {
  return `/${document}/bilingual`;
}
