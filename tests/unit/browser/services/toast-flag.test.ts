import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepToast, takeToast } from '../../../../src/browser/services/toast-flag.ts';
import { fakeStorage } from './support.ts';

let storage: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('sessionStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test('a message is kept for the next page and taken once', () => {
  keepToast('text');
  expect([...storage.map]).toEqual([['toast-message', 'text']]);
  expect(takeToast()).toBe('text');
  expect(storage.map.size).toBe(0);
  expect(takeToast()).toBeNull();
});

test('goes on without storage', () => {
  storage.block();
  expect(() => keepToast('text')).not.toThrow();
  expect(takeToast()).toBeNull();
});
