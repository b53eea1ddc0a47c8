import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../../src/corpus/read/yaml-source.ts';

const messages = (text: string) =>
  readYaml('a.yaml', text).diagnostics.map(({ line, message }) => `${line} ${message}`);

describe('a place', () => {
  const text = '# head\na: one\nlist:\n  - id: x\n    day: 2026-11-20\n  - [1, 2]\n';
  const { source } = readYaml('a.yaml', text);

  test('is that of its key or entry, and for what is not there of the nearest thing around it', () => {
    const paths = [['a'], ['list', 0], ['list', 0, 'day'], ['list', 1, 1], ['list', 0, 'z'], ['z']];
    expect(paths.map((path) => source?.lineOf(path))).toEqual([2, 4, 5, 6, 4, 1]);
    expect(source?.placeOf(['list', 0, 'day'])).toEqual({ line: 5, column: 5 });
    expect(source?.lineOf(['a', 'deeper'])).toBe(2);
  });

  test('has its value as it was typed, where that is one word or a list on a line', () => {
    const paths = [['a'], ['list', 0, 'day'], ['list', 1], ['list'], ['z']];
    expect(paths.map((path) => source?.typed(path))).toEqual([
      'one',
      '2026-11-20',
      '[1, 2]',
      undefined,
      undefined,
    ]);
  });
});

describe('broken YAML', () => {
  const neighbours =
    'this line is not in the form key: value. Compare it with its neighbours: the colon and the space after the key, the distance from the margin, the quotation marks.';
  test.each([
    [
      'a: b: c\n',
      '1 found a: b: c: a text that holds a colon and a space must stand in quotation marks. Write key: "text: more text".',
    ],
    [
      'a: b\n  c: d\n',
      '1 found a: b: the line below this one is set in too far. Entries that belong together begin at the same distance from the margin.',
    ],
    [
      'a:\n  kind duration\n  value: 1\n',
      '2 found kind duration: a line without "key:" stands where an entry is expected. Write key: value, or set the line in by two spaces if it continues the text above.',
    ],
    ['a:\n\tb: c\n', '2 found b: c: a tab sets this line in. Use spaces.'],
    [
      'a: @b\n',
      '1 found a: @b: this value begins with a character that has a meaning of its own. Put the value in quotation marks.',
    ],
    [
      'a: "\\d"\n',
      '1 found a: "\\d": a backslash in a text in quotation marks has a meaning of its own. Remove it, or write two.',
    ],
    [
      'a: "b\n',
      '2 at the end of the text above: something is not closed here: a quotation mark, a bracket or the colon after a key. Close it with ", ] or }, or add the colon.',
    ],
    ['a: "b" c\n', `1 found a: "b" c: ${neighbours}`],
  ])('%j', (text, message) => {
    expect(messages(text)).toEqual([message]);
    expect(readYaml('a.yaml', text).source).toBeUndefined();
  });

  test('is one mistake: what follows from it is left out', () => {
    expect(messages('a: b: c\nd: e: f\n')).toHaveLength(1);
  });

  test('says the key that is written twice, and keeps the rest', () => {
    const { source } = readYaml('a.yaml', 'a: 1\nb: 2\na: 3\n');
    expect(messages('a: 1\nb: 2\na: 3\n')).toEqual([
      '3 the key "a" is written twice in one group. Remove one of the two, or give one its right name.',
    ]);
    expect(source?.lineOf(['b'])).toBe(2);
  });
});

test('an empty text is a source without data', () => {
  const { source, diagnostics } = readYaml('a.yaml', '');
  expect(diagnostics).toEqual([]);
  expect(source?.data).toBeNull();
  expect(source?.lineOf(['a'])).toBe(1);
});
