import { expect, test } from 'vitest';
import {
  cacheByObject,
  cacheByText,
  memoByObject,
  memoOf,
  readOnce,
} from '../../../src/core/memo.ts';

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

test('a text is read once for each file, and again when it has changed', () => {
  const read: string[] = [];
  const reader = readOnce(3, (file, text) => {
    read.push(`${file}: ${text}`);
    return { file, text };
  });
  const first = reader('a', 'A');
  expect(reader('a', 'A')).toBe(first);
  expect(reader('b', 'A')).toEqual({ file: 'b', text: 'A' });
  expect(reader('a', 'B')).toEqual({ file: 'a', text: 'B' });
  expect(read).toEqual(['a: A', 'b: A', 'a: B']);
});

test('a value of an object is made once, and another object of the same form has its own', () => {
  const recall = memoByObject<object, number>();
  let made = 0;
  const make = () => {
    made += 1;
    return made;
  };
  const [one, other] = [{}, {}];
  expect([one, other, one, other].map((key) => recall(key, make))).toEqual([1, 2, 1, 2]);
  expect(made).toBe(2);
});

test('a function of an object or a text makes each value once, also one that is undefined', () => {
  const made: unknown[] = [];
  const note = (key: unknown) => {
    made.push(key);
    return undefined;
  };
  const [one, other] = [{}, {}];
  const [ofObject, ofText] = [cacheByObject(note), cacheByText(note)];
  for (const key of [one, other, one]) ofObject(key);
  for (const key of ['a', 'b', 'a']) ofText(key);
  expect(made).toEqual([one, other, 'a', 'b']);
});
