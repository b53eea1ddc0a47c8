import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { keysAt } from '../../../../src/corpus/read/schema-keys.ts';

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
