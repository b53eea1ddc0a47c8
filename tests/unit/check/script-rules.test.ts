import { expect, test } from 'vitest';
import { messages } from './small-content.ts';

const said = (language: string, text: string) =>
  messages([`locales/${language}/common.json`, '{}', `{ "menu": { "open": "${text}" } }`]);

test.each<string[]>([
  ['fr', 'Ouvrіr', 'і', 'is in another script than French is written in. Type it anew.'],
  ...['開', '頁', '靜', '態'].map((letter) => [
    'zh',
    `打${letter}`,
    letter,
    'is a letter of traditional Chinese, or too rare for the list of src/languages/zh.ts. Type it anew.',
  ]),
  ['zh', '打开ひ', 'ひ', 'is in another script than Chinese is written in. Type it anew.'],
  ['ar', 'فتح کتاب', 'ک', 'is a letter of Persian or Urdu, or a shape of print. Type it anew.'],
  ['ar', 'فتح ٣', '٣', 'is a number in other digits than 0 to 9. Write those.'],
  ['hi', '५ खोलें', '५', 'is a number in other digits than 0 to 9. Write those.'],
  ['hi', 'খোলা', 'খোলা', 'is in another script than Hindi is written in. Type it anew.'],
])('%s: “%s” is named', (language = '', text = '', found, what) => {
  expect(said(language, text)).toEqual([
    `locales/${language}/common.json:1  “${found}” in common:menu.open ${what}`,
  ]);
});

test.each([
  ['fr', 'Où\u202f? À 5\u00a0%'],
  ['zh', '打开 API（5 个）'],
  ['zh', '新昇支付'],
  ['ar', 'فتح \u2066API\u2069 بنسبة 5%، ومحفظةٌ'],
  ['hi', 'API के 5 पृष्ठ। ज़रा'],
])('%s: “%s” is its own', (language, text) => {
  expect(said(language, text)).toEqual([]);
});
