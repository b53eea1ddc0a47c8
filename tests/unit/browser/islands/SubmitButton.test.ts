// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SubmitButton } from '../../../../src/browser/islands/SubmitButton.tsx';

/** jsdom lays nothing out, and has nowhere to scroll. */
const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

/** The button of a form in the states that follow each other; `meanwhile` happens while it is on its way. */
async function focusedAfter(
  states: readonly boolean[],
  meanwhile = () => {},
): Promise<Element | null> {
  const place = document.createElement('div');
  document.body.append(place, document.createElement('input'));
  const root = createRoot(place);
  onTestFinished(() => act(async () => root.unmount()));
  for (const submitting of states) {
    await act(async () => root.render(createElement(SubmitButton, { submitting, text: 'Send' })));
    if (submitting) meanwhile();
  }
  return document.activeElement;
}

test('the button that lost the focus by being disabled has it again', async () => {
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const button = await focusedAfter([false, true, false]);
  expect(button).toBe(document.querySelector('button'));
  // No further than it takes to be seen: what was answered stands above it.
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  expect(scrolled.mock.calls).toEqual([[{ block: 'nearest' }]]);
  expect(scrolled.mock.contexts).toEqual([button]);
});

test('a focus that went elsewhere meanwhile stays there', async () => {
  const input = () => document.querySelector('input');
  expect(await focusedAfter([false, true, false], () => input()?.focus())).toBe(input());
});

test('nothing takes the focus before a form was sent, or while it is on its way', async () => {
  expect(await focusedAfter([false, false])).toBe(document.body);
  document.body.replaceChildren();
  expect(await focusedAfter([false, true])).toBe(document.body);
});
