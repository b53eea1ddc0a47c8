import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Block, type Inline, paragraph, words } from '../../../../src/corpus/record/blocks.ts';
import { markdownOf } from '../../../../src/corpus/record/markdown.ts';
import { wordsOfMarkdown } from '../../../../src/corpus/record/words-of-markdown.ts';

const strong = (text: string): Inline => ({ kind: 'strong', children: [words(text)] });

describe('Markdown of the record', () => {
  test('sets blocks apart by an empty line', () => {
    const blocks: Block[] = [
      { kind: 'heading', level: 1, number: '6.', id: 'refunds', title: 'Refunds' },
      paragraph('One\n  line.'),
      { kind: 'heading', level: 2, number: '6.4', id: 'late', title: 'Late ones' },
      { kind: 'quote', children: [paragraph('Note.'), paragraph('More.')] },
    ];
    expect(markdownOf(blocks)).toBe(
      '## 6. Refunds {#refunds}\n\nOne line.\n\n### 6.4 Late ones {#late}\n\n> Note.\n>\n> More.',
    );
  });

  test('writes lists with their marks, and items of several blocks apart', () => {
    expect(markdownOf([{ kind: 'list', items: [[paragraph('A')], [paragraph('B')]] }])).toBe(
      '- A\n- B',
    );
    const deep: Block = { kind: 'list', items: [[paragraph('C')]] };
    expect(
      markdownOf([{ kind: 'list', start: 9, items: [[paragraph('A'), deep], [paragraph('B')]] }]),
    ).toBe('9. A\n\n   - C\n\n10. B');
  });

  test('writes tables with their caption, and keeps a bar within a cell', () => {
    const table: Block = {
      kind: 'table',
      caption: 'Goals',
      head: [[words('Name')], [words('a|b')]],
      rows: [[[strong('x')], []]],
    };
    expect(markdownOf([table])).toBe('*Goals*\n\n| Name | a\\|b |\n| --- | --- |\n| **x** |  |');
  });

  test('writes links, code and emphasis', () => {
    const line: Inline[] = [
      { kind: 'link', url: 'https://x.example', children: [words('the law')] },
      words(' of '),
      { kind: 'code', text: 'lng' },
      words(', '),
      { kind: 'emphasis', children: [words('as is')] },
    ];
    expect(markdownOf([{ kind: 'paragraph', children: line }])).toBe(
      '[the law](https://x.example) of `lng`, *as is*',
    );
  });

  test.each([
    ['# no heading', '\\# no heading'],
    ['12. no item', '12\\. no item'],
    ['- no item', '\\- no item'],
    ['2*3_4 [x] <b> &amp; `c`', '2\\*3\\_4 \\[x\\] \\<b> \\&amp; \\`c\\`'],
  ])('escapes %s', (text, escaped) => {
    expect(markdownOf([paragraph(text)])).toBe(escaped);
  });

  test('gives back the words of any text', () => {
    const text = fc
      .array(
        fc.constantFrom(
          'a',
          '1.',
          '*',
          '_',
          '#',
          '-',
          '+',
          '>',
          '|',
          '[x](y)',
          '<',
          '&lt;',
          '~~~',
          '=',
          '\\',
          '`',
        ),
        {
          minLength: 1,
          maxLength: 6,
        },
      )
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(text, (one) => {
        expect(wordsOfMarkdown(markdownOf([paragraph(one)]))).toEqual(one.split(' '));
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
