// @vitest-environment jsdom
import { createElement, useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { useReady } from '../../../../src/browser/islands/use-ready.ts';
import { hydrated, part, prebuilt } from './show.ts';

type Detail = (island: HTMLElement, nodes: readonly Node[]) => void;

function Ready() {
  const ref = useRef<HTMLDivElement>(null);
  useReady(ref);
  return createElement('div', { ref });
}

/** What an island hands over once it is ready. */
async function takeOver(): Promise<Detail> {
  const root = prebuilt(createElement(Ready));
  const heard = vi.fn();
  document.addEventListener('island:ready', (event) => heard((event as CustomEvent).detail));
  await hydrated(createElement(Ready), 'en', root);
  expect(heard).toHaveBeenCalledOnce();
  return heard.mock.calls[0]?.[0];
}
const island = (html: string) => {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
};
const fields =
  '<form><input name="a"><textarea name="b"></textarea><select name="c"><option>1<option>2</select>' +
  '<input type="checkbox" name="d"></form>';

test('what was typed into controls that React has replaced goes into the new ones', async () => {
  const done = await takeOver();
  const [old, fresh] = [island(fields), island(fields)];
  for (const [name, value] of Object.entries({ a: 'x', b: 'y\nz', c: '2' })) {
    part<HTMLInputElement>(old, `[name=${name}]`).value = value;
  }
  part<HTMLInputElement>(old, '[name=d]').checked = true;
  fresh.dataset['failed'] = '';
  done(fresh, [...old.childNodes, document.createTextNode('x')]);
  expect(
    ['a', 'b', 'c'].map((name) => part<HTMLInputElement>(fresh, `[name=${name}]`).value),
  ).toEqual(['x', 'y\nz', '2']);
  expect(part<HTMLInputElement>(fresh, '[name=d]').checked).toBe(true);
  expect(fresh.dataset).not.toHaveProperty('failed');
});

test('controls that stand still are left alone, and those that have gone are forgotten', async () => {
  const done = await takeOver();
  const kept = island('<p><input name="a"><input name="a"></p>');
  const [first, second] = kept.querySelectorAll('input');
  if (first && second) [first.value, second.value] = ['1', '2'];
  done(kept, [...kept.childNodes]);
  expect([first?.value, second?.value]).toEqual(['1', '2']);
  expect(() => done(kept, [...island('<p><input name="gone"></p>').childNodes])).not.toThrow();
});
