import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJson } from '../../../../src/corpus/read/json-source.ts';

const text = '{\n  "a": "x",\n  "b": {\n    "c": [1,\n      null]\n  }\n}\n';

test('every place has its line, and what is not there that of the nearest thing around it', () => {
  const { source, diagnostics } = readJson('a.json', text);
  expect(diagnostics).toEqual([]);
  expect(source?.data).toEqual({ a: 'x', b: { c: [1, null] } });
  const lines = [[], ['a'], ['b', 'c'], ['b', 'c', 1], ['b', 'c', 9, 'd'], ['z']].map((path) =>
    source?.lineOf(path),
  );
  expect(lines).toEqual([1, 2, 4, 5, 4, 1]);
  expect(source?.placeOf(['b', 'c'])).toEqual({ line: 4, column: 5 });
});

test('a value is as it was typed when it is one word', () => {
  const { source } = readJson('a.json', text);
  expect([['a'], ['b', 'c', 0], ['b'], ['z']].map((path) => source?.typed(path))).toEqual([
    '"x"',
    '1',
    undefined,
    undefined,
  ]);
});

test('what it reads is what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(3), (text, indent) => {
      const spaced = JSON.stringify(JSON.parse(text), null, indent);
      const { source, diagnostics } = readJson('a.json', spaced);
      expect(diagnostics).toEqual([]);
      expect(source?.data).toEqual(JSON.parse(spaced));
    }),
  );
});

test('a key named __proto__ is a key like any other', () => {
  const { source } = readJson('a.json', '{"x": 1,\n"__proto__": {"a": 1}}');
  expect(Object.keys(Object(source?.data))).toEqual(['x', '__proto__']);
  expect(source?.lineOf(['__proto__', 'a'])).toBe(2);
});

test('a key that is written twice in one group stands beside the source', () => {
  const message =
    'the key "a" is written twice in one group. Remove one of the two, or give one its right name.';
  const { source, diagnostics } = readJson('a.json', '{\n"a": {"b": 1},\n"a": {"b": 2}\n}');
  expect(source?.data).toEqual({ a: { b: 2 } });
  expect(diagnostics).toEqual([{ file: 'a.json', line: 3, message }]);
});

const slips = (text: string) =>
  readJson('a.json', text).diagnostics.map(({ line, message }) => `${line} ${message}`);

describe('the first slip is named, and the text is no source', () => {
  const compare = 'Compare with the lines around it.';
  const comma = `expected a comma or "}" (a quotation mark inside a text is written “ or ”). ${compare}`;
  test.each([
    ['{"a": 1\n,\n}', '2 a comma stands after the last entry. Remove the comma.'],
    ['[1,\n]', '1 a comma stands after the last entry. Remove the comma.'],
    ['{"a": "x"\n"b": 1}', '1 a comma is missing at the end of this entry. Add it.'],
    ['{"a": {}\n"b": 1}', '1 a comma is missing at the end of this entry. Add it.'],
    ['{"a":\n"say "x""}', `2 found x""}, ${comma}`],
    ['{"a": [1\n}', `2 found }, ${comma.replace('}', ']')}`],
    ['{"a" 1}', `1 found 1}, expected a colon after the key "a". ${compare}`],
    ['{\na: 1}', `2 found a: 1}, expected a key in straight double quotation marks. ${compare}`],
    ['{,}', `1 found ,}, expected a key in straight double quotation marks. ${compare}`],
    ['{"a":\n“x”}', `2 found “x”}, expected a text in straight double quotation marks. ${compare}`],
    ['{"a": 01}', `1 found 1}, ${comma}`],
    [
      '',
      `1 found the end of the file, expected a text in straight double quotation marks. ${compare}`,
    ],
    ['{}\n{}', '2 there is more after the last "}". Remove it, or move it inside.'],
    [
      '{"a":\n"x\ny"}',
      '2 a text begins here and has no closing quotation mark on its line. Add " at its end; inside a text write “ and ”, and \\\\ for a backslash.',
    ],
  ])('%j', (text, message) => {
    expect(slips(text)).toEqual([message]);
    expect(readJson('a.json', text).source).toBeUndefined();
  });

  test('with no more than thirty letters of what was found', () => {
    const [message = ''] = slips(`{"a": ${'x'.repeat(40)}}`);
    expect(message).toContain(`found ${'x'.repeat(30)}, expected`);
  });
});
