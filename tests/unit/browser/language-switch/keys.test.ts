import { expect, test } from 'vitest';
import { languageCookie, languageKey } from '../../../../src/browser/language-switch/keys.ts';

test('the stored key and the cookie are those of the specification', () => {
  expect(languageKey).toBe('i18nextLng');
  expect(languageCookie).toBe('i18next');
});
