// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepPlace } from '../../../../src/browser/language-switch/keep-place.ts';

const scrolled = vi.fn();
const tops = new Map<Element, number>();

/** An element of the page, which stands at a place of the screen. */
function at(selector: string, top: number): Element {
  const element = document.querySelector(selector);
  if (!element) throw new Error(selector);
  tops.set(element, top);
  element.getBoundingClientRect = () => new DOMRect(0, tops.get(element), 100, 20);
  return element;
}

beforeEach(() => {
  document.body.innerHTML =
    '<main><section id="a"><p>One <a href="#a">link</a></p><p>Two</p></section></main>';
  vi.stubGlobal('scrollBy', scrolled);
  vi.stubGlobal('scrollY', 500);
  at('section', -300);
  at('p', 250);
  document.elementFromPoint = vi.fn(() => document.querySelector('a'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockReset();
});

test('the paragraph that is read is brought back to where it stood', () => {
  const placed = keepPlace();
  at('p', 330);
  placed();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: 80, behavior: 'instant' });
});

test('its section is, where the paragraph itself was replaced', () => {
  const placed = keepPlace();
  document.querySelector('p')?.remove();
  at('section', -340);
  placed();
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ top: -40, behavior: 'instant' });
});

test('nothing scrolls where nothing moved, at the top of the page, and where nothing is read', () => {
  keepPlace()();
  vi.stubGlobal('scrollY', 0);
  const atTop = keepPlace();
  at('p', 330);
  atTop();
  vi.stubGlobal('scrollY', 500);
  document.elementFromPoint = vi.fn(() => document.body);
  const outside = keepPlace();
  at('p', 400);
  outside();
  expect(scrolled).not.toHaveBeenCalled();
});
