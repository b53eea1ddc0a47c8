// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../../../src/browser/language-switch/when-idle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits for an idle moment, two seconds at most', () => {
  const ask = vi.fn();
  vi.stubGlobal('requestIdleCallback', ask);
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledExactlyOnceWith(run, { timeout: 2000 });
});

test('waits a moment where the browser does not say when it is idle', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(199);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});
