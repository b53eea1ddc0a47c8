// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { prepareAhead } from '../../prepare-ahead.ts';

test('the warning comes while the page stays open, within a minute of its time', async () => {
  document.body.innerHTML =
    '<p id="_stale" data-as-of="2026-11-20T12:00:00Z" data-minutes="15" hidden></p>';
  const warning = document.getElementById('_stale');
  vi.useFakeTimers({ now: new Date('2026-11-20T12:13:30Z') });
  await import('../../../../src/browser/client/stale.ts');
  vi.advanceTimersByTime(60_000);
  expect(warning?.hidden).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(warning?.hidden).toBe(false);
});

test('it stands at once where its time has come already', async () => {
  document.body.innerHTML = '<p id="_stale" data-as-of="2026-11-20" data-minutes="0" hidden></p>';
  vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z') });
  await import('../../../../src/browser/client/stale.ts');
  expect(document.getElementById('_stale')?.hidden).toBe(false);
});

test('it stands at once where its time has come while the page waited to be opened', async () => {
  const open = prepareAhead();
  document.body.innerHTML = '<p id="_stale" data-as-of="2026-11-20" data-minutes="15" hidden></p>';
  const warning = document.getElementById('_stale');
  vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z'), toFake: ['Date'] });
  await import('../../../../src/browser/client/stale.ts');
  vi.setSystemTime(new Date('2026-11-20T01:00:00Z'));
  expect(warning?.hidden).toBe(true);
  open();
  expect(warning?.hidden).toBe(false);
});
