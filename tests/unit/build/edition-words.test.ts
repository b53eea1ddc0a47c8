import { expect, test } from 'vitest';
import { idleWords, wordsOfEditions } from '../../../src/build/edition-words.ts';
import { visibleTexts } from '../../../src/build/visible-texts.ts';
import { languages } from '../../../src/languages/list.ts';

const page = (body: string) => visibleTexts(`<html><body>${body}</body></html>`);
const pages = new Map([
  ['index.html', page('<p>Our payments are safe</p>')],
  ['about.html', page('<p>About the company</p>')],
  ['legal/terms.html', page('<p>Terms</p>')],
  ['de.html', page('<p>Unsere Zahlungen sind sicher</p>')],
  ['de/about.html', page('<p>About the company</p><p>Ein "Wort"</p>')],
  ['de/legal/terms.html', page('<p lang="en">These are terms</p><p>Ein "Wort"</p>')],
  ['de/record.html', page('<p lang="en">A record of ours</p>')],
]);
const german = (words: readonly string[] = []) =>
  wordsOfEditions(pages, [{ words, reason: 'a name' }], new Set(['legal/terms'])).find(
    ({ language }) => language === 'de',
  );

test('words of an edition are counted over its pages: all, those that are English and say so, and those that do not', () => {
  const words = wordsOfEditions(pages, [], new Set());
  expect(words.map(({ language }) => language)).toEqual(
    languages.map(({ code }) => code).filter((code) => code !== 'en'),
  );
  expect(german()).toMatchObject({ pages: 4, words: 18, marked: 7, english: 3 });
});

test('a page with English words is listed with them, and none with words that stay', () => {
  expect(german()?.left).toEqual([
    'de/about.html: 3 words, 60%',
    '  About the company (<p>: “About the company”)',
  ]);
  expect(german(['About the company'])).toMatchObject({ left: [], english: 0 });
});

test('what is marked as English is listed but in documents', () => {
  expect(german()?.records).toEqual(['de/record.html: 4 words in what is marked as English']);
});

test('a fault of typography that stands on many pages is listed once', () => {
  expect(german()?.faults).toEqual(['de/legal/terms.html: <p> “Ein "Wort"”: expected „…“']);
});

test('words that no edition shows are idle', () => {
  expect(idleWords(pages, ['Zahlungen', 'payments', 'Ein "Wort"'])).toEqual(['payments']);
});
