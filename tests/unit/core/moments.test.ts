import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatMoment } from '../../../src/core/moments.ts';
import { languages } from '../../../src/languages/list.ts';

const moment = new Date('2026-11-22T23:05:40Z');
const zone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'Asia/Kathmandu';
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test('a moment has the day and the time of its reader, and names the zone', () => {
  expect(formatMoment(moment, 'en')).toBe('23 November 2026 at 04:50 GMT+5:45');
  expect(formatMoment(moment, 'de')).toBe('23. November 2026 um 04:50 GMT+5:45');
});

test.each(languages.map(({ code }) => code))('in “%s” it is written in Latin digits', (code) => {
  const text = formatMoment(moment, code);
  for (const part of ['23', '2026', '04:50', '5:45']) expect(text).toContain(part);
});
