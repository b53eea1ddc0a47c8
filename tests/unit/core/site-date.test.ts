import { expect, test } from 'vitest';
import { siteDate } from '../../../src/core/site-date.ts';

const now = new Date('2026-11-22T23:59:00Z');

test('the day of the site is today in UTC, or the one that is set', () => {
  expect(siteDate(undefined, now)).toBe('2026-11-22');
  expect(siteDate('', now)).toBe('2026-11-22');
  expect(siteDate('2027-02-28', now)).toBe('2027-02-28');
});

test.each(['2027-02-30', 'tomorrow', '20270228'])('%s is no day', (setting) => {
  expect(() => siteDate(setting, now)).toThrow(
    `SITE_DATE: found ${setting}, expected a day of the calendar, such as 2026-11-22.`,
  );
});
