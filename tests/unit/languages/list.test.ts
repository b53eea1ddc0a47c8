import { describe, expect, it } from 'vitest';
import {
  defaultLanguage,
  isLanguageCode,
  type LanguageCode,
  languageOf,
  languageOfParam,
  languages,
  writtenIn,
} from '../../../src/languages/list.ts';

describe('the languages', () => {
  it('are at least the seven of the specification', () => {
    const listed = languages.map(({ code, englishName, nativeName, dir }) =>
      [code, englishName, nativeName, dir].join(' '),
    );
    expect(listed).toEqual(
      expect.arrayContaining([
        'en English English ltr',
        'ar Arabic العربية rtl',
        'fr French Français ltr',
        'de German Deutsch ltr',
        'es Spanish Español ltr',
        'zh Chinese 中文 ltr',
        'hi Hindi हिन्दी ltr',
      ]),
    );
  });

  it('have each a code of their own', () => {
    expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
  });

  it('begin with the one that the others fall back to', () => {
    expect(languages[0].code).toBe(defaultLanguage);
    expect(defaultLanguage).toBe('en');
  });

  it.each(languages)('format with a tag of their own that Intl knows: $code', (language) => {
    expect(new Intl.Locale(language.locale).language).toBe(language.code);
    expect(Intl.NumberFormat.supportedLocalesOf([language.locale])).toHaveLength(1);
    expect(language.flag).toMatch(/^\p{RI}{2}$/u);
  });

  it.each(languages)('write numbers in Latin digits: $code', ({ locale }) => {
    expect(new Intl.NumberFormat(locale, { useGrouping: false }).format(1234567890)).toBe(
      '1234567890',
    );
  });
});

describe('a language', () => {
  it.each(languages)('is found by its code: $code', (language) => {
    expect(languageOf(language.code)).toBe(language);
  });

  it('that is not in the list is refused by name', () => {
    const unchecked: string = 'xx';
    expect(() => languageOf(unchecked as LanguageCode)).toThrow(
      new RangeError('Unknown language "xx".'),
    );
  });

  it('is known by its code alone, exactly', () => {
    expect(languages.every(({ code }) => isLanguageCode(code))).toBe(true);
    for (const other of ['EN', 'en-GB', ' en', '', 'xx', 'toString', undefined]) {
      expect(isLanguageCode(other)).toBe(false);
    }
  });

  it('of a route is English where the parameter names none', () => {
    expect(languageOfParam('ar')).toBe('ar');
    expect(languageOfParam(undefined)).toBe('en');
    expect(languageOfParam('xx')).toBe('en');
  });
});

describe('the marks of a text in another language', () => {
  it('name its language, and its direction where that is another', () => {
    expect(writtenIn('en', 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
    expect(writtenIn('en', 'fr')).toEqual({ lang: 'en' });
  });

  it('are none in its own language', () => {
    expect(writtenIn('ar', 'ar')).toEqual({});
    expect(writtenIn('en', 'en')).toEqual({});
  });
});
