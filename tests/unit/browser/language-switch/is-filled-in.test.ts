// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { isFilledIn } from '../../../../src/browser/language-switch/is-filled-in.ts';

const form =
  '<form><input name="a"><textarea name="b"></textarea><input name="c" type="checkbox">' +
  '<input name="e" type="checkbox" value="x" checked><select name="d"><option value="">-</option><option>x</option></select></form>';
const fill = (name: string, values: object) =>
  Object.assign(document.getElementsByName(name)[0] ?? {}, values);

test('a page without forms, and a form as it came, hold nothing', () => {
  expect(isFilledIn()).toBe(false);
  document.body.innerHTML = form;
  expect(isFilledIn()).toBe(false);
});

test.each([
  ['a', { value: 'x' }],
  ['b', { value: 'x' }],
  ['d', { value: 'x' }],
])('a field that is filled in would be lost: %s', (name, values) => {
  document.body.innerHTML = form;
  fill(name, values);
  expect(isFilledIn()).toBe(true);
});

test('a box that is ticked is nothing to lose', () => {
  document.body.innerHTML = form;
  fill('c', { checked: true });
  expect(isFilledIn()).toBe(false);
});
