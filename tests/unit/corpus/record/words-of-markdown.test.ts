import { expect, test } from 'vitest';
import { shownWords, wordsOfMarkdown } from '../../../../src/corpus/record/words-of-markdown.ts';

test('the heading of the summary is no word of a text, in any language; headings of sections are', () => {
  expect(wordsOfMarkdown('Lead.\n\n## Auf einen Blick\n\n- A.\n\n## 1. B {#b}\n')).toEqual([
    ...['Lead.', 'A.', '1.', 'B'],
  ]);
});

test('words are what stands between spaces of any kind, whole where a line may break within', () => {
  expect(shownWords(' Haft\u00adpflicht\u00a0ab\n10\u202f% ')).toEqual([
    'Haftpflicht',
    'ab',
    '10',
    '%',
  ]);
});

test('marks of emphasis part no word, cells and items do; front matter is left out', () => {
  const table = '| A | B |\n| --- | --- |\n| c | d |';
  expect(
    wordsOfMarkdown(`---\ntitle: "T"\n---\n\nA**b**c \`d\`.\n\n- e\n- f\n\n${table}\n`),
  ).toEqual([...['Abc', 'd.', 'e', 'f', 'A', 'B', 'c', 'd']]);
});
