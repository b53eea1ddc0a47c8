// The dictionaries, as their packages hold them.
import { expect, test } from 'vitest';
import { hasWord, nearestWords } from '../../../src/check/dictionary.ts';

test.each([
  ['@cspell/dict-en-gb', 'Settlement'],
  ['@cspell/dict-en-gb', 'OUR'],
  ['@cspell/dict-en-gb', 'colour'],
  ['@cspell/dict-en-gb', "don't"],
  ['@cspell/dict-de-de', 'erstattung'],
  ['@cspell/dict-fr-fr', "aujourd'hui"],
])('%s has %s', (name, word) => {
  expect(hasWord(name, word)).toBe(true);
});

test.each([
  ['@cspell/dict-en-gb', 'settlment'],
  ['@cspell/dict-en-gb', 'color'],
  ['@cspell/dict-en-gb', ''],
])('%s does not have “%s”', (name, word) => {
  expect(hasWord(name, word)).toBe(false);
});

test('a slip has its nearest words, the most like first', () => {
  expect(nearestWords('@cspell/dict-en-gb', 'settlment')[0]).toBe('settlement');
});

test('a dictionary that is not installed is an error', () => {
  expect(() => hasWord('@cspell/dict-none', 'word')).toThrow('@cspell/dict-none');
});
