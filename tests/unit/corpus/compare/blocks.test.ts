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

  describe('of paragraphs that say the same in other pieces', () => {
    const [one, two] = [
      'You pay for each order that you place with us, on the day of the invoice.',
      'We pay you back what you have paid too much, within a week.',
    ];
    const other = paragraph('This has been here for a long time already.');
    const part = (change: string, text: string) => ({ change, children: [words(text)] });
    const shown = (before: Block[], after: Block[]) =>
      compareBlocks(before, after).map((block) =>
        'parts' in block ? block.parts : 'block' in block ? block.change : block.kind,
      );

    test('shows one that was divided as its parts, with a sign where it was cut', () => {
      expect(
        shown([other, paragraph(`${one} ${two}`)], [other, paragraph(one), paragraph(two)]),
      ).toEqual(['same', [part('same', `${one} `), part('added', '¶')], [part('same', two)]]);
    });

    test('shows what changed in the parts too', () => {
      const [first, second] = shown(
        [paragraph(`${one} ${two}`)],
        [paragraph(one), paragraph(two.replace('a week', 'five days'))],
      );
      expect(first).toEqual([part('same', `${one} `), part('added', '¶')]);
      expect(second).toEqual([
        part('same', 'We pay you back what you have paid too much, within '),
        part('removed', 'a week'),
        part('added', 'five days'),
        part('same', '.'),
      ]);
    });

    test('has no sign in paragraphs that stand elsewhere', () => {
      const moved = compareBlocks(
        [other, paragraph(`${one} ${two}`)],
        [paragraph(one), paragraph(two), other],
      );
      expect(moved).toEqual([
        { change: 'added', block: paragraph(one) },
        { change: 'added', block: paragraph(two) },
        { change: 'same', block: other },
        { change: 'removed', block: paragraph(`${one} ${two}`) },
      ]);
    });

    test('shows a sign that went where two were joined', () => {
      expect(shown([paragraph(one), paragraph(two)], [paragraph(`${one} ${two}`)])).toEqual([
        [part('same', `${one} `), part('removed', '¶ '), part('same', two)],
      ]);
    });

    test('takes nothing for a part that says something else', () => {
      const news = paragraph('Our office is closed on public holidays in all of England.');
      expect(shown([paragraph(`${one} ${two}`)], [paragraph(one), news])).toHaveLength(2);
      expect(shown([paragraph(one)], [paragraph(`${one} Now.`), news])).toEqual([
        [part('same', one), part('added', ' Now.')],
        'added',
      ]);
      expect(shown([paragraph(one), other], [paragraph(one), other, news])).toEqual([
        ...['same', 'same', 'added'],
      ]);
    });
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
