import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { keysAt, schemaDiagnostics } from '../../../../src/corpus/read/schema-diagnostics.ts';
import { readYaml } from '../../../../src/corpus/read/yaml-source.ts';
import { choice, date, text } from '../../../../src/corpus/schema/fields.ts';

const schema = z.strictObject({
  name: text,
  group: choice(['core', 'risk']).optional(),
  day: date.optional(),
  list: z
    .array(z.strictObject({ id: text }))
    .min(1)
    .max(2)
    .optional(),
  inner: z.strictObject({ key: text }).optional(),
  value: z.union([z.number({ error: 'a number' }), z.tuple([z.number(), z.number()])]).optional(),
  either: z.union([text, z.array(z.strictObject({ id: text }))]).optional(),
});

function messages(typed: string, at: readonly string[] = []): string[] {
  const { source } = readYaml('a.yaml', typed);
  if (!source) throw new Error(`${typed} is no YAML.`);
  return schemaDiagnostics({ source, schema, at, home: 'the head of the file' }).map(
    ({ line, message }) => `${line} ${message}`,
  );
}

const known = 'Keys that are known here: name, group, day, list, inner, value, either.';

test('a source that keeps the schema has no mistakes', () => {
  expect(messages('name: a\nday: 2026-11-20\nlist: [{ id: x }]\n')).toEqual([]);
});

describe('a key', () => {
  test('that is misspelt is one mistake, and the name that is not yet there is meant', () => {
    expect(messages('nam: a\n')).toEqual([
      `1 unknown key "nam". Did you mean "name"? Correct the key or remove its line. ${known}`,
    ]);
  });

  test('that is unknown beside the one that it looks like leaves that one alone', () => {
    expect(messages('name: a\nnam: b\n')[0]).toMatch(
      /^2 unknown key "nam"\. The nearest is "\w+"\./,
    );
  });

  test('that is missing is named with where to add it', () => {
    expect(messages('day: 2026-11-20\n')).toEqual([
      '1 "name" is missing. Expected: a text. Add a line "name: …" to the head of the file.',
    ]);
    expect(messages('name: a\ninner: {}\n')).toEqual([
      '2 "key" in "inner" is missing. Expected: a text. Add a line "key: …" to that entry.',
    ]);
  });

  test('of an entry of a list is named by the place and the id of its entry', () => {
    expect(messages('name: a\nlist:\n  - id: x\n    more: 1\n')).toEqual([
      '4 unknown key "more" in entry 1 ("x") in "list". The nearest is "id". Correct the key or remove its line. Keys that are known here: id.',
    ]);
  });
});

describe('a value', () => {
  test.each([
    ['name:\n', '1 "name": found nothing, expected a text.'],
    ['name: ""\n', '1 "name": found nothing, expected a text that is not empty.'],
    ['name: 5\n', '1 "name": found 5, expected a text. Put it in quotation marks: "5".'],
    ['name: 007\n', '1 "name": found 007, expected a text. Put it in quotation marks: "007".'],
    ['name: 1.0\n', '1 "name": found 1.0, expected a text. Put it in quotation marks: "1.0".'],
    ['name: true\n', '1 "name": found true, expected a text. Put it in quotation marks: "true".'],
    ['name: [a, b]\n', '1 "name": found [a, b], expected a text.'],
    ['name:\n  - a\n', '1 "name": found a list of 1 entry, expected a text.'],
    ['name:\n  a: b\n', '1 "name": found a group of keys, expected a text.'],
    [
      'name: {{company.brand}}\n',
      '1 "name": found a group of keys, expected a text. A text that begins with {{ stands in quotation marks: "{{…}} …".',
    ],
    [
      'name: a\ngroup: cor\n',
      '2 "group": found cor, expected one of core, risk. Did you mean "core"?',
    ],
    [
      `name: a\ngroup: ${'x'.repeat(61)}\n`,
      '2 "group": found a text of 61 characters, expected one of core, risk. The nearest is "core".',
    ],
    [
      'name: a\nday: 2026-02-29\n',
      '2 "day": found 2026-02-29, expected a date of the calendar, such as 2026-11-20. February 2026 has 28 days.',
    ],
    [
      'name: a\nday: 2026-13-01\n',
      '2 "day": found 2026-13-01, expected a date of the calendar, such as 2026-11-20. The months are 01 to 12.',
    ],
    [
      'name: a\nday: 20/11/2026\n',
      '2 "day": found 20/11/2026, expected a date of the calendar, such as 2026-11-20.',
    ],
    ['name: a\nlist: []\n', '2 "list": found [], expected at least 1 entry.'],
    [
      'name: a\nlist: [{ id: a }, { id: b }, { id: c }]\n',
      '2 "list": found [{ id: a }, { id: b }, { id: c }], expected no more than 2 entries.',
    ],
    ['name: a\nlist: x\n', '2 "list": found x, expected a list, one "- …" a line.'],
    [
      'name: a\ninner: x\n',
      '2 "inner": found x, expected a group of keys and their values, such as key: value.',
    ],
  ])('%j', (typed, message) => {
    expect(messages(typed)).toEqual([message]);
  });

  test('that may have several forms is judged by the one that it was meant to have', () => {
    expect(messages('name: a\neither: [{ id: 3 }]\n')).toEqual([
      '2 "id" in entry 1 in "either": found 3, expected a text. Put it in quotation marks: "3".',
    ]);
  });
});

test('an entry of a file is judged by itself, and named with its way', () => {
  expect(messages('one:\n  name: 3\ntwo:\n  nam: x\n', ['one'])).toEqual([
    '2 "name" in "one": found 3, expected a text. Put it in quotation marks: "3".',
  ]);
});

test('a file that holds no group at all is named as the file', () => {
  expect(messages('- a\n')).toEqual([
    '1 the file: found a list of 1 entry, expected a group of keys and their values, such as key: value.',
  ]);
});

describe('the keys that a schema knows', () => {
  const kinds = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('money'), unit: z.string() }),
    z.object({ kind: z.enum(['count', 'ratio']), value: z.number() }),
  ]);
  const schema = z.object({
    name: z.string().optional(),
    list: z.array(z.object({ id: z.string() })).default([]),
    fact: kinds.optional(),
  });

  test('the keys of a group are found through lists, optional parts and values that stand in', () => {
    expect(keysAt(schema, [], {})).toEqual(['name', 'list', 'fact']);
    expect(keysAt(schema, ['list', 3], {})).toEqual(['id']);
  });

  test('the value decides between the forms of an entry', () => {
    const keys = (fact: unknown) => keysAt(schema, ['fact'], { fact });
    expect(keys({ kind: 'money' })).toEqual(['kind', 'unit']);
    expect(keys({ kind: 'ratio' })).toEqual(['kind', 'value']);
    expect(keys({ kind: 'other' })).toEqual([]);
    expect(keys(undefined)).toEqual([]);
  });

  test('there are none where the schema holds a text, or knows no such place', () => {
    expect(keysAt(schema, ['name'], {})).toEqual([]);
    expect(keysAt(schema, ['nowhere', 'deeper'], {})).toEqual([]);
    expect(keysAt(schema, ['list'], {})).toEqual([]);
  });
});
