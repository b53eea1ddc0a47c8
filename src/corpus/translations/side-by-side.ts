// Aligns a translation with its English, block by block: both sides of a row say the same.
import type { Block } from '../record/blocks.ts';

/** A heading, a paragraph, an item of a list, a table or a notice, in both languages. */
export type Row = {
  readonly own: Block;
  readonly english: Block;
  /** Whether the English has changed since the translation: then the translation must not be shown. */
  readonly stale: boolean;
};

/**
 * The rows of two texts of one form.
 * @param stale ids of sections whose translation is stale
 * @param own The text of the edition, in which stale sections are in English.
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

/**
 * The path, without its language, of the page that shows a translated document beside its English. Only the edition of that
 * language has the page.
 */
export function bilingualPath(document: string): string {
  return `/${document}/bilingual`;
}
