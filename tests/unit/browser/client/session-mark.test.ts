// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { markSession } from '../../../../src/browser/client/session-mark.ts';
import { sessionKey } from '../../../../src/core/session-keys.ts';
import { prepareAhead } from '../../prepare-ahead.ts';

const isMarked = () => document.documentElement.hasAttribute('data-session');

beforeEach(() => localStorage.clear());

test('a page is marked while a session is stored, here and in other tabs', () => {
  localStorage.setItem(sessionKey, '{}');
  markSession();
  expect(isMarked()).toBe(true);
  localStorage.removeItem(sessionKey);
  dispatchEvent(new Event('session'));
  expect(isMarked()).toBe(false);
  localStorage.setItem(sessionKey, '{}');
  dispatchEvent(new Event('storage'));
  expect(isMarked()).toBe(true);
});

test('a page that the browser brings back shows what has become of the session in the meantime', () => {
  const comeBack = (persisted: boolean) =>
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  markSession();
  localStorage.setItem(sessionKey, '{}');
  comeBack(false);
  expect(isMarked()).toBe(false);
  comeBack(true);
  expect(isMarked()).toBe(true);
});

test('another stored value is no session', () => {
  localStorage.setItem('i18nextLng', 'fr');
  markSession();
  expect(isMarked()).toBe(false);
});

test('with blocked storage nobody is signed in', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(markSession).not.toThrow();
  expect(isMarked()).toBe(false);
});

test('a page that was prepared ahead shows, when it is opened, what has become of the session', () => {
  const open = prepareAhead();
  markSession();
  localStorage.setItem(sessionKey, '{}');
  expect(isMarked()).toBe(false);
  open();
  expect(isMarked()).toBe(true);
});
