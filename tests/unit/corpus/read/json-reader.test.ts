import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BrokenJson, JsonReader, placeName } from '../../../../src/corpus/read/json-reader.ts';

const read = (text: string) => new JsonReader(text).whole();

/** Where a text breaks, as the text from there on, and why. */
function broken(text: string): [rest: string, message: string] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof BrokenJson) return [text.slice(error.offset), error.message];
  }
  throw new Error(`${text} is not broken.`);
}

test('what it reads is what JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(3), (text, indent) => {
      const spaced = JSON.stringify(JSON.parse(text), null, indent);
      expect(read(spaced)).toEqual(JSON.parse(spaced));
    }),
  );
});

test('a key named __proto__ is a key like any other', () => {
  expect(Object.keys(Object(read('{"__proto__": {"a": 1}}')))).toEqual(['__proto__']);
});

test('every key and entry has its place, and a key that is written twice is noted', () => {
  const text = '{"a": ["x", {"b": 1}], "a": 2}';
  const reader = new JsonReader(text);
  expect(reader.whole()).toEqual({ a: 2 });
  expect(reader.twice).toEqual([{ key: 'a', offset: text.lastIndexOf('"a"') }]);
  expect(reader.places.get(placeName(['a', 1, 'b']))).toBe(text.indexOf('"b"'));
  expect(reader.places.get(placeName(['a', 0]))).toBe(text.indexOf('"x"'));
});

describe('the first mistake is named', () => {
  const compare = 'Compare with the lines around it.';
  test.each([
    ['{"a": 1,}', ',}', 'a comma stands after the last entry. Remove the comma.'],
    ['[1,\n]', ',\n]', 'a comma stands after the last entry. Remove the comma.'],
    ['{"a": "x"\n"b": 1}', '\n"b": 1}', 'a comma is missing at the end of this entry. Add it.'],
    ['{"a": {}\n"b": 1}', '\n"b": 1}', 'a comma is missing at the end of this entry. Add it.'],
    [
      '{"a": "say "x""}',
      'x""}',
      `found x""}, expected a comma or "}" (a quotation mark inside a text is written “ or ”). ${compare}`,
    ],
    ['{"a" 1}', '1}', `found 1}, expected a colon after the key "a". ${compare}`],
    [
      '{a: 1}',
      'a: 1}',
      `found a: 1}, expected a key in straight double quotation marks. ${compare}`,
    ],
    [
      '{"a": “x”}',
      '“x”}',
      `found “x”}, expected a text in straight double quotation marks. ${compare}`,
    ],
    [
      '{"a": 01}',
      '1}',
      `found 1}, expected a comma or "}" (a quotation mark inside a text is written “ or ”). ${compare}`,
    ],
    [
      '',
      '',
      `found the end of the file, expected a text in straight double quotation marks. ${compare}`,
    ],
    ['{} {}', '{}', 'there is more after the last "}". Remove it, or move it inside.'],
    [
      '{"a": "x\ny"}',
      '"x\ny"}',
      'a text begins here and has no closing quotation mark on its line. Add " at its end; inside a text write “ and ”, and \\\\ for a backslash.',
    ],
  ])('%j', (text, rest, message) => {
    expect(broken(text)).toEqual([rest, message]);
  });

  test('with no more than thirty letters of what was found', () => {
    expect(broken(`{"a": ${'x'.repeat(40)}}`)[1]).toContain(`found ${'x'.repeat(30)}, expected`);
  });
});
