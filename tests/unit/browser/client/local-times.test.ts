// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareAhead } from '../../prepare-ahead.ts';

const zone = process.env['TZ'];
beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `
    <time id="at" datetime="2026-11-20T23:30:00Z" data-to="">20 November 2026, 23:30 UTC</time>
    <time id="span" datetime="2026-11-20T23:30:00Z" data-to="2026-11-21T00:30:00Z">20 to 21 November</time>
    <time id="noon" datetime="2026-11-20T12:00:00Z" data-to="">20 November 2026, 12:00 UTC</time>
    <time id="shift" datetime="2026-11-20T08:00:00Z" data-to="2026-11-20T13:00:00Z">20 November, 08:00–13:00 UTC</time>
    <time id="late" datetime="2026-11-20T12:00:00Z" data-to="2026-11-20T16:00:00Z">20 November, 12:00–16:00 UTC</time>
    <time id="night" datetime="2026-11-20T12:00:00Z" data-to="2026-11-21T12:00:00Z">20 to 21 November</time>
    <time id="month" datetime="2026-11-20T12:00:00Z" data-to="2026-12-20T12:00:00Z">a month</time>
    <time id="clocks" datetime="2026-11-01T05:00:00Z" data-to="2026-11-01T12:00:00Z">1 November</time>
    <time id="day" datetime="2026-11-20">20 November</time>
    <time id="broken" datetime="soon" data-to="">soon</time>
    <p id="_stale" data-as-of="2026-11-20T12:00:00Z" data-minutes="15" hidden></p>`;
  vi.useFakeTimers({ now: new Date('2026-11-20T12:14:30Z'), toFake: ['Date', 'setInterval'] });
});
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});
const open = (where: string) => {
  process.env['TZ'] = where;
  return import('../../../../src/browser/client/local-times.ts');
};
const text = (id: string) => document.getElementById(id)?.textContent;

test('the reader’s own time stands beside an instant and an interval, and nowhere else', async () => {
  await open('Asia/Tokyo');
  expect(text('at')).toBe('20 November 2026, 23:30 UTC (21 Nov, 08:30 GMT+9)');
  expect(text('span')).toMatch(/^20 to 21 November \(21 Nov, 08:30\s?–\s?09:30 GMT\+9\)$/);
  expect(text('day')).toBe('20 November');
  // The date is said again only where the reader's is another, or where the time goes over midnight.
  expect(text('noon')).toBe('20 November 2026, 12:00 UTC (21:00 GMT+9)');
  expect(text('shift')).toMatch(/ UTC \(17:00\s?–\s?22:00 GMT\+9\)$/);
  expect(text('late')).toMatch(/ UTC \(20 Nov, 21:00(?: GMT\+9)?\s?–\s?21 Nov, 01:00 GMT\+9\)$/);
  expect(text('night')).toMatch(/ \(20 Nov, 21:00(?: GMT\+9)?\s?–\s?21 Nov, 21:00 GMT\+9\)$/);
  expect(text('month')).toMatch(/ \(20 Nov, 21:00(?: GMT\+9)?\s?–\s?20 Dec, 21:00 GMT\+9\)$/);
  expect(text('broken')).toBe('soon');
});

test('of a time in which the clocks change, each end has its own zone', async () => {
  await open('America/New_York');
  expect(text('clocks')).toBe('1 November (01:00 GMT-4 – 07:00 GMT-5)');
});

test('who lives by UTC needs no second time', async () => {
  await open('UTC');
  expect(text('at')).toBe('20 November 2026, 23:30 UTC');
});

test('the time follows the language of the page, and stands there once', async () => {
  await open('Asia/Tokyo');
  const at = document.getElementById('at') as HTMLElement;
  at.textContent = '2026年11月20日 UTC 23:30';
  document.documentElement.lang = 'zh';
  await expect.poll(() => text('at')).toMatch(/^2026年11月20日 UTC 23:30（[^（）]*08:30）$/);
  vi.advanceTimersByTime(60_000);
  expect(text('at')).toMatch(/^[^（）]*（[^（）]*）$/);
  document.documentElement.lang = 'ar';
  await expect.poll(() => text('at')).toMatch(/^2026年11月20日 UTC 23:30 \([^()]*\d[^()]*\)$/);
  expect(text('at')).not.toMatch(/[٠-٩]/);
});

test('the warning comes within a minute, and when a page that was prepared ahead is opened', async () => {
  const opened = prepareAhead();
  await open('UTC');
  const warning = document.getElementById('_stale') as HTMLElement;
  for (const come of [() => vi.advanceTimersByTime(60_000), opened]) {
    warning.hidden = true;
    come();
    expect(warning.hidden).toBe(false);
  }
});
