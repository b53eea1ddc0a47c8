import { afterEach, expect, test, vi } from 'vitest';
import { siteDay } from '../../../src/corpus/site-day.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('the day of the site is the one that is set, else that of the clock in London', () => {
  vi.stubEnv('SITE_DATE', '2027-01-31');
  expect(siteDay()).toBe('2027-01-31');
  vi.stubEnv('SITE_DATE', undefined);
  vi.useFakeTimers({ now: new Date('2026-11-22T23:59:59Z') });
  expect(siteDay()).toBe('2026-11-22');
  vi.setSystemTime(new Date('2027-06-30T23:00:00Z'));
  expect(siteDay()).toBe('2027-07-01');
});

test.each(['2027-02-30', 'tomorrow', '20270228'])('%s is no day', (setting) => {
  vi.stubEnv('SITE_DATE', setting);
  expect(siteDay).toThrow(
    `SITE_DATE: found ${setting}, expected a day of the calendar, such as 2026-11-22.`,
  );
});
