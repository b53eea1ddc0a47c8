// What a translator reads of marks and spaces, and every rule of a language.

import { describe, expect, test } from 'vitest';
import { typographyFaults } from '../../../src/check/typography-rules.ts';
import type { LanguageCode } from '../../../src/languages/list.ts';
import { messages } from './small-content.ts';
import { file, said } from './small-translation.ts';

const semicolon = 'expected a narrow space that does not break (U+202F) before ; ! ? ».';

test('a fault is named in words of the interface, whatever value stands beside it', () => {
  const words = (text: string) =>
    messages(
      ['locales/en/common.json', '"Open"', '"{{company.brand}}"'],
      ['locales/fr/common.json', '{}', `{\n  "menu": { "open": "${text}" }\n}`],
    );
  expect(words('Ouvrir {{company.brand}} ; fermer')).toEqual([
    `locales/fr/common.json:2  “Ouvrir \ufffc ; fermer”: ${semicolon}`,
  ]);
  expect(words('Ouvrir {{company.brand}}\u202f; fermer')).toEqual([]);
  expect(words('« {{company.brand}}\u202f»')).toEqual([
    'locales/fr/common.json:2  “« \ufffc\u202f»”: expected U+202F after «.',
  ]);
  expect(words('«\u202f{{company.brand}}\u202f»')).toEqual([]);
});

test.each([
  ['title: Règle 1', 'title: Règle ; 1', 2, 'Règle ; 1'],
  ['title="Détails"', 'title="Détails ;"', 17, 'Détails ;'],
  ['Le reste est dans', 'Le reste ; il est dans', 19, 'Le reste ; il est dans '],
])('a fault is named where a translation has it: %s', (from, to, line, found) => {
  expect(said(from, to)).toEqual([`${file}:${line}  “${found}”: ${semicolon}`]);
});

test('a line end is a space, and code is no text', () => {
  expect(said('Le reste est dans', 'Le reste\nest `a ; b` dans')).toEqual([
    expect.stringContaining('`a ; b`'),
  ]);
});

test('what stands between two components is read by itself', () => {
  expect(said('. Voir <See doc="contact">', ' ; voir <See doc="contact">')).toEqual([
    `${file}:13  “ ; voir ”: ${semicolon}`,
  ]);
});

test('what a mark or a component keeps apart is read as a whole', () => {
  expect(said('Le reste est dans', '**Le reste** ; il est dans')).toEqual([
    `${file}:19  “ ; il est dans ”: ${semicolon}`,
  ]);
  // Each run is right by itself: only together they lack a space.
  expect(said('Le reste est dans', '**Le reste**; il est dans')).toEqual([
    `${file}:19  “Le reste; il est dans \ufffc.”: ${semicolon}`,
  ]);
});

