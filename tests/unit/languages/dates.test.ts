import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isoDate } from '../../../src/core/iso-date.ts';
import {
  formatDate,
  formatDuration,
  formatInstant,
  formatInterval,
  formatMonth,
  formatTimes,
} from '../../../src/languages/dates.ts';

const lastSecond = new Date('2026-11-20T23:59:59Z');
const midnight = new Date('2026-11-21T00:00:00Z');

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each([
  ['UTC', 0],
  ['Pacific/Kiritimati', -14 * 60],
  ['Pacific/Pago_Pago', 11 * 60],
])('on a machine in %s', (zone, offset) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
    expect(midnight.getTimezoneOffset()).toBe(offset);
  });

  it('the day changes at midnight in UTC', () => {
    expect(formatDate(lastSecond, 'en-GB')).toBe('20 November 2026');
    expect(formatDate(midnight, 'en-GB')).toBe('21 November 2026');
    expect(isoDate(lastSecond)).toBe('2026-11-20');
    expect(isoDate(midnight)).toBe('2026-11-21');
  });

  it('midnight is 00:00 of the new day', () => {
    expect(formatInstant(lastSecond, 'en-GB')).toBe('20 November 2026, 23:59 UTC');
    expect(formatInstant(midnight, 'en-GB')).toBe('21 November 2026, 00:00 UTC');
  });

  it('times are those of UTC', () => {
    const end = new Date('2026-11-21T01:00:00Z');
    const start = new Date('2026-11-20T23:00:00Z');
    expect(formatTimes(start, end, 'en-GB')).toBe('23:00 – 21 November 2026, 01:00 UTC');
    expect(formatInterval(start, end, 'en-GB')).toBe(
      '20 November 2026, 23:00 – 21 November 2026, 01:00 UTC',
    );
  });
});

describe('a date', () => {
  it('is written in the way of its language, in Latin digits', () => {
    expect(
      ['ar-u-nu-latn', 'fr-FR', 'de-DE', 'es-ES', 'zh-Hans-CN', 'hi-IN-u-nu-latn'].map((locale) =>
        formatDate(lastSecond, locale),
      ),
    ).toEqual([
      '20 نوفمبر 2026',
      '20\u00a0novembre 2026',
      '20. November 2026',
      '20\u00a0de noviembre de 2026',
      '2026年11月20日',
      '20 नवंबर 2026',
    ]);
  });

  it('has its time on a clock of 24 hours in every language', () => {
    const afternoon = new Date('2026-11-20T15:05:00Z');
    expect(
      ['en-GB', 'ar-u-nu-latn', 'fr-FR', 'de-DE', 'es-ES', 'zh-Hans-CN', 'hi-IN-u-nu-latn'].map(
        (locale) => formatInstant(afternoon, locale),
      ),
    ).toEqual([
      '20 November 2026, 15:05 UTC',
      // The comma of the script; the time is set apart, so that it is not read backwards.
      '20 نوفمبر 2026، \u206615:05\u00a0UTC\u2069',
      '20\u00a0novembre 2026, 15:05\u00a0UTC',
      '20. November 2026, 15:05 UTC',
      '20\u00a0de noviembre de 2026, 15:05\u00a0UTC',
      '2026年11月20日 15:05 UTC',
      '20 नवंबर 2026, 15:05 UTC',
    ]);
  });

  it('that is none is refused rather than printed', () => {
    const none = new Date('2026-02-30T99:00:00Z');
    expect(() => isoDate(none)).toThrow(RangeError);
    expect(() => formatDate(none, 'en-GB')).toThrow(RangeError);
    expect(() => formatInstant(none, 'en-GB')).toThrow(RangeError);
  });
});

describe('the length of an interval', () => {
  const minutes = (count: number, locale = 'en-GB') =>
    formatDuration(midnight, new Date(midnight.getTime() + count * 60_000), locale);

  it('is in days, hours and minutes, those that there are', () => {
    expect([0, 1, 25, 60, 61, 120, 1440, 1470, 2881, 4500].map((count) => minutes(count))).toEqual([
      '0 minutes',
      '1 minute',
      '25 minutes',
      '1 hour',
      '1 hour, 1 minute',
      '2 hours',
      '1 day',
      '1 day, 30 minutes',
      '2 days, 1 minute',
      '3 days, 3 hours',
    ]);
  });

  it('is rounded to the minute', () => {
    expect(minutes(24.4)).toBe('24 minutes');
    expect(minutes(24.5)).toBe('25 minutes');
    expect(minutes(59.9)).toBe('1 hour');
  });

  it('is in the language of the page', () => {
    expect(minutes(120, 'ar-u-nu-latn')).toBe('ساعتان');
    expect(minutes(25, 'ar-u-nu-latn')).toBe('25 دقيقة');
    expect(minutes(120, 'de-DE')).toBe('2 Stunden');
    expect(minutes(25, 'zh-Hans-CN')).toBe('25 分钟');
  });
});

describe('an interval', () => {
  const start = new Date('2026-11-21T02:00:00Z');
  const end = new Date('2026-11-21T04:00:00Z');

  it('within a day has its date once', () => {
    expect(formatTimes(start, end, 'de-DE')).toBe('02:00–04:00 UTC');
    expect(formatInterval(start, end, 'de-DE')).toBe('21. November 2026, 02:00–04:00 UTC');
  });

  it('is set out as its language does', () => {
    expect(formatTimes(start, end, 'ar-u-nu-latn')).toBe(
      '\u206602:00\u2060–\u206004:00\u00a0UTC\u2069',
    );
    expect(formatInterval(start, end, 'ar-u-nu-latn')).toBe(
      '21 نوفمبر 2026، \u206602:00\u2060–\u206004:00\u00a0UTC\u2069',
    );
    expect(formatInterval(start, new Date('2026-11-22T01:00:00Z'), 'zh-Hans-CN')).toBe(
      '2026年11月21日 02:00 – 2026年11月22日 01:00 UTC',
    );
  });

  it('without an end is the instant at which it began', () => {
    expect(formatInterval(start, undefined, 'en-GB')).toBe('21 November 2026, 02:00 UTC');
  });
});

describe('a month', () => {
  it('is that of UTC, in the way of the language', () => {
    expect(formatMonth(new Date('2026-10-01T00:00:00Z'), 'en-GB')).toBe('October 2026');
    expect(formatMonth(new Date('2026-10-31T23:59:59Z'), 'zh-Hans-CN')).toBe('2026年10月');
  });
});
