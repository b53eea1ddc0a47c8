// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { notePress, pressAgain } from '../../../../src/browser/client/presses.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <button type="button" id="own"><b>A</b></button>
    <button type="button" id="panel" popovertarget="p"><b>A</b></button>
    <button type="submit" id="send"><b>A</b></button>
    <a id="link" href="#x"><b>A</b></a>`;
});
const press = (id: string) => notePress(document.querySelector(`#${id} b`) as Element);

test.each([
  ['own', 1],
  ['panel', 0],
  ['send', 0],
  ['link', 0],
])('a press on %s is done again %d times, however often it was pressed', (id, times) => {
  const pressed = vi.fn();
  document.getElementById(id)?.addEventListener('click', pressed);
  press(id);
  press(id);
  pressAgain(document.body);
  pressAgain(document.body);
  expect(pressed).toHaveBeenCalledTimes(times);
});

test('a press outside the island is left to the other island', () => {
  const pressed = vi.fn();
  document.getElementById('own')?.addEventListener('click', pressed);
  press('own');
  pressAgain(document.createElement('astro-island'));
  expect(pressed).not.toHaveBeenCalled();
});

test('a button that is pressed again finds its mark gone, so that what it does may note it anew', () => {
  const own = document.getElementById('own');
  own?.addEventListener('click', () => expect(own.hasAttribute('data-pressed')).toBe(false));
  press('own');
  pressAgain(document.body);
  expect.assertions(1);
});
