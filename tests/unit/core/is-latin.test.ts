import { expect, test } from 'vitest';
import { isLatin } from '../../../src/core/is-latin.ts';
import { languages } from '../../../src/languages/list.ts';

test('a language is Latin by the script that it is written in', () => {
  expect(['en', 'fr-FR', 'de', 'es', 'pt-BR'].every(isLatin)).toBe(true);
  expect(['ar', 'zh-Hans', 'hi', 'ru', 'ja'].some(isLatin)).toBe(false);
});

test('the code of a language says the same as its locale', () => {
  for (const { code, locale } of languages) expect(isLatin(code), code).toBe(isLatin(locale));
});
