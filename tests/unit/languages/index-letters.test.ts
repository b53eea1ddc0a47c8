import { expect, test } from 'vitest';
import { indexLetter } from '../../../src/languages/index-letters.ts';

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
