import { expect, test } from 'vitest';
import {
  fill,
  placeholdersIn,
  replacePlaceholders,
  valueNamed,
} from '../../../src/core/placeholders.ts';

test('puts values in the place of names, each time, with spaces beside a name or without', () => {
  expect(fill('{{a}}/{{b}} {{a}}', { a: 0, b: 'x' })).toBe('0/x 0');
  expect(fill('{{ a }}/{{a }}/{{\na}}', { a: 1 })).toBe('1/1/1');
  expect(fill('{{fact.some-id}}', { 'fact.some-id': '10' })).toBe('10');
});

test('a name without a value stays, so that it is seen; other braces are text', () => {
  const text = '{{unknown}} {a} {{}} {{ }} {{- a}} {{a, number}} {{a}';
  expect(fill(text, { a: 1 })).toBe(text);
  expect(placeholdersIn(text)).toEqual(['unknown']);
});

test('a value is text: neither a name nor a pattern of replacement', () => {
  expect(fill('{{a}}{{b}}', { a: '{{b}}', b: '$&' })).toBe('{{b}}$&');
});

test('a name is given once, with the form that it asks for', () => {
  expect(placeholdersIn('{{fact.a as every}} {{ fact.a as every }} {{count}}')).toEqual([
    'fact.a as every',
    'count',
  ]);
});

test('what is typed is at hand, so that a name may stay or lose its length', () => {
  expect(replacePlaceholders('In {{ a }}.', (_, typed) => '-'.repeat(typed.length))).toBe(
    'In -------.',
  );
});

test('facts and values of the company are told from the names that a page fills in', () => {
  expect(valueNamed('fact.a as every')).toEqual({ kind: 'fact', key: 'a as every' });
  expect(valueNamed('company.brand')).toEqual({ kind: 'company', key: 'brand' });
  expect(['count', 'facts.a', 'company'].map(valueNamed)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
