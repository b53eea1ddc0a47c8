import { expect, test } from 'vitest';
import { fill } from '../../../src/core/fill.ts';

test('puts values in the place of names, each time', () => {
  expect(fill('{{a}}/{{b}} {{a}}', { a: 0, b: 'x' })).toBe('0/x 0');
  expect(fill('{{fact.some-id}}', { 'fact.some-id': '10' })).toBe('10');
});

test('a name without a value stays, so that it is seen; other braces are text', () => {
  expect(fill('{{unknown}} {a} {{}} {{ a }}', { a: 1 })).toBe('{{unknown}} {a} {{}} {{ a }}');
});

test('a value is text: neither a name nor a pattern of replacement', () => {
  expect(fill('{{a}}{{b}}', { a: '{{b}}', b: '$&' })).toBe('{{b}}$&');
});
