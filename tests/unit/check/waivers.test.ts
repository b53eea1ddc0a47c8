import { describe, expect, test } from 'vitest';
import {
  covers,
  idleWaiver,
  reasonProblems,
  type Waiver,
  waiverReport,
  waiversIn,
} from '../../../src/check/waivers.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';

const inData: Waiver = { file: 'a.yaml', line: 3, reason: 'a limit of theirs', end: undefined };
const inText: Waiver = { ...inData, file: 'a.mdx', end: 100 };

describe('a waiver is found', () => {
  const waivers = (path: string, text: string) =>
    waiversIn(corpusOf([{ path: `content/${path}`, text }])).map(
      ({ line, reason, end }) => [line, reason, end] as const,
    );

  test('in a comment of YAML, set in or not', () => {
    const yaml =
      'a: 1\n# waiver: one of theirs\nb: 5\n  #waiver:  two of theirs \n# a waiver: no\n';
    expect(waivers('risks.yaml', yaml)).toEqual([
      [2, 'one of theirs', undefined],
      [4, 'two of theirs', undefined],
    ]);
  });

  test('in the front matter of a document as in YAML, in its body in braces, and not the other way', () => {
    const text =
      '---\n# waiver: in the head\ntitle: A\n---\n\n# waiver: no\n\n{/* waiver: in the text */}5\n';
    expect(waivers('documents/a.mdx', text)).toEqual([
      [2, 'in the head', undefined],
      [8, 'in the text', expect.any(Number)],
    ]);
  });

  test('in no file of words: JSON has no comments', () => {
    expect(waivers('locales/en/common.json', '{ "a": "\n# waiver: in a text\n" }')).toEqual([]);
  });
});

describe('a waiver covers', () => {
  test('in YAML the line below it, of its own file only', () => {
    expect(covers(inData, { file: 'a.yaml', line: 4 })).toBe(true);
    expect(covers(inData, { file: 'b.yaml', line: 4 })).toBe(false);
    expect(covers(inData, { file: 'a.yaml', line: 3 })).toBe(false);
    expect(covers(inData, { file: 'a.yaml', line: 5 })).toBe(false);
    expect(covers(inData, { file: 'a.yaml', line: 4, at: 10 })).toBe(false);
  });

  test('in a body what follows within 120 letters, of its own file only', () => {
    const place = { file: 'a.mdx', line: 3 };
    expect(covers(inText, { ...place, at: 100 })).toBe(true);
    expect(covers(inText, { ...place, at: 220 })).toBe(true);
    expect(covers(inText, { ...place, at: 221 })).toBe(false);
    expect(covers(inText, { ...place, at: 99 })).toBe(false);
    expect(covers(inText, place)).toBe(false);
    expect(covers(inText, { file: 'b.mdx', line: 3, at: 100 })).toBe(false);
  });
});

test('a reason has three words', () => {
  const reasons = ['', 'not ours', 'a limit of the network'].map((reason) => ({
    ...inData,
    reason,
  }));
  expect(reasonProblems(reasons)).toEqual(
    [0, 1].map(() => ({
      file: 'a.yaml',
      line: 3,
      message:
        'a waiver without a reason. Say in three words or more why it may stand, such as “waiver: a limit of the network, not ours”.',
    })),
  );
});

test('one that covers nothing is to be removed', () => {
  expect(idleWaiver(inData)).toEqual({
    file: 'a.yaml',
    line: 3,
    message:
      'the waiver “a limit of theirs” covers nothing: nothing directly after it needs one. Remove it.',
  });
});

test('the command lists them, and says nothing where there are none', () => {
  expect(waiverReport([])).toBe('');
  expect(waiverReport([inData, inText])).toBe(
    ', 2 waivers:\n  a.yaml:3  a limit of theirs\n  a.mdx:3  a limit of theirs',
  );
});
