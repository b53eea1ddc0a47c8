import { expect, test } from 'vitest';
import { createReference, referencePattern } from '../../../src/core/reference.ts';

test('a reference is eight letters and digits that cannot be misread, and each is another', () => {
  const made = Array.from({ length: 2000 }, createReference);
  expect(made.filter((reference) => !referencePattern.test(reference))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
  expect(new Set(made.map(([first]) => first)).size).toBe(22);
  expect(new Set(made.map((reference) => reference.at(-1))).size).toBe(32);
});

test.each(['k7m3-9qxt', 'K7M39QXT', 'K7M3-9QXI', 'K7M3-9QXT\n', '7K3M-9QXT', ''])(
  '%j is none',
  (text) => {
    expect(referencePattern.test(text)).toBe(false);
  },
);
