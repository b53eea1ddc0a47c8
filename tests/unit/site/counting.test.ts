import { expect, test } from 'vitest';
import { countOf } from '../../../src/site/counting.ts';
import type { Fact } from '../../../src/site/facts.ts';

const base = { means: 'a number', source: 'a test' };
const drawn = (fact: Fact) => {
  const count = countOf(fact, 4);
  return count && count.columns * count.rows - count.missing;
};

test('a count is drawn as as many marks, wider than high', () => {
  for (const value of [30, 168, 10_000]) {
    const fact = { ...base, kind: 'count', value, unit: 'thing' } as const;
    const { columns = 0, rows = 1 } = countOf(fact, 4) ?? {};
    expect(drawn(fact)).toBe(value);
    expect(columns).toBeGreaterThan(rows);
  }
});

test('a percentage is drawn as a thousand marks less its rest', () => {
  expect(drawn({ ...base, kind: 'percentage', value: 99.9 })).toBe(999);
  expect(drawn({ ...base, kind: 'percentage', value: 100 })).toBe(1000);
});

test('hours and days are drawn as hours by days', () => {
  expect(countOf({ ...base, kind: 'ratio', value: [24, 7] }, 4)).toEqual({
    columns: 24,
    rows: 7,
    missing: 0,
  });
});

test('what is no number is not drawn', () => {
  expect(countOf({ ...base, kind: 'label', value: 'AES-256' }, 4)).toBeUndefined();
});
