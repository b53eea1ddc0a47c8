import { afterEach, expect, test, vi } from 'vitest';
import { siteDay } from '../../../src/corpus/site-day.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

test('the site is built as of today, or of the day that is named', () => {
  vi.useFakeTimers({ now: new Date('2027-02-28T23:30:00Z') });
  vi.stubEnv('SITE_DATE', undefined);
  expect(siteDay()).toBe('2027-02-28');
  vi.stubEnv('SITE_DATE', '2027-01-31');
  expect(siteDay()).toBe('2027-01-31');
});
