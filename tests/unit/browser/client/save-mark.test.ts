// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { markSaver } from '../../../../src/browser/client/save-mark.ts';

test.each([
  [{ saveData: true }, true],
  [{ saveData: false }, false],
  [undefined, false],
])('a page is marked while data is saved: %o', (connection, isMarked) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  markSaver();
  expect(document.documentElement.hasAttribute('data-saves')).toBe(isMarked);
});
