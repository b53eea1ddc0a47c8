import { expect, test } from 'vitest';
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

test('a text that cannot be read is no source; a key that is written twice stands beside one', () => {
  expect(readJson('a.json', '{\n  "a" 1\n}')).toEqual({
    source: undefined,
    diagnostics: [
      {
        file: 'a.json',
        line: 2,
        message: 'found 1, expected a colon after the key "a". Compare with the lines around it.',
      },
    ],
  });
  const twice = readJson('a.json', '{\n  "a": 1,\n  "a": 2\n}');
  expect(twice.source?.data).toEqual({ a: 2 });
  expect(twice.diagnostics).toEqual([
    {
      file: 'a.json',
      line: 3,
      message:
        'the key "a" is written twice in one group. Remove one of the two, or give one its right name.',
    },
  ]);
});
