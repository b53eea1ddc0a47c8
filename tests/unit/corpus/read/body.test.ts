import { describe, expect, test } from 'vitest';
import { readBody } from '../../../../src/corpus/read/body.ts';

const tags = (text: string) =>
  readBody('a.mdx', text).tags.map(({ kind, typed, line, column }) => [
    kind,
    typed,
    `${line}:${column}`,
  ]);

describe('the tags of a body', () => {
  test('know their kind and their place', () => {
    const text =
      '<Section id="a" title="A">\n\nOf <Term define>User</Term>,\n<Fact id="x" />.\n\n</Section>\n';
    expect(tags(text)).toEqual([
      ['opening', '<Section id="a" title="A">', '1:1'],
      ['opening', '<Term define>', '3:4'],
      ['closing', '</Term>', '3:21'],
      ['alone', '<Fact id="x" />', '4:1'],
      ['closing', '</Section>', '6:1'],
    ]);
  });

  test('may hold a “greater than” sign in an attribute', () => {
    const text = '<Section id="a" title="Over > £5">\n\nText.\n\n</Section>';
    expect(tags(text)[0]).toEqual(['opening', '<Section id="a" title="Over > £5">', '1:1']);
  });

  test('are those of code and comments not', () => {
    expect(tags('`<Fact id="x" />` {/* <Section id="b" title="B"> */}')).toEqual([]);
  });
});

describe('a broken body', () => {
  test('has no tree, and the tags that are whole', () => {
    const body = readBody('a.mdx', 'In <5 days, <Fact id="x" />.');
    expect(body.tree).toBeUndefined();
    expect(body.tags.map(({ typed }) => typed)).toEqual(['<Fact id="x" />']);
    expect(body.broken?.diagnostics).toEqual([
      {
        file: 'a.mdx',
        line: 1,
        message: '<5 days: a "<" begins a component, and this is none. Write "less than 5 days".',
      },
    ]);
    expect(body.readable).toBe(`In ${' '.repeat('<5 days'.length)}, <Fact id="x" />.`);
  });

  test('says why the parser refuses what is left', () => {
    expect(readBody('a.mdx', '<Section id="a" title="A">\n\nText.').broken).toMatchObject({
      diagnostics: [],
      lostTag: false,
      reason: expect.any(Error),
    });
  });
});

test('code in a long text is read, whatever JSON can hold', () => {
  const { tree, broken } = readBody(
    'a.mdx',
    `${'Words. '.repeat(300)}{10n}\n\n<Fact id={/x/} />\n`,
  );
  expect(broken).toBeUndefined();
  expect(tree?.children).toHaveLength(2);
});
