import { describe, expect, test } from 'vitest';
import { iso, readInstant } from '../../../../src/desk/status/answers.ts';

const now = new Date('2026-11-20T10:07:00Z');

describe('an instant that an editor types', () => {
  test.each([
    ['now', '2026-11-20T10:07:00Z'],
    ['09:05', '2026-11-20T09:05:00Z'],
    ['2026-11-19 09:05', '2026-11-19T09:05:00Z'],
    ['2026-11-19T09:05:00Z', '2026-11-19T09:05:00Z'],
    ['2026-11-19T09:05Z', '2026-11-19T09:05:00Z'],
    [' 2026-11-19 09:05 UTC ', '2026-11-19T09:05:00Z'],
  ])('%s is read in UTC', (typed, expected) => {
    const instant = readInstant(typed, now);
    expect(instant && iso(instant)).toBe(expected);
  });

  test.each([
    '',
    'soon',
    '9:05',
    '24:00',
    '2026-02-30 09:05',
    '2026-11-19',
    '2026-11-19T09:05+01:00',
  ])('“%s” is none', (typed) => {
    expect(readInstant(typed, now)).toBeUndefined();
  });
});
