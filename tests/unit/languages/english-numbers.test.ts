import { expect, test } from 'vitest';
import { numberPattern, parseNumber } from '../../../src/languages/english-numbers.ts';

test.each([
  ['7', 7],
  ['10,000', 10_000],
  ['99.98', 99.98],
  ['10K', 10_000],
  ['five', 5],
  ['Thirty', 30],
  ['seventeen', 17],
  ['twenty-four', 24],
  ['seventy two', 72],
  ['a hundred', 100],
])('%s is %d', (text, value) => {
  expect(new RegExp(`^(?:${numberPattern})$`, 'iu').test(text)).toBe(true);
  expect(parseNumber(text)).toBe(value);
});

test('other words are no numbers', () => {
  expect(parseNumber('several')).toBeNaN();
});
