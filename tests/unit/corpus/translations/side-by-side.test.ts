import { expect, test } from 'vitest';
import { type Block, paragraph } from '../../../../src/corpus/record/blocks.ts';
import { sideBySide } from '../../../../src/corpus/translations/side-by-side.ts';

const heading = (id: string, title: string): Block => ({
  ...{ kind: 'heading', level: 1, number: '1.', id, title },
});
const english: Block[] = [
  heading('a', 'A'),
  paragraph('One.'),
  { kind: 'list', start: 3, items: [[paragraph('Three.')], [paragraph('Four.')]] },
  heading('b', 'B'),
  { kind: 'list', items: [[paragraph('Item.')]] },
];
const own: Block[] = [
  heading('a', 'Ah'),
  paragraph('Eins.'),
  { kind: 'list', start: 3, items: [[paragraph('Drei.')], [paragraph('Vier.')]] },
  heading('b', 'Be'),
  { kind: 'list', items: [[paragraph('Punkt.')]] },
];

test('headings and paragraphs stand side by side, lists item by item with their numbers', () => {
  const rows = sideBySide(own, english, new Set());
  expect(rows.map((row) => [row.own, row.english])).toEqual([
    [heading('a', 'Ah'), heading('a', 'A')],
    [paragraph('Eins.'), paragraph('One.')],
    [
      { kind: 'list', start: 3, items: [[paragraph('Drei.')]] },
      { kind: 'list', start: 3, items: [[paragraph('Three.')]] },
    ],
    [
      { kind: 'list', start: 4, items: [[paragraph('Vier.')]] },
      { kind: 'list', start: 4, items: [[paragraph('Four.')]] },
    ],
    [heading('b', 'Be'), heading('b', 'B')],
    [
      { kind: 'list', items: [[paragraph('Punkt.')]] },
      { kind: 'list', items: [[paragraph('Item.')]] },
    ],
  ]);
  expect(rows.every(({ stale }) => !stale)).toBe(true);
});

test('the rows of a stale section are stale, as far as the next heading', () => {
  const rows = sideBySide(own, english, new Set(['a']));
  expect(rows.map(({ stale }) => stale)).toEqual([true, true, true, true, false, false]);
});

test('texts of two forms are refused', () => {
  expect(() => sideBySide(own.slice(1), english, new Set())).toThrow('have not one form');
  expect(() => sideBySide([...own, paragraph('Mehr.')], english, new Set())).toThrow(
    'have not one form',
  );
});
