import { describe, expect, test } from 'vitest';
import { inColumns, plain, toCsv } from '../../../../src/desk/operate/texts.ts';

test.each([
  ['Ada\u001b[2J', 'Ada\\u{1b}[2J'],
  ['a\rb\u0007', 'a\\u{d}b\\u{7}'],
  ['a\u202eb\u2066', 'a\\u{202e}b\\u{2066}'],
  ['\u200b', '\\u{200b}'],
  ['\ud800', '\\u{d800}'],
  ['two\nlines', 'two\nlines'],
  ['می\u200cخواهم 👩\u200d💻 नमस्ते', 'می\u200cخواهم 👩\u200d💻 नमस्ते'],
])('a terminal is shown %j', (text, shown) => {
  expect(plain(text)).toBe(shown);
});

describe('a spreadsheet', () => {
  test.each([
    '=HYPERLINK("https://evil.example")',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '\r=1',
    '|calc',
    '＝1',
    '\u00a0=1',
  ])('does not run %j', (text) => {
    expect(toCsv([[text]])).toBe(`\ufeff"'${text.replaceAll('"', '""')}"\r\n`);
  });

  test.each([';', '\t'])('that separates cells by %j runs nothing from within a value', (mark) => {
    const texts = [
      'x;=1+1;y',
      "hello there friends\n=cmd|'/C calc'!A0;z",
      'a\t@SUM(1)',
      'b\r\n +1',
      'c;;-2',
      'd;"=1+1;y',
      'e\t"" "@SUM(1)',
      '"=2',
    ];
    // At worst, a quotation mark protects nothing.
    const formulas = (csv: string) =>
      csv.split(new RegExp(`[${mark}\\r\\n]`)).filter((cell) => /^["\s]*[=+\-@|%]/.test(cell));
    expect(formulas(`"${texts.join('","')}"`)).not.toEqual([]);
    expect(formulas(toCsv([['Ada', ...texts]]))).toEqual([]);
  });

  test('finds each value in its cell', () => {
    expect(
      toCsv([
        ['a', null],
        ['say "x",\nor = y', '1'],
      ]),
    ).toBe('\ufeff"a",""\r\n"say ""x"",\nor = y","1"\r\n');
  });
});

test('rows stand in columns, with no space at their end', () => {
  expect(
    inColumns([
      ['Address', 'State'],
      ['a@b', 'active'],
      ['long@example.org', ''],
    ]),
  ).toEqual(['Address           State', 'a@b               active', 'long@example.org']);
});
