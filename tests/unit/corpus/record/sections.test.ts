import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readRecordedWords } from '../../../../src/corpus/record/read-text.ts';
import { fingerprintSections } from '../../../../src/corpus/record/sections.ts';
import { someWords } from './versions.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('a section is its heading and what stands below it, as far as the next heading of any level', () => {
  const { opening, sections } = fingerprintSections(readRecordedWords(someWords).body);
  expect(opening).toEqual([]);
  expect(
    sections.map(({ heading, blocks }) => [heading.id, blocks.map(({ kind }) => kind)]),
  ).toEqual([
    ['scope', ['paragraph', 'quote']],
    ['who', ['list']],
    ['what', ['table', 'code']],
    ['end', ['paragraph']],
  ]);
});

test('the fingerprint of a section is that of its lines in the text, with one line feed at the end', () => {
  const { sections } = fingerprintSections(readRecordedWords(someWords).body);
  const [, , what, end] = sections;
  expect(end?.sha256).toBe(sha256('## 2. End {#end}\n\nDone.\n'));
  expect(what?.sha256).toBe(
    sha256(
      '### 1.2 What {#what}\n\n*Goals*\n\n| A | B |\n| --- | --- |\n| `x` | 1 \\| 2 |\n\n```\nlet x = 1;\n```\n',
    ),
  );
});

test('what stands above the first heading is the opening', () => {
  const { opening, sections } = fingerprintSections([{ kind: 'code', text: 'a' }]);
  expect(opening).toEqual([{ kind: 'code', text: 'a' }]);
  expect(sections).toEqual([]);
});
