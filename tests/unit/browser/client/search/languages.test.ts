import { expect, test } from 'vitest';
import { loadTools } from '../../../../../src/browser/client/search/languages.ts';
import { wordsOf } from '../../../../../src/browser/client/search/words.ts';
import { type LanguageCode, languages } from '../../../../../src/languages/list.ts';

const forms: readonly (readonly [LanguageCode, readonly string[]])[] = [
  ['ar', ['دفعة الدفعة', 'حساب الحساب', 'رسوم الرسوم', 'شكوى الشكوى', 'تاجر التاجر']],
  ['de', ['Rückerstattung Rückerstattungen', 'Gebühr Gebühren', 'Frist Fristen']],
  ['en', ['refund refunds', 'complaint complaints', 'payment payments']],
  ['es', ['reembolso reembolsos', 'comisión comisiones']],
  ['fr', ['remboursement remboursements', 'paiement paiements']],
  [
    'hi',
    [
      ...['खाता खाते खातों', 'भुगतान भुगतानों', 'शुल्क शुल्कों', 'व्यापारी व्यापारियों', 'सीमा सीमाएं सीमाओं'],
      ...['नियम नियमों', 'शिकायत शिकायतें शिकायतों', 'दस्तावेज़ दस्तावेज़ों', 'संपत्ति संपत्तियां', 'जांच जांचें'],
    ],
  ],
];

test.each(forms)('%s: the forms of a word are one', async (code, all) => {
  const { stem } = await loadTools(code);
  const words = wordsOf(code, stem, []);
  for (const one of all) {
    const found = new Set(one.split(' ').map((word) => words.cut(word).map(words.form).join()));
    expect([one, found.size]).toEqual([one, 1]);
  }
});

test.each(languages.map(({ code }) => code))('%s has words that say nothing', async (code) => {
  const { stem, small } = await loadTools(code);
  expect(small.length).toBeGreaterThan(20);
  expect(stem('')).toBe('');
});

test('words of Hindi of one letter and a vowel stay apart', async () => {
  const { stem } = await loadTools('hi');
  expect(stem('खाता')).not.toBe(stem('खाना'));
});
