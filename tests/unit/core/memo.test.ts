import { expect, test } from 'vitest';
import { memoOf } from '../../../src/core/memo.ts';

test('a value is made once, until newer ones have taken its place', () => {
  const made: string[] = [];
  const recall = memoOf<string>(2);
  const ask = (key: string) =>
    recall(key, () => {
      made.push(key);
      return `${key}!`;
    });
  expect(['a', 'b', 'a', 'b'].map(ask)).toEqual(['a!', 'b!', 'a!', 'b!']);
  expect(made).toEqual(['a', 'b']);
  expect(['c', 'b', 'a'].map(ask)).toEqual(['c!', 'b!', 'a!']);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

test('what is not made is asked for again', () => {
  const recall = memoOf<string>(1);
  const fail = () => {
    throw new Error('No.');
  };
  expect(() => recall('a', fail)).toThrow('No.');
  expect(recall('a', () => 'A')).toBe('A');
});
