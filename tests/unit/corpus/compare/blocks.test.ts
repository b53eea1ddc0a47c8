import { describe, expect, test } from 'vitest';
import { compareBlocks } from '../../../../src/corpus/compare/blocks.ts';
import { type Block, paragraph, words } from '../../../../src/corpus/record/blocks.ts';

const list = (...points: string[]): Block => ({
  kind: 'list',
  items: points.map((point) => [paragraph(point)]),
});
const table = (...rows: string[][]): Block => ({
  kind: 'table',
  head: [[words('Name')], [words('Days')]],
  rows: rows.map((row) => row.map((cell) => [words(cell)])),
});
const same = (text: string) => [{ change: 'same', children: [words(text)] }];
const swapped = (old: string, now: string) => [
  { change: 'removed', children: [words(old)] },
  { change: 'added', children: [words(now)] },
];

describe('comparing blocks', () => {
  test('names what stayed, went, came and changed', () => {
    const before = [paragraph('It stays.'), paragraph('Gone.'), paragraph('We take 5 days.')];
    const after = [paragraph('It stays.'), paragraph('We take 7 days.'), paragraph('Here now.')];
    expect(compareBlocks(before, after)).toEqual([
      { change: 'same', block: paragraph('It stays.') },
      { change: 'removed', block: paragraph('Gone.') },
      {
        change: 'changed',
        kind: 'paragraph',
        parts: [...same('We take '), ...swapped('5', '7'), ...same(' days.')],
      },
      { change: 'added', block: paragraph('Here now.') },
    ]);
  });

  test('goes into the points of a list', () => {
    expect(
      compareBlocks([list('One.', 'Pay 5 now.')], [list('New.', 'One.', 'Pay 6 now.')]),
    ).toEqual([
      {
        change: 'changed',
        kind: 'list',
        items: [
          { change: 'added', blocks: [{ change: 'same', block: paragraph('New.') }] },
          { change: 'same', blocks: [{ change: 'same', block: paragraph('One.') }] },
          {
            change: 'changed',
            blocks: [
              {
                change: 'changed',
                kind: 'paragraph',
                parts: [...same('Pay '), ...swapped('5', '6'), ...same(' now.')],
              },
            ],
          },
        ],
      },
    ]);
  });

  test('knows a row by its first cell, and goes into its cells', () => {
    const [changed] = compareBlocks(
      [table(['Reply', '5'], ['Old', '1'])],
      [table(['Reply', '7'], ['New and other', '1'])],
    );
    expect(changed).toMatchObject({
      kind: 'table',
      rows: [
        { change: 'changed', cells: [same('Reply'), swapped('5', '7')] },
        { change: 'removed', cells: [same('Old'), same('1')] },
        { change: 'added', cells: [same('New and other'), same('1')] },
      ],
    });
  });

  test('replaces a table whole when its columns are others, and a text by a list', () => {
    const wide: Block = { kind: 'table', head: [[words('Name')]], rows: [[[words('Reply')]]] };
    for (const [before, after] of [
      [table(['Reply', '5']), wide],
      [paragraph('One. Two.'), list('One.', 'Two.')],
      [list('One.', 'Two.'), { ...list('One.', 'Two.'), start: 1 } as Block],
    ] as const) {
      expect(compareBlocks([before], [after])).toEqual([
        { change: 'removed', block: before },
        { change: 'added', block: after },
      ]);
    }
  });

  test('goes into a notice', () => {
    const notice = (text: string): Block => ({ kind: 'quote', children: [paragraph(text)] });
    expect(compareBlocks([notice('Wait 5 days.')], [notice('Wait 6 days.')])).toMatchObject([
      { change: 'changed', kind: 'quote', children: [{ change: 'changed', kind: 'paragraph' }] },
    ]);
  });
});
