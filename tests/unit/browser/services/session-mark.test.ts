// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { isMarked, setMark } from '../../../../src/browser/services/session-mark.ts';

test('the mark is that of the page’s root, which styles read', () => {
  expect(isMarked()).toBe(false);
  setMark(true);
  expect(document.querySelector('html[data-session]')).not.toBeNull();
  expect(isMarked()).toBe(true);
  setMark(false);
  expect(isMarked()).toBe(false);
});

test('while pages are built there is none', () => {
  vi.stubGlobal('document', undefined);
  expect(isMarked()).toBeUndefined();
  vi.unstubAllGlobals();
});
