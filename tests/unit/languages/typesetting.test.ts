import { describe, expect, test } from 'vitest';
import {
  indexLetter,
  sentences,
  setList,
  setQuantity,
  setTogether,
} from '../../../src/languages/typesetting.ts';

describe('a quantity', () => {
  test.each([
    ['72小时', 'zh-Hans-CN', '72 小时'],
    ['5-7年', 'zh-Hans-CN', '5–7 年'],
    ['5 个工作日', 'zh-Hans-CN', '5 个工作日'],
    ['5 heures', 'fr-FR', '5\u00a0heures'],
    ['10-15 días hábiles', 'es-ES', '10–15\u00a0días hábiles'],
    ['10–15 business days', 'en-GB', '10–15 business days'],
    ['5 Tage', 'de-DE', '5 Tage'],
  ])('%s in %s is %s', (text, locale, expected) => {
    expect(setQuantity(text, locale)).toBe(expected);
  });
});

describe('a list', () => {
  test.each([
    [['USDC', 'USDT', 'EURC'], 'hi-IN-u-nu-latn', 'USDC, USDT और EURC'],
    [['USDC', 'EURC'], 'hi-IN-u-nu-latn', 'USDC और EURC'],
    [['USDC', 'USDT', 'EURC'], 'zh-Hans-CN', 'USDC、USDT 和 EURC'],
    [['北京', '上海'], 'zh-Hans-CN', '北京和上海'],
    [
      ['الهوية', 'البيانات المالية وبيانات المعاملات', 'التقنية'],
      'ar-u-nu-latn',
      'الهوية، والبيانات المالية وبيانات المعاملات، والتقنية',
    ],
    [['لندن', 'دبي'], 'ar-u-nu-latn', 'لندن ودبي'],
    [['لندن', 'دبي', 'باريس', 'روما'], 'ar-u-nu-latn', 'لندن ودبي وباريس وروما'],
    [['GBP', 'EUR', 'USD'], 'en-GB', 'GBP, EUR and USD'],
    [['GBP'], 'hi-IN-u-nu-latn', 'GBP'],
  ])('%j in %s', (items, locale, expected) => {
    expect(setList(items, locale)).toBe(expected);
  });
});

test.each([
  ['08:05–08:14 UTC', 'fr-FR', '08:05–08:14\u00a0UTC'],
  ['20 de noviembre de 2026', 'es-ES', '20\u00a0de noviembre de 2026'],
  ['2026年11月20日', 'zh-Hans-CN', '2026年11月20日'],
  ['20 November 2026, 09:00 UTC', 'en-GB', '20 November 2026, 09:00 UTC'],
])('%s in %s is %j', (text, locale, expected) => {
  expect(setTogether(text, locale)).toBe(expected);
});

test('sentences have a space between them, except in Chinese; what is empty leaves none', () => {
  expect(sentences(['One.', '', 'Two.'], 'en-GB')).toBe('One. Two.');
  expect(sentences(['एक।', 'दो।'], 'hi-IN-u-nu-latn')).toBe('एक। दो।');
  expect(sentences(['一。', '二。'], 'zh-Hans-CN')).toBe('一。二。');
});

describe('the letter of an index', () => {
  test.each([
    ['en', 'user', 'U'],
    ['fr', 'écrit', 'E'],
    ['de', 'Überweisung', 'U'],
    // The article is no part of the word, and hamza no letter of its own.
    ['ar', 'المستخدم', 'م'],
    ['ar', 'أصل رقمي', 'ا'],
    ['hi', 'व्यापारी', 'व'],
  ] as const)('in %s, %s stands under %s', (language, word, letter) => {
    expect(indexLetter(word, language)).toBe(letter);
  });

  test('Chinese words stand under the letter of their sound', () => {
    const words =
      '账户 网站 商户 服务 数字资产 用户 消费者 订购单 在途 合作伙伴 结算 工作日 书面 原付款方式 次处理者 董事会 客户 内容 反馈 报告 安';
    expect(
      words
        .split(' ')
        .map((word) => indexLetter(word, 'zh'))
        .join(''),
    ).toBe('ZWSFSYXDZHJGSYCDKNFBA');
    expect(indexLetter('T+1', 'zh')).toBe('T');
  });
});
