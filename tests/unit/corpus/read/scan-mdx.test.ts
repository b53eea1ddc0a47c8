import { describe, expect, test } from 'vitest';
import { scanMdx, waiverComment } from '../../../../src/corpus/read/scan-mdx.ts';

const scan = (text: string) => {
  const { readable, tags, diagnostics, lostTag } = scanMdx('a.mdx', text);
  return {
    readable,
    lostTag,
    tags: tags.map(({ kind, typed, line, column }) => `${kind} ${typed} ${line}:${column}`),
    lines: diagnostics.map(({ line, message }) => `${line} ${message.split(':')[0]}`),
  };
};
/** Texts in which nothing is spoilt. */
const clean = (text: string) => {
  expect(scan(text).lines).toEqual([]);
  expect(scan(text).readable).toBe(text);
  return scan(text).tags;
};

describe('the scan', () => {
  test('lists every mistake with its line, and puts spaces of the same length in its place', () => {
    expect(scan('In <5 days,\n{so} it\n<Fact id="x" /> says.')).toEqual({
      readable: 'In        ,\n     it\n<Fact id="x" /> says.',
      lostTag: false,
      tags: ['alone <Fact id="x" /> 3:1'],
      lines: ['1 <5 days', '2 {so}'],
    });
  });

  test('knows that a tag was lost, by which closing tags cannot be judged', () => {
    expect(scan('<Notice tone=x>Text.</Notice>')).toMatchObject({
      lostTag: true,
      tags: ['closing </Notice> 1:21'],
    });
    expect(scan('< 5').lostTag).toBe(false);
  });

  test('reads attributes of every form', () => {
    const [tag] = scanMdx('a.mdx', '<Term define of="B" doc={x}>').tags;
    expect(tag?.attributes).toEqual([
      { name: 'define', form: 'bare', value: '' },
      { name: 'of', form: 'text', value: 'B' },
      { name: 'doc', form: 'code', value: '{x}' },
    ]);
  });

  test('leaves what is escaped, code, and waivers with what stands in them', () => {
    expect(clean('\\<5 and \\{x')).toEqual([]);
    expect(clean('`<5 {x}` and ``a ` {b}``')).toEqual([]);
    expect(clean('```\n<5 {x}\n```\n<Fact id="x" />')).toEqual(['alone <Fact id="x" /> 4:1']);
    expect(clean('~~~\n{x}\n~~~~\nText.')).toEqual([]);
    expect(clean('{/* waiver: a limit of theirs */}5 days')).toEqual([]);
  });

  test('takes a fence without an end as code to the end, and a mark without a partner as a mark', () => {
    expect(clean('```\n{x}\n\n{y}')).toEqual([]);
    expect(scan('a ` {x}\n\n` b').lines).toEqual(['1 {x}']);
  });

  test('reads “import” and “export” as code only where they begin a paragraph', () => {
    expect(clean('Text\nimport it.')).toEqual([]);
    expect(clean('important\n\nexports')).toEqual([]);
    const { lines, readable } = scan('Text.\n\nexport it\nnow.\n\nMore.');
    expect(lines).toEqual(['3 export it now.']);
    expect(readable).toBe('Text.\n\n         \n    \n\nMore.');
  });
});

test('a waiver is one comment in braces, with its word first', () => {
  expect(waiverComment.test('{/* waiver: a limit of the network */} 5')).toBe(true);
  expect(waiverComment.test('{/*waiver:*/}')).toBe(true);
  for (const other of [
    ' {/* waiver: x */}',
    '{/* note */}',
    '{/* waiver: x',
    '{/* waiver: {x} */}',
  ]) {
    expect(waiverComment.test(other)).toBe(false);
  }
});
