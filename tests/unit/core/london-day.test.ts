import { expect, test } from 'vitest';
import { londonDay, startInLondon } from '../../../src/core/london-day.ts';

test.each([
  ['2026-11-22T23:59:59Z', '2026-11-22'],
  ['2026-11-23T00:00:00Z', '2026-11-23'],
  ['2027-06-30T22:59:59Z', '2027-06-30'],
  ['2027-06-30T23:00:00Z', '2027-07-01'],
])('at %s it is %s in London', (instant, day) => {
  expect(londonDay(new Date(instant))).toBe(day);
});

test.each([
  ['2026-11-22', '2026-11-22T00:00:00.000Z'],
  ['2027-07-01', '2027-06-30T23:00:00.000Z'],
  // The clocks change at 01:00 UTC, after the day has begun.
  ['2027-03-28', '2027-03-28T00:00:00.000Z'],
  ['2027-10-31', '2027-10-30T23:00:00.000Z'],
])('%s begins at %s', (day, instant) => {
  expect(startInLondon(day).toISOString()).toBe(instant);
});
