// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { deferOffscreenLayout } from '../../../../src/browser/language-switch/defer-offscreen-layout.ts';

afterEach(() => vi.unstubAllGlobals());

/** Where parts stand, by their ids: jsdom lays nothing out. */
function lay(places: Record<string, [top: number, bottom: number]>): void {
  vi.stubGlobal('innerHeight', 800);
  Element.prototype.getBoundingClientRect = function () {
    const [top, bottom] = places[this.id] ?? [0, 0];
    return { top, bottom, width: 400, height: bottom - top } as DOMRect;
  };
}

test('the outermost parts below the screen keep their size until the next frame is painted', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  document.body.innerHTML =
    '<p id="a"></p><div id="b"><p id="c"></p><p id="d"><b id="e"></b></p></div><p id="f"></p>';
  lay({
    a: [0, 700],
    b: [700, 2000],
    c: [700, 900],
    d: [900, 2000],
    e: [950, 990],
    f: [2000, 2100],
  });
  const changed = deferOffscreenLayout();
  const styled = () => Array.from(document.querySelectorAll('[style]'), ({ id }) => id);
  expect(styled()).toEqual([]);
  changed();
  expect(styled()).toEqual(['d', 'f']);
  vi.advanceTimersToNextFrame();
  expect(styled()).toEqual(['d', 'f']);
  vi.runAllTimers();
  expect(styled()).toEqual([]);
  vi.useRealTimers();
});
