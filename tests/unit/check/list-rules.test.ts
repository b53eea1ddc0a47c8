// The number that announces a list, and its last item.
import { describe, expect, test } from 'vitest';
import { type Change, policy, said } from './small-content.ts';
import { said as saidInFrench } from './small-translation.ts';

describe('a number that announces a list', () => {
  const says = (typed: string, count: string, expected: number) =>
    `“${typed}”: found a list of ${count} after it, expected ${expected}. Correct the number, or the list; if it counts something else, write {/* waiver: … */} with the reason directly before it.`;
  test.each([
    ['Text.\nFour rules apply to all.', 'Four rules', 4, 22],
    ['It has three parts:', 'three parts', 3, 21],
    ['There are five simple ways to avoid it:', 'five simple ways', 5, 21],
    ['Three kinds matter here:', 'Three kinds', 3, 21],
    [
      'Twelve further policies apply to everyone who acts for us:',
      'Twelve further policies',
      12,
      21,
    ],
    ['An audit must therefore answer four questions:', 'four questions', 4, 21],
  ])('%s', (text, typed, expected, line) => {
    const message = `${policy}:${line}  ${says(typed, '2 items', expected)}`;
    expect(said(`${text}\n\n- One.\n- Two.`)).toEqual([message]);
    expect(said(`${text}\n\n1. One.\n2. Two.`)).toEqual([message]);
    const items = Array.from({ length: expected }, () => '- One.').join('\n');
    expect(said(`${text}\n\n${items}`)).toEqual([]);
    const waived = text.replace(
      /(?=\S+ (?:\S+ )?\S+s\b)/,
      '{/* waiver: it counts something else */} ',
    );
    expect(said(`${waived}\n\n- One.\n- Two.`)).toEqual([]);
  });

  test.each([
    'Each of the three parts has:',
    'All three parts have:',
    'We need at least three conditions:',
    'Three rules apply to merchants who:',
    'Three rules apply to each of these:',
    'In three cases, you must tell us:',
    'For three kinds of payment we ask for:',
    'We rely on three of them:',
    'Three of the rules apply to merchants:',
    'Three people must approve:',
    'We name three reasons, and four tests:',
    'One of three conditions must be met:',
    'It has three parts. You must give us:',
    'Three rules apply to you: the first is this.',
    'It has 3 parts:',
  ])('but not: %s', (text) => {
    expect(said(`${text}\n\n- One.\n- Two.`)).toEqual([]);
  });

  test('or a table', () => {
    const table = '| a | b |\n| --- | --- |\n| c | d |\n| e | f |';
    expect(said(`It has three parts:\n\n${table}`)).toEqual([
      `${policy}:21  ${says('three parts', '2 rows', 3).replace('a list', 'a table').replace('or the list', 'or the table')}`,
    ]);
    expect(said(`It has two parts:\n\n${table}`)).toEqual([]);
    const ways =
      '| | By bank | In assets | By card |\n| --- | --- | --- | --- |\n| time | d | e | f |';
    expect(said(`It has three parts:\n\n${ways}`)).toEqual([]);
  });

  test('and not of a list that stands elsewhere', () => {
    expect(said('Three rules apply.\n\nText.\n\n- One.\n- Two.')).toEqual([]);
  });
});

describe('the last item of a list', () => {
  const says = (end: string) =>
    `the last item of the list ends in “${end}”: found nothing after it, expected another item. Add it, or end this one with its full stop.`;
  test.each(['; or', '; and', ';', ',', ', and'])('ends in “%s”', (end) => {
    expect(said(`We stop where:\n\n- you are\n  late${end}\n\nText.`)).toEqual([
      `${policy}:24  ${says(end)}`,
    ]);
  });

  test('of a translation, with its own words', () => {
    const message = `translations/fr/policy-1.mdx:15  ${says('\u202f; ou').replace('\u202f', '')}`;
    const list = (item: string): Change => [
      policy,
      'More is in',
      `- One.\n- ${item}.\n\nMore is in`,
    ];
    expect(saidInFrench('Le reste', '- Un.\n- Deux\u202f; ou\n\nLe reste', list('Two'))).toEqual([
      message.replace(':15', ':20'),
    ]);
  });

  test.each([
    '- a; or\n- b.',
    '- a,\n- b, and\n- c.',
    '- a\n- b',
    '- a;\n- b;\n\nbut only where we say so.',
    '- One:\n  - a; or\n  - b; or\n- Two.',
    '- a;\n- in <Company name="brand" />',
    '1. a;\n\n- b.',
  ])('but not: %j', (text) => {
    expect(said(text)).toEqual([]);
  });
});

describe('an item before the last but one', () => {
  const says = (end: string) =>
    `the item ends in “${end}”, and so does a later one. Only the second-to-last item has the word: end this one with “${end[0]}”.`;
  test.each(['; or', '; and', ', or'])('that ends in “%s”', (end) => {
    expect(said(`We stop where:\n\n- a${end}\n- b${end}\n- c.`)).toEqual([
      `${policy}:23  ${says(end)}`,
    ]);
    expect(said(`We stop where:\n\n- a;\n- b${end}\n- c.`)).toEqual([]);
    const other = end.includes('or') ? '; and' : '; or';
    expect(said(`We stop where:\n\n- a${end}\n- b${other}\n- c.`)).toEqual([]);
  });
});

describe('a cell without words', () => {
  test('is named by its place', () => {
    expect(said('| a | b |\n| --- | --- |\n| c | d |\n| e | |')).toEqual([
      `${policy}:24  cell 2 of the row is empty. Write what it says, or a word such as “none”; if it must be empty, write {/* waiver: … */} with the reason at the end of the row.`,
    ]);
  });
  test('or waived at the end of its row', () => {
    expect(said('| a | b |\n| --- | --- |\n| c | {/* waiver: nothing is due */} |')).toEqual([]);
  });
  test('but not one with a value, and not the head', () => {
    expect(said('| | b |\n| --- | --- |\n| c | <Company name="brand" /> |')).toEqual([]);
  });
});
