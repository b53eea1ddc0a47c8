import { expect, test } from 'vitest';
import {
  phrasesOf,
  plainSpelling,
  wordsOf,
} from '../../../../../src/browser/client/search/words.ts';

const same = (word: string) => word;
const english = wordsOf('en-GB', (word) => word.replace(/s$/, ''), ['the', 'how']);

test.each([
  ['Rückerstattung', 'ruckerstattung'],
  ['Straße', 'strasse'],
  ['كَمْ رُدَّ', 'كم رد'],
  ['إعادة الأموال إلى', 'اعاده الاموال الي'],
  ['फ़्रीज़', 'फ्रीज'],
  ['٢٥٪ १०', '25% 10'],
  ['25 %, 25 per cent, 25 pour cent, ٢٥ في المئة, २५ प्रतिशत', '25%, 25%, 25%, 25%, 25%'],
  ['٥٠٬٠٠٠ و ٥٫٢', '50000 و 5.2'],
  ['jusqu’à, jusqu‘à, T\u2011bill', "jusqu'a, jusqu'a, t-bill"],
  ['£50,000 and 50.000 and 50\u202f000', '£50000 and 50000 and 50000'],
  ['50 thousand, 50k, 50 Tausend, 50 mille, 50 mil', '50000, 50000, 50000, 50000, 50000'],
  ['٥٠ ألف, 50 हज़ार, 5万英镑, 5千', '50000, 50000, 50000英镑, 5000'],
  ['1.5k, 50 million, 50 km', '1.5k, 50 million, 50 km'],
])('%s is compared as %s', (typed, plain) => {
  expect(plainSpelling(typed)).toBe(plain);
});

test('numbers of clauses and short names stay whole', () => {
  expect(english.cut('Terms 5.2, T+1 (25%).')).toEqual(['terms', '5.2', 't+1', '25%']);
});

test('forms of a word are one, and small words say nothing', () => {
  expect(english.form('refunds')).toBe(english.form('refund'));
  expect(english.form('the')).toBeNull();
});

test('a small word that a group names alone says something', () => {
  const words = wordsOf('es-ES', same, ['cuenta', 'de'], ['perfil, Cuenta', 'dar de baja']);
  expect(words.form('cuenta')).toBe('cuenta');
  expect(words.form('de')).toBeNull();
  expect(words.stem('de')).toBe('de');
});

test('commas of each language separate the words of a group', () => {
  expect(phrasesOf('a b, c،d，e、f')).toEqual(['a b', 'c', 'd', 'e', 'f']);
});

test('Chinese is cut into words', () => {
  expect(wordsOf('zh-CN', same, []).cut('退款多久到账')).toEqual(['退款', '多久', '到', '账']);
});

test('the words that are meant are marked where they stand, as they are spelled', () => {
  const isMeant = (word: string) => word === 'refund' || word === 'refunds';
  const matchOf = (word: string) =>
    isMeant(word) ? 'typed' : word === 'return' ? 'alike' : undefined;
  expect(english.marked('Refunds: the refund, a return.', matchOf)).toEqual([
    { text: 'Refunds', found: 'typed' },
    { text: ': the ', found: undefined },
    { text: 'refund', found: 'typed' },
    { text: ', a ', found: undefined },
    { text: 'return', found: 'alike' },
    { text: '.', found: undefined },
  ]);
  expect(english.spelled('The Réfund', (word) => word === 'refund')).toBe('Réfund');
  expect(english.spelled('Nothing', isMeant)).toBeUndefined();
});

test('a line is cut into sentences', () => {
  expect(english.sentences('One is. Two are.')).toEqual(['One is. ', 'Two are.']);
});

test('a number is marked whole, however it is written', () => {
  for (const [sentence, marked] of [
    ['At T+1, in London.', 'T+1'],
    ['Jusqu’à 50\u202f000 GBP.', '50\u202f000'],
    ['Over 25\u00a0% of it.', '25\u00a0%'],
    ['حتى ٥٠٬٠٠٠ فقط', '٥٠٬٠٠٠'],
    ['\u7ed3\u7b97\u4e3a 50,000 \u5143', '50,000'],
  ] as const) {
    const matchOf = (word: string) =>
      ['t+1', '50000', '25%'].includes(word) ? 'typed' : undefined;
    const found = english.marked(sentence, matchOf);
    expect(found.filter(({ found }) => found).map(({ text }) => text)).toEqual([marked]);
    expect(found.map(({ text }) => text).join('')).toBe(sentence);
  }
});
