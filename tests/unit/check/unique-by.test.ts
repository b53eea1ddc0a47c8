import { expect, test } from 'vitest';
import { uniqueBy } from '../../../src/check/unique-by.ts';

test('the first of each key stays, where it stood', () => {
  const all = ['a1', 'b1', 'a2', 'c1', 'b2'];
  expect(uniqueBy(all, ([key]) => key)).toEqual(['a1', 'b1', 'c1']);
  expect(uniqueBy([], String)).toEqual([]);
});