describe('the marks and spaces of a language', () => {
  /** One planted fault for each rule, and what it is set right to. */
  const planted: readonly [LanguageCode, wrong: string, right: string][] = [
    ['de', '10-15 Geschäftstage', '10–15 Geschäftstage'],
    ['fr', 'Vraiment ?', 'Vraiment\u202f?'],
    ['fr', 'Oui; non', 'Oui\u202f; non'],
    ['fr', '« Oui\u202f»', '«\u202fOui\u202f»'],
    ['fr', 'Cause: panne', 'Cause\u00a0: panne'],
    ['fr', 'Cause : panne', 'Cause\u00a0: panne'],
    ['fr', '99,98%', '99,98\u00a0%'],
    ['fr', '99,98 %', '99,98\u00a0%'],
    ['fr', "l'accord", 'l’accord'],
    ['fr', '5 jours', '5\u00a0jours'],
    ['fr', '100 GBP', '100\u00a0GBP'],
    ['fr', '20 novembre', '20\u00a0novembre'],
    ['fr', '09:00 UTC', '09:00\u00a0UTC'],
    ['fr', 'auprès de le Médiateur', 'auprès du Médiateur, afin de le lire'],
    ['fr', 'À les Commerçants', 'Aux Commerçants'],
    ['fr', 'Tu peux payer.', 'Vous pouvez payer.'],
    ['es', 'Olvidó su contraseña?', '¿Olvidó su contraseña?'],
    ['es', 'Pague con tu cuenta.', 'Pague con su cuenta.'],
    ['es', 'Causa : fallo', 'Causa: fallo'],
    ['es', 'o a el Contrato', 'o a él, al Contrato'],
    ['es', 'De el FCA', 'De El Salvador'],
    ['es', '99,98%', '99,98\u00a0%'],
    ['es', '1 minuto', '1\u00a0minuto'],
    ['es', 'el "fondo"', 'el «fondo»'],
    ['de', 'Zahle mit deinem Konto.', 'Zahlen Sie mit Ihrem Konto.'],
    ['de', 'Ursache : Ausfall', 'Ursache: Ausfall'],
    ['de', '99,98 %', '99,98\u00a0%'],
    ['de', 'der "Kurs"', 'der „Kurs“'],
    ['de', 'der “Kurs“', 'der „Kurs“'],
    ['zh', '请用你的账户付款。', '了解你的客户：请用您的账户付款。'],
    ['zh', '支持BTC', '支持 BTC'],
    ['zh', '72小时', '72 小时'],
    ['zh', '截至2026年11月20日', '截至 2026年11月20日'],
    ['zh', '姓名 (必填)', '姓名（必填）'],
    ['zh', '原因:故障', '原因：故障'],
    ['zh', '已恢复. ', '已恢复。'],
    ['zh', '请联系： a@b.example', '请联系：a@b.example'],
    ['zh', '5-7 年', '5–7 年'],
    ['hi', 'यह कार्यरत है.', 'यह कार्यरत है।'],
    ['hi', 'यह कार्यरत है ।', 'यह कार्यरत है।'],
    ['hi', 'USDC, USDT, और EURC', 'USDC, USDT और EURC'],
    ['hi', 'तुम भुगतान करो।', 'आप भुगतान करें।'],
    ['hi', 'यहाँ', 'यहां'],
    ['ar', 'نعم, لا', 'نعم، لا'],
    ['ar', 'نعم ، لا', 'نعم، لا'],
    ['ar', 'نعم،لا', 'نعم، لا'],
    ['ar', 'لندن و دبي', 'لندن ودبي'],
    ['ar', 'كلمة "نعم"', 'كلمة «نعم»'],
    ['ar', 'مثلاً', 'مثلًا'],
  ];

  test.each(planted)('%s: “%s” is a fault, “%s” is none', (language, wrong, right) => {
    expect(typographyFaults(wrong, language)).toHaveLength(1);
    expect(typographyFaults(right, language)).toEqual([]);
  });

  test('a fault is shown with what stands around it, and with what is expected', () => {
    expect(typographyFaults('我们支持BTC和其他资产', 'zh')).toEqual([
      '“我们支持BTC和其他资产”: expected a space between Chinese characters and Latin letters or digits',
    ]);
  });

  test.each<[LanguageCode, string]>([
    ['fr', 'AES-256, 24/7, TLS 1.2+, 2026-11-20, https://a.example'],
    ['fr', 'à 14:30\u00a0UTC'],
    ['zh', '自 2026年11月20日起（AES-256）· 99.98%'],
    ['zh', 'ISO/IEC 27001:2022, SHA-256'],
    ['en', 'Really? 5 days; 99.98%'],
  ])('%s: codes, times and dates in “%s” are no fault', (language, text) => {
    expect(typographyFaults(text, language)).toEqual([]);
  });

  test('letters of the provisions of a law keep narrow brackets, and a day of a month has no spaces', () => {
    expect(typographyFaults('依据 6(1) 条：(a) 同意，否则为 (ea)。', 'zh')).toEqual([]);
    expect(typographyFaults('我们于 3月30日确认。', 'zh')).toEqual([]);
    expect(typographyFaults('同意 (consent) 是', 'zh')).toEqual([
      expect.stringContaining('wide brackets'),
    ]);
  });
});
