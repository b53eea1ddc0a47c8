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

test('parts in a wrapper without a box of its own are found, and a part that is not shown is left alone', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  document.body.innerHTML =
    '<div id="w" style="display: contents"><div id="v" style="display: contents"><p id="a"></p><p id="b"></p></div></div>' +
    '<div id="n" style="display: none"><p id="x"></p></div>';
  lay({ w: [0, 0], v: [0, 0], a: [0, 700], b: [900, 2000], n: [0, 0], x: [900, 2000] });
  deferOffscreenLayout()();
  const hidden = [...document.querySelectorAll<HTMLElement>('p')].filter(
    ({ style }) => style.contentVisibility === 'hidden' || style.containIntrinsicSize,
  );
  expect(hidden.map(({ id }) => id)).toEqual(['b']);
  vi.runAllTimers();
  vi.useRealTimers();
});
