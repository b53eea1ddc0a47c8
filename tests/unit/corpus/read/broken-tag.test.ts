import { describe, expect, test } from 'vitest';
import { brokenBrace, brokenTag, excerpt } from '../../../../src/corpus/read/broken-tag.ts';

test('an excerpt is one line, and ends in dots where it is cut', () => {
  expect(excerpt(' a\n  b ')).toBe('a b');
  expect(excerpt('abc def', 7)).toBe('abc def');
  expect(excerpt('abc def', 4)).toBe('abc…');
});

const tag = (rest: string) => brokenTag(rest).message;
const brace = (rest: string) => brokenBrace(rest).message;

describe('a “<” that begins no tag', () => {
  test.each([
    ['<5 days left', '<5 days', 'less than 5 days'],
    ['<= £5,000.50.', '<= £5,000.50', 'at most £5,000.50'],
    ['< 3% of it', '< 3% of', 'less than 3% of'],
  ])('%s is an amount', (rest, spoilt, words) => {
    expect(brokenTag(rest)).toEqual({
      length: spoilt.length,
      message: `${spoilt}: a "<" begins a component, and this is none. Write "${words}".`,
    });
  });

  test('before an address offers a link, for mail with its scheme', () => {
    const advice = 'an address does not stand between < and >. Write [words of the link]';
    expect(tag('<https://x.example>')).toBe(`<https://x.example>: ${advice}(https://x.example).`);
    expect(tag('<a@b.example>')).toBe(`<a@b.example>: ${advice}(mailto:a@b.example).`);
    expect(tag('<mailto:a@b.example>')).toBe(
      `<mailto:a@b.example>: ${advice}(mailto:a@b.example).`,
    );
  });

  test('of a comment takes the comment with it, but no more than its paragraph', () => {
    expect(brokenTag('<!-- a\nb --> c')).toEqual({
      length: '<!-- a\nb -->'.length,
      message: '<!-- a b -->: comments are not written in documents. Remove it.',
    });
    expect(brokenTag('<!-- a\n\nb').length).toBe('<!-- a'.length);
  });

  test('by itself spoils no more than its word', () => {
    expect(brokenTag('<- here')).toEqual({
      length: 2,
      message:
        '<-: a "<" begins a component, and this is none. Write the sign in words, such as "less than".',
    });
  });
});

describe('a tag that is broken', () => {
  test.each([
    [
      '<Fact id=“x” />',
      'the quotation marks of an attribute are straight ones. Write "…" in place of “…”.',
    ],
    [
      "<Fact id='x' />",
      'the value of an attribute stands in double quotation marks. Write name="value".',
    ],
    [
      '<Fact id="x />',
      'a quotation mark is missing. Each value of an attribute has one before it and one after it.',
    ],
    ['<Fact id = "x" />', 'no space stands before or after "=". Write name="value".'],
    ['<Fact id=x />', 'the value of an attribute stands in quotation marks. Write name="value".'],
    [
      '<Fact, id />',
      'this is not in the form of a component. Compare it with the table of components in content/README.md.',
    ],
  ])('%s', (rest, reason) => {
    expect(brokenTag(`${rest} more`)).toEqual({
      length: rest.length,
      message: `${rest}: ${reason}`,
    });
  });

  test('without an end loses its name alone: what follows is checked as text', () => {
    expect(brokenTag('<Fact id="x" in 5 days.\n\nMore.')).toEqual({
      length: '<Fact'.length,
      message:
        '<Fact id="x" in 5 days.: the component has no ">" at its end. Close it, such as <Fact id="refund-time" />; if "<" means less than, write the words.',
    });
  });
});

describe('a “{”', () => {
  const double = 'double braces are filled in in front matter and in locales/ only.';

  test.each([
    ['{{fact.a.b}}', `${double} Write <Fact id="a.b" /> instead.`],
    ['{{ company.brand }}', `${double} Write <Company name="brand" /> instead.`],
    ['{{other}}', `${double} Write the words themselves.`],
    ['{{constructor.a}}', `${double} Write the words themselves.`],
    ['{/* note */}', 'comments are not written in documents. Remove it.'],
    [
      '{a}',
      'braces hold program code, which documents do not use. Write the words without braces, or in round brackets.',
    ],
  ])('%s', (rest, reason) => {
    expect(brokenBrace(`${rest} x`)).toEqual({
      length: rest.length,
      message: `${rest}: ${reason}`,
    });
  });

  test('that is never closed within its paragraph spoils itself alone', () => {
    expect(brokenBrace('{a\n\nb}').length).toBe(1);
    expect(brace('{a\n\nb}')).toBe(
      '{a: a "{" begins program code and is never closed. Remove it, or write a round bracket: (',
    );
  });
});
