import { expect, test } from 'vitest';
import { isoDate, isoInstant } from '../../../src/core/iso-date.ts';

test('a date is written as its day in UTC, and one that is none is refused', () => {
  expect(isoDate(new Date('2026-11-20T23:59:59Z'))).toBe('2026-11-20');
  expect(isoDate(new Date('2026-11-21T00:30:00+01:00'))).toBe('2026-11-20');
  expect(() => isoDate(new Date(Number.NaN))).toThrow(RangeError);
});

test('an instant is written in UTC to the second', () => {
  expect(isoInstant(new Date('2026-11-21T00:30:00+01:00'))).toBe('2026-11-20T23:30:00Z');
});
