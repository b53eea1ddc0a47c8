import { expect, test } from 'vitest';
import { languageProblems } from '../../../src/check/language-rules.ts';
import { type Language, languages } from '../../../src/languages/list.ts';

/** A language that the site does not have. */
const polish: Language = {
  code: 'pl',
  englishName: 'Polish',
  nativeName: 'Polski',
  flag: '🇵🇱',
  dir: 'ltr',
  locale: 'pl-PL',
};
const entry = languages.length + 1;
const messages = (change: Partial<Language>) =>
  languageProblems([...languages, { ...polish, ...change }]).map(
    ({ file, message }) => `${file} ${message}`,
  );

test('the list has no mistakes, nor has it with a language more', () => {
  expect(languageProblems(languages)).toEqual([]);
  expect(messages({})).toEqual([]);
  expect(
    messages({ code: 'fa', nativeName: 'فارسی', dir: 'rtl', locale: 'fa-u-nu-latn', flag: '🇮🇷' }),
  ).toEqual([]);
});

const noCode =
  'has a code that Intl knows as no language. Expected two or three small letters of ISO 639, such as "pt", without a region; the region stands in "locale".';

test.each<[Partial<Language>, string]>([
  [{ code: 'PL' }, `("PL") ${noCode}`],
  [{ code: 'pl-PL' }, `("pl-PL") ${noCode}`],
  [{ code: 'qaa' }, `("qaa") ${noCode}`],
  [{ code: 'api' }, `("api") ${noCode}`],
  [{ code: 'not a code' }, `("not a code") ${noCode}`],
  [{ code: '' }, '("") lacks code. Copy the entry above it and change every value.'],
  [
    { nativeName: '', flag: '' },
    '("pl") lacks nativeName, flag. Copy the entry above it and change every value.',
  ],
  [
    { locale: 'cs-CZ' },
    '("pl") has the locale "cs-CZ", expected a tag of the same language that Intl knows, such as "pl-PL".',
  ],
  [
    { locale: 'pl_PL' },
    '("pl") has the locale "pl_PL", expected a tag of the same language that Intl knows, such as "pl-PL".',
  ],
  [{ dir: 'rtl' }, '("pl") has the direction "rtl", expected "ltr": the language is written so.'],
  [
    { code: 'fa', dir: 'rtl', locale: 'fa-IR' },
    '("fa") has the locale "fa-IR", which writes other digits than 0 to 9. Expected "fa-IR-u-nu-latn": the site\'s numbers are read alike everywhere.',
  ],
  [{ flag: 'PL' }, '("pl") has the flag "PL", expected the emoji of one flag.'],
])('%j is a mistake', (change, expected) => {
  expect(messages(change)).toEqual([`src/languages/list.ts entry ${entry} ${expected}`]);
});

test('a code stands once, and the list begins with the language that others fall back to', () => {
  const [english, ...others] = languages;
  expect(languageProblems([...others, english, english]).map(({ message }) => message)).toEqual([
    `the list begins with "${others[0].code}", expected "en": the first is what other languages fall back to.`,
    `entry ${entry} ("en") has the code of entry ${entry - 1}. Give it its own code, or remove one of the two.`,
  ]);
});
