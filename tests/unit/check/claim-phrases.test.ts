import { expect, test } from 'vitest';
import { patternOf } from '../../../src/check/claim-phrases.ts';
import type { LanguageCode } from '../../../src/languages/list.ts';
import { evenSpelling } from '../../../src/languages/spelling.ts';

const lists: Readonly<Record<string, readonly string[]>> = { we: ['we', 'our group'] };

function found(
  phrase: string,
  text: string,
  language: LanguageCode = 'en',
  names: readonly string[] = [],
) {
  const pattern = patternOf([phrase], { language, list: (name) => lists[name] ?? [], names });
  return pattern.find(evenSpelling(text, language).toLowerCase()).map(([words]) => words.trim());
}

test.each([
  ['words in order', 'held on trust', 'Held, on trust', ['held, on trust']],
  ['whole words only', 'safe', 'unsafe safety safe', ['safe']],
  ['joined by a hyphen', 'risk free', 'It is risk-free.', ['risk-free']],
  ['any letters', 'licen*', 'Our licences', ['licences']],
  ['one of several words', 'held|kept apart', 'kept apart', ['kept apart']],
  ['two words in a choice', 'held_on|in trust', 'held on trust', ['held on trust']],
  ['an optional word', 'on the? register', 'on register', ['on register']],
  ['a number', 'soc #', 'SOC 2', ['soc 2']],
  ['a list', '<we> hold', 'Our group hold', ['our group hold']],
])('finds %s', (_, phrase, text, words) => {
  expect(found(phrase, text)).toEqual(words);
});

test('“…” stands for no word and for eight, not for nine', () => {
  expect(found('we … hold', 'we hold')).toHaveLength(1);
  expect(found('we … hold', `we ${'a '.repeat(8)}hold`)).toHaveLength(1);
  expect(found('we … hold', `we ${'a '.repeat(9)}hold`)).toEqual([]);
});

test.each([
  ['en', 'we … hold', 'we {name}, 7 or more a a a a hold', 'we {name}, 7 or more a a a a a hold'],
  [
    'zh',
    '我们 … 持有',
    '我们{name}一二三四五六七八九十一二三四五持有',
    '我们{name}一二三四五六七八九十一二三四五六持有',
  ],
] as const)('%s: “…” counts a name as one, however long it is', (language, phrase, near, far) => {
  for (const name of ['Exampla', 'Exampla Payments (UK) plc']) {
    const holds = (text: string) => found(phrase, text.replace('{name}', name), language, [name]);
    expect(holds(near)).toHaveLength(1);
    expect(holds(far)).toEqual([]);
  }
});

test.each([
  ['fr', "n' est", 'Ce n’est rien'],
  ['fr', '100%', 'à 100 %'],
  ['ar', 'مرخص*', 'والمُرخَّصون'],
  ['ar', 'امن', 'آمن'],
  ['hi', 'जोखिम', 'ज़ोखिम'],
  ['zh', '获得 … 认证', '我们获得 ISO 认证'],
  ['zh', '零风险', '零 风险'],
  ['de', '*gelder', 'Kundengelder'],
] as const)('%s: %s stands in “%s”', (language, phrase, text) => {
  expect(found(phrase, text, language)).toHaveLength(1);
});
