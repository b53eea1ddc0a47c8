import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Block,
  blank,
  type Inline,
  paragraph,
  words,
} from '../../../../src/corpus/record/blocks.ts';
import { readRecordedWords, recordedWords } from '../../../../src/corpus/record/read-text.ts';

const head = 'What it is.\n\n## At a glance\n\n- One.\n- Two.\n\n';
const section = '## 1. Scope {#scope}\n\n';
const bodyOf = (text: string) => readRecordedWords(`${head}${section}${text}\n`).body.slice(1);

describe('reading recorded words', () => {
  test('gives description, points and sections', () => {
    expect(readRecordedWords(`${head}${section}### 1.1 Who {#who}\n\nYou.\n`)).toEqual({
      lead: [words('What it is.')],
      glance: [[paragraph('One.')], [paragraph('Two.')]],
      body: [
        { kind: 'heading', level: 1, number: '1.', id: 'scope', title: 'Scope' },
        { kind: 'heading', level: 2, number: '1.1', id: 'who', title: 'Who' },
        paragraph('You.'),
      ],
    });
  });

  test('takes a line of emphasis right above a table as its caption', () => {
    expect(bodyOf('*Goals*\n\n| A |\n| --- |\n| b |')).toEqual([
      { kind: 'table', caption: 'Goals', head: [[words('A')]], rows: [[[words('b')]]] },
    ]);
    expect(bodyOf('*Goals* of ours\n\n| A |\n| --- |\n| b |').map(({ kind }) => kind)).toEqual([
      'paragraph',
      'table',
    ]);
  });

  test('leaves an address that is typed as text a text', () => {
    expect(bodyOf('Write to a@b.example.')).toEqual([paragraphOf('Write to ', 'a@b.example', '.')]);
    expect(bodyOf('See [the law](https://x.example).')).toEqual([
      {
        kind: 'paragraph',
        children: [
          words('See '),
          { kind: 'link', url: 'https://x.example', children: [words('the law')] },
          words('.'),
        ],
      },
    ]);
  });

  test.each([
    ['HTML', `${head}${section}<script>alert(1)</script>\n`, 10, '<script>alert(1)</script>'],
    ['HTML in a line', `${head}${section}Text <b>bold</b>.\n`, 10, 'Text <b>bold</b>.'],
    ['a heading without an id', `${head}## 1. Scope\n`, 8, '## 1. Scope'],
    ['a rule', `${head}${section}---\n`, 10, '---'],
    ['a picture', `${head}${section}![x](y)\n`, 10, '![x](y)'],
    ['a link that runs', `${head}${section}[x](javascript:x)\n`, 10, '[x](javascript:x)'],
    ['no description', '## At a glance\n', 1, '## At a glance'],
    ['no summary', 'What it is.\n', 1, 'What it is.'],
    ['an end without a line', `${head}${section}- a\n- b`, 11, '- b'],
    ['another mark of a list', `${head}${section}* a\n`, 10, '* a'],
    ['an empty text', '', 1, ''],
  ])('refuses %s at its line', (_, text, line, found) => {
    expect(() => readRecordedWords(text)).toThrow(
      expect.objectContaining({
        line,
        message: `found “${found}”, which is not of the form in which texts are recorded.`,
      }),
    );
  });

  test('gives back any text that was written', () => {
    const text = fc
      .array(fc.constantFrom('a', 'B c', '1.', '*', '_', '|', '<b>', '&amp;', '—', '[x](y)', '#'), {
        minLength: 1,
        maxLength: 6,
      })
      .map((parts) => `x ${parts.join(' ')} y`);
    const inline: fc.Arbitrary<Inline> = fc.oneof(
      text.map(words),
      text.map((each): Inline => ({ kind: 'strong', children: [words(each)] })),
    );
    const line = fc.array(inline, { minLength: 1, maxLength: 3 }).map((parts) =>
      // Marks of two neighbours would run together.
      parts.flatMap((part) => [words(' '), part]).slice(1),
    );
    const simple: fc.Arbitrary<Block> = line.map((children) => ({ kind: 'paragraph', children }));
    const list = (items: fc.Arbitrary<Block>): fc.Arbitrary<Block> =>
      fc
        .tuple(
          fc.option(fc.integer({ min: 1, max: 11 }), { nil: undefined }),
          fc.array(items, { minLength: 1, maxLength: 3 }),
        )
        .map(([start, each]) => ({
          kind: 'list',
          ...(start === undefined ? {} : { start }),
          items: each.map((block) =>
            [paragraph('Point'), block].slice(block.kind === 'list' ? 0 : 1),
          ),
        }));
    const table: fc.Arbitrary<Block> = fc
      .tuple(fc.option(text, { nil: undefined }), fc.array(line, { minLength: 2, maxLength: 3 }))
      .map(([caption, row]) => ({
        kind: 'table',
        ...(caption === undefined ? {} : { caption }),
        head: row,
        rows: [row],
      }));
    const block = fc.oneof(
      simple,
      list(fc.oneof(simple, list(simple))),
      table,
      simple.map((each): Block => ({ kind: 'quote', children: [each] })),
    );
    // Two lists of one kind side by side are one list to Markdown: a heading stands between.
    const body = fc.array(block, { maxLength: 5 }).map((blocks) =>
      blocks.flatMap((each, index): Block[] => [
        {
          kind: 'heading',
          level: 1,
          number: `${index + 1}.`,
          id: `s${index}`,
          title: 'A *b* _c_',
        },
        each,
      ]),
    );
    fc.assert(
      fc.property(body, (blocks) => {
        const glance = [[paragraph('Point.')]];
        const written = recordedWords({ lead: [words('Lead.')], glance, body: blocks });
        expect(recordedWords(readRecordedWords(written))).toBe(written);
      }),
    );
  });
});

function paragraphOf(...parts: string[]): Block {
  return { kind: 'paragraph', children: parts.map(words) };
}

test('a blank is read back as a blank, alone in a cell and within a line', () => {
  expect(bodyOf('| Day | To fill in |\n| --- | --- |\n| Signed | ________ |')).toEqual([
    {
      kind: 'table',
      head: [[words('Day')], [words('To fill in')]],
      rows: [[[words('Signed')], [blank]]],
    },
  ]);
  expect(bodyOf('On ________ by us.')).toEqual([
    { kind: 'paragraph', children: [words('On '), blank, words(' by us.')] },
  ]);
});
