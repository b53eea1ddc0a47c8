import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { align, commonWords } from '../../../../src/corpus/compare/align.ts';

const same = (text: string) => text;

describe('aligning two sequences', () => {
  test('pairs what is equal, and what is most alike, in order', () => {
    const before = ['One fine day.', 'Gone for good.', 'The fee is 1 euro.', 'End.'];
    const after = ['One fine day.', 'The fee is 2 euros.', 'Wholly new.', 'End.'];
    expect(align(before, after, same, commonWords)).toEqual([
      { old: 'One fine day.', new: 'One fine day.', same: true },
      { old: 'Gone for good.' },
      { old: 'The fee is 1 euro.', new: 'The fee is 2 euros.', same: false },
      { new: 'Wholly new.' },
      { old: 'End.', new: 'End.', same: true },
    ]);
  });

  test('takes a likeness of 0.4 as enough, and less as none', () => {
    expect(align(['a'], ['b'], same, () => 0.4)).toEqual([{ old: 'a', new: 'b', same: false }]);
    expect(align(['a'], ['b'], same, () => 0.39)).toEqual([{ old: 'a' }, { new: 'b' }]);
  });

  test('keeps both sequences whole and in order', () => {
    const items = fc.array(fc.constantFrom('a b', 'a c', 'b c d', 'e', ''), { maxLength: 8 });
    fc.assert(
      fc.property(items, items, (before, after) => {
        const pairs = align(before, after, same, commonWords);
        expect(pairs.flatMap((pair) => (pair.old === undefined ? [] : [pair.old]))).toEqual(before);
        expect(pairs.flatMap((pair) => (pair.new === undefined ? [] : [pair.new]))).toEqual(after);
      }),
    );
  });
});

test('common words are counted as often as both have them, whatever their case', () => {
  expect(commonWords('', '')).toBe(1);
  expect(commonWords('one', '')).toBe(0);
  expect(commonWords('The fee, the FEE', 'the fee')).toBeCloseTo(4 / 6);
  expect(commonWords('a b c d', 'd c b a')).toBe(1);
});
