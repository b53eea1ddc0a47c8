import { expect, test } from 'vitest';
import { type LanguageCode, languages } from '../../../src/languages/list.ts';
import { rulesOf, rulesOfLocale } from '../../../src/languages/rules.ts';

test.each(languages)('$code has the rules of its own file', async ({ code, locale }) => {
  const file = await import(`../../../src/languages/${code}.ts`);
  expect(rulesOf(code)).toBe(file.rules);
  expect(rulesOfLocale(locale)).toBe(file.rules);
});

test('a language that the site does not have has no rules', () => {
  expect(rulesOfLocale('xx')).toBeUndefined();
  expect(() => rulesOf('xx' as LanguageCode)).toThrow(new RangeError('Unknown language "xx".'));
});

const cases: readonly (readonly [LanguageCode, string, readonly number[]])[] = [
  ['de', 'innerhalb von dreißig Tagen und zwei weiteren Kalenderwochen', [30, 2]],
  ['de', 'zwei Wege, in acht nehmen, zehn Prozent', [10]],
  ['fr', 'sous trente jours, dix-sept heures et quatre-vingt-dix minutes', [30, 17, 90]],
  ['fr', 'cent pour cent ; deux parties', [100]],
  ['es', 'en treinta días, dieciséis horas, veinte por ciento', [30, 16, 20]],
  ['ar', 'خلال ثلاثين يومًا وثلاثة أيام', [30, 3]],
  ['ar', 'خلال يومين أو شهرين', [2, 2]],
  ['ar', 'خمسة عشر يوما', [15]],
  ['hi', 'तीस दिनों में, पाँच कार्य दिवस, दस प्रतिशत', [30, 5, 10]],
  ['hi', 'हमें दो', []],
  ['zh', '三十天内、两个工作日、十二个月、百分之二十五', [30, 2, 12, 25]],
  ['zh', '第三方，一年一次，一般', []],
  ['en', 'two days in March, twice', [2, 3, 2]],
];

test.each(cases)('the numerals of %s in “%s”', (language, text, values) => {
  const found = [...rulesOf(language).numerals(text)].sort((a, b) => a.at - b.at);
  expect(found.map(({ value }) => value)).toEqual(values);
  for (const { at, typed } of found) expect(text.slice(at, at + typed.length)).toBe(typed);
});
