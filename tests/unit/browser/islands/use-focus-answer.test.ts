// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useFocusAnswer } from '../../../../src/browser/islands/use-focus-answer.ts';

function Answer({ turn }: { readonly turn: number }) {
  const ref = useFocusAnswer(turn);
  return turn === 0 ? null : createElement('section', { ref, tabIndex: -1 });
}

test('each answer takes the focus once, and is shown from its top', async () => {
  // jsdom lays nothing out, and has nowhere to scroll.
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  const [place, field] = [document.createElement('div'), document.createElement('input')];
  document.body.append(place, field);
  const root = createRoot(place);
  onTestFinished(() => act(async () => root.unmount()));
  const show = (turn: number) => act(async () => root.render(createElement(Answer, { turn })));
  await show(0);
  expect(document.activeElement).toBe(document.body);
  for (const [turn, times] of [
    [1, 1],
    [2, 2],
  ] as const) {
    await show(turn);
    expect(document.activeElement).toBe(document.querySelector('section'));
    expect(scrolled.mock.calls).toEqual(Array(times).fill([]));
    field.focus();
    await show(turn);
    expect(document.activeElement).toBe(field);
  }
});
