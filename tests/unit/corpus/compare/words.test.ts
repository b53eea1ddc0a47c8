import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Change,
  type ComparedPart,
  compareLines,
} from '../../../../src/corpus/compare/words.ts';
import { type Inline, words } from '../../../../src/corpus/record/blocks.ts';

const marks: Record<Change, readonly [string, string]> = {
  same: ['', ''],
  added: ['[+', '+]'],
  removed: ['[-', '-]'],
};
const said = (parts: readonly ComparedPart[]) =>
  parts
    .map(({ change, children }) =>
      marks[change].join(children.map((child) => ('text' in child ? child.text : '…')).join('')),
    )
    .join('');
const compare = (before: string, after: string) =>
  said(compareLines([words(before)], [words(after)]));
/** Each run of white space is one space to a reader. */
const textOfLine = (line: readonly Inline[]) => rawText(line).replace(/\s+/g, ' ');
const rawText = (line: readonly Inline[]): string =>
  line.map((part) => ('text' in part ? part.text : rawText(part.children))).join('');
const strong = (text: string): Inline => ({ kind: 'strong', children: [words(text)] });

describe('comparing two lines', () => {
  test.each([
    ['equal lines', 'Pay 10 EUR.', 'Pay 10 EUR.', 'Pay 10 EUR.'],
    ['a number', 'Within 5 days.', 'Within 7 days.', 'Within [-5-][+7+] days.'],
    ['a word more', 'We change it.', 'We must change it.', 'We [+must +]change it.'],
    [
      'an amount as one word',
      'Up to 1,000.50 GBP',
      'Up to 1,200.50 GBP',
      'Up to [-1,000.50-][+1,200.50+] GBP',
    ],
    ['a possessive as one word', 'the user’s', 'the users', 'the [-user’s-][+users+]'],
    ['all of it', 'Old', 'New', '[-Old-][+New+]'],
    ['from nothing', '', 'New', '[+New+]'],
    ['to nothing', 'Old', '', '[-Old-]'],
  ])('shows %s', (_, before, after, shown) => {
    expect(compare(before, after)).toBe(shown);
  });

  test('takes one equal word between two changes into the change, and leaves two', () => {
    expect(compare('a lot of tea', 'the cup of milk')).toBe('[-a lot of tea-][+the cup of milk+]');
    expect(compare('a lot of our tea', 'the cup of our milk')).toBe(
      '[-a lot-][+the cup+] of our [-tea-][+milk+]',
    );
  });

  test('sees a change of emphasis and of where a link leads', () => {
    expect(compareLines([words('a big day')], [words('a '), strong('big'), words(' day')])).toEqual(
      [
        { change: 'same', children: [words('a ')] },
        { change: 'removed', children: [words('big')] },
        { change: 'added', children: [strong('big')] },
        { change: 'same', children: [words(' day')] },
      ],
    );
    const link = (url: string): Inline => ({ kind: 'link', url, children: [words('law')] });
    expect(compareLines([link('https://a.example')], [link('https://b.example')])).toEqual([
      { change: 'removed', children: [link('https://a.example')] },
      { change: 'added', children: [link('https://b.example')] },
    ]);
  });

  test('leaves out nothing of either line', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'of', '7', ',', ' ', '.'), { maxLength: 12 })
      .map((parts) => parts.join(' '));
    const inline = fc.oneof(text.map(words), text.map(strong));
    const line = fc.array(inline, { maxLength: 3 });
    const side = (parts: readonly ComparedPart[], left: Change) =>
      textOfLine(parts.flatMap(({ change, children }) => (change === left ? [] : children)));
    fc.assert(
      fc.property(line, line, (before, after) => {
        const parts = compareLines(before, after);
        expect(side(parts, 'added')).toBe(textOfLine(before));
        expect(side(parts, 'removed')).toBe(textOfLine(after));
      }),
    );
  });
});
