// @vitest-environment jsdom
import { act, createElement, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useRoomFor } from '../../../../src/browser/islands/use-room-for.ts';

function Head({ messages }: { readonly messages: number }) {
  const ref = useRef<HTMLElement>(null);
  useRoomFor(ref, messages);
  return createElement('section', { ref }, createElement('button', { type: 'button' }));
}

/** jsdom has no sheets that a script makes, and lays nothing out. */
class Sheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}
const other = new Sheet();
let bottom = 0;
const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal('CSSStyleSheet', Sheet);
  Object.defineProperty(document, 'adoptedStyleSheets', {
    value: [other],
    writable: true,
    configurable: true,
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, 0, bottom),
  );
  scrolled.mockClear();
  Object.assign(Element.prototype, { scrollIntoView: scrolled });
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    Reflect.deleteProperty(document, 'adoptedStyleSheets');
  });
});
const sheets = (): string[] =>
  Array.from<unknown>(document.adoptedStyleSheets).map((sheet) =>
    sheet instanceof Sheet ? sheet.text : 'unknown',
  );
const room = (pixels: number) => `html { scroll-padding-block-start: max(5rem, ${pixels}px) }`;

function head() {
  const place = document.createElement('div');
  document.body.append(place, document.createElement('input'));
  const root = createRoot(place);
  const show = (messages: number) =>
    act(async () => root.render(createElement(Head, { messages })));
  return { show, end: () => act(async () => root.unmount()) };
}

test('the page scrolls to below what stands there, as long as it stands, and nothing else changes', async () => {
  const { show, end } = head();
  bottom = 100;
  await show(0);
  expect(sheets()).toEqual(['']);
  await show(1);
  expect(sheets()).toEqual(['', room(116)]);
  bottom = 179.2;
  await show(2);
  expect(sheets()).toEqual(['', room(196)]);
  await show(0);
  expect(sheets()).toEqual(['']);
  await show(1);
  await end();
  expect(sheets()).toEqual(['']);
});

test('the focused control is brought below it, unless it is in it', async () => {
  const { show, end } = head();
  await show(0);
  document.querySelector('input')?.focus();
  await show(1);
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expect(scrolled.mock.contexts).toEqual([document.querySelector('input')]);
  document.querySelector<HTMLElement>('section button')?.focus();
  await show(2);
  expect(scrolled).toHaveBeenCalledOnce();
  await end();
});
