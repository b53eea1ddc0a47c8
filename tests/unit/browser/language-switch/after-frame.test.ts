import { afterEach, expect, test, vi } from 'vitest';
import { afterFrame } from '../../../../src/browser/language-switch/after-frame.ts';

afterEach(() => vi.unstubAllGlobals());

test('runs once the next frame is painted, not before it', () => {
  vi.useFakeTimers();
  let frame = () => {};
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    frame = callback;
  });
  const run = vi.fn();
  afterFrame(run);
  vi.runAllTimers();
  expect(run).not.toHaveBeenCalled();
  frame();
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
