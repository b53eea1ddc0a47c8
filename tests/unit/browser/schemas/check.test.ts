import * as v from 'valibot';
import { expect, test } from 'vitest';
import { checkForm } from '../../../../src/browser/schemas/check.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(3, 'short'), v.startsWith('A', 'letter')),
  age: v.pipe(v.number(), v.minValue(18, 'young')),
});
const check = (input: unknown) => checkForm<{ name: string; age: number }, string>(schema, input);

test('gives the trimmed values of a right form', () => {
  expect(check({ name: ' Ada ', age: 20, other: 1 })).toEqual({
    ok: true,
    value: { name: 'Ada', age: 20 },
  });
});

test('gives the first error of every field that has one', () => {
  expect(check({ name: 'x', age: 3 })).toEqual({
    ok: false,
    errors: { name: 'short', age: 'young' },
  });
  expect(check({ name: 'Ada', age: 3 })).toEqual({ ok: false, errors: { age: 'young' } });
});

test('an input that is no form has no value', () => {
  expect(check(null)).toEqual({ ok: false, errors: {} });
});
