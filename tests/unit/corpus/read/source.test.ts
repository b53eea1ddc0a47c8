import { describe, expect, test } from 'vitest';
import {
  isGroup,
  leavesOf,
  lineCounter,
  listOf,
  placeCounter,
  valueAt,
} from '../../../../src/corpus/read/source.ts';

test('a group has keys: a list, nothing and a text are none', () => {
  expect([{}, { a: 1 }].map(isGroup)).toEqual([true, true]);
  expect([[], null, undefined, 'a', 1].map(isGroup)).toEqual([false, false, false, false, false]);
});

test('a list is taken as it is, and anything else as an empty one', () => {
  expect(listOf([1])).toEqual([1]);
  expect(listOf({ 0: 1 })).toEqual([]);
});

describe('the value at a path', () => {
  const data = { a: [{ b: 0 }], text: 'word' };

  test('is found through groups and lists', () => {
    expect(valueAt(data, ['a', 0, 'b'])).toBe(0);
    expect(valueAt(data, [])).toBe(data);
  });

  test('is missing where the path leads nowhere, or into a text', () => {
    expect(valueAt(data, ['a', 1, 'b'])).toBeUndefined();
    expect(valueAt(data, ['text', 'length'])).toBeUndefined();
    expect(valueAt(null, ['a'])).toBeUndefined();
  });
});

test('the texts of a value are listed in order, places in lists as numbers', () => {
  expect(leavesOf({ b: ['x', 1, { c: 'y' }], a: 'z', n: null })).toEqual([
    { path: ['b', 0], text: 'x' },
    { path: ['b', 2, 'c'], text: 'y' },
    { path: ['a'], text: 'z' },
  ]);
});

test('places count from 1, the line feed belongs to its line, and what is behind the end to the last', () => {
  const text = 'ab\n\nc';
  const placeAt = placeCounter(text);
  expect([0, 2, 3, 4, 99].map(placeAt)).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 3 },
    { line: 2, column: 1 },
    { line: 3, column: 1 },
    { line: 3, column: 96 },
  ]);
  expect(lineCounter(text)(4)).toBe(3);
});
