import { expect, test } from 'vitest';
import { type Countable, countMarks } from '../../../../src/design/drawings/counting.ts';

const drawn = (fact: Countable) => {
  const count = countMarks(fact, 4);
  return count && count.columns * count.rows - count.missing;
};

test('a count is drawn as as many marks, wider than high', () => {
  for (const value of [30, 168, 10_000]) {
    const fact = { kind: 'count', value } as const;
    const { columns = 0, rows = 1 } = countMarks(fact, 4) ?? {};
    expect(drawn(fact)).toBe(value);
    expect(columns).toBeGreaterThan(rows);
  }
});

test('a percentage is drawn as a thousand marks less its rest', () => {
  expect(drawn({ kind: 'percentage', value: 99.9 })).toBe(999);
  expect(drawn({ kind: 'percentage', value: 100 })).toBe(1000);
});

test('hours and days are drawn as hours by days', () => {
  expect(countMarks({ kind: 'ratio', value: [24, 7] }, 4)).toEqual({
    columns: 24,
    rows: 7,
    missing: 0,
  });
});

test('what is no number is not drawn', () => {
  expect(countMarks({ kind: 'label' }, 4)).toBeUndefined();
});
