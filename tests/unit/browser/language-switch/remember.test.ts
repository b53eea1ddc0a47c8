import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  nameEdition,
  nameLanguage,
  storeLanguage,
} from '../../../../src/browser/language-switch/remember.ts';

afterEach(() => vi.unstubAllGlobals());

describe('storeLanguage', () => {
  test('stores the choice in local storage and deletes the cookie that would outrank it', () => {
    const setItem = vi.fn();
    const document = { cookie: 'i18next=de' };
    vi.stubGlobal('localStorage', { setItem });
    vi.stubGlobal('document', document);
    storeLanguage('ar');
    expect(setItem).toHaveBeenCalledExactlyOnceWith('i18nextLng', 'ar');
    expect(document.cookie).toBe('i18next=; Max-Age=0; Path=/');
  });

  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };

  test('goes on without storage, and deletes the cookie', () => {
    const document = { cookie: 'i18next=de' };
    vi.stubGlobal('localStorage', { setItem: blocked });
    vi.stubGlobal('document', document);
    expect(() => storeLanguage('ar')).not.toThrow();
    expect(document.cookie).toBe('i18next=; Max-Age=0; Path=/');
  });

  test('goes on without cookies, and stores the choice', () => {
    const setItem = vi.fn();
    vi.stubGlobal('localStorage', { setItem });
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: blocked, set: blocked }));
    expect(() => storeLanguage('ar')).not.toThrow();
    expect(setItem).toHaveBeenCalledOnce();
  });
});

describe('nameLanguage', () => {
  function named(address: string, code: string): string | undefined {
    const replaceState = vi.fn();
    vi.stubGlobal('location', { href: address });
    vi.stubGlobal('history', { state: { reason: 'x' }, replaceState });
    nameLanguage(code);
    if (replaceState.mock.calls.length > 0) {
      expect(replaceState.mock.calls[0]?.[0]).toEqual({ reason: 'x' });
    }
    return replaceState.mock.calls[0]?.[2]?.href;
  }

  test('sets lang, removes lng, keeps other parameters and the fragment', () => {
    expect(named('https://a.test/about?lng=de&topic=x#team', 'ar')).toBe(
      'https://a.test/about?topic=x&lang=ar#team',
    );
  });

  test('names English by the absence of lang', () => {
    expect(named('https://a.test/about?lang=ar&lng=ar', 'en')).toBe('https://a.test/about');
  });

  test('leaves an address alone that is right already', () => {
    expect(named('https://a.test/about', 'en')).toBeUndefined();
    expect(named('https://a.test/about?lang=ar', 'ar')).toBeUndefined();
  });
});

describe('nameEdition', () => {
  test.each([
    ['https://a.test/fr/contact?topic=x#form', 'de', 'https://a.test/de/contact?topic=x#form'],
    ['https://a.test/fr/contact', 'en', 'https://a.test/contact'],
    ['https://a.test/contact?a=1', 'fr', 'https://a.test/fr/contact?a=1'],
  ])(
    'the address %s becomes that of the edition in %s, and the history has no new entry',
    (href, code, expected) => {
      const replaceState = vi.fn();
      vi.stubGlobal('location', { href });
      vi.stubGlobal('history', { state: { reason: 'x' }, replaceState });
      nameEdition('/contact', code);
      expect(replaceState).toHaveBeenCalledExactlyOnceWith({ reason: 'x' }, '', new URL(expected));
    },
  );
});
