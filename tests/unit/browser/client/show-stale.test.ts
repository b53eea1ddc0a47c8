// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showStale } from '../../../../src/browser/client/show-stale.ts';

const warning = () => document.getElementById('_stale') as HTMLElement;
function at(instant: string, minutes: string, asOf = '2026-11-20T12:00:00Z'): boolean {
  document.body.innerHTML = `<p id="_stale" data-as-of="${asOf}" data-minutes="${minutes}" hidden></p>`;
  vi.useFakeTimers({ now: new Date(instant) });
  showStale();
  return !warning().hidden;
}

test.each([
  ['2026-11-20T12:14:59.999Z', '15', false],
  ['2026-11-20T12:15:00Z', '15', true],
  ['2026-11-20T11:59:59.999Z', '0', false],
  ['2026-11-20T12:00:00Z', '0', true],
])('at %s records of 12:00 that hold for %s minutes are stale: %s', (instant, minutes, stale) => {
  expect(at(instant, minutes)).toBe(stale);
});

test('a day begins at midnight UTC', () => {
  expect(at('2026-11-19T23:59:59Z', '0', '2026-11-20')).toBe(false);
  expect(at('2026-11-20T00:00:00Z', '0', '2026-11-20')).toBe(true);
});

test('a warning goes once the records are fresh again', () => {
  expect(at('2026-11-20T12:15:00Z', '15')).toBe(true);
  warning().dataset['asOf'] = '2026-11-20T12:10:00Z';
  showStale();
  expect(warning().hidden).toBe(true);
});

test('a page without a warning has nothing to show', () => {
  expect(showStale).not.toThrow();
});
