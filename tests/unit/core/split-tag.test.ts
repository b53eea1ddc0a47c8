import { expect, test } from 'vitest';
import { splitAround, splitTag } from '../../../src/core/split-tag.ts';

test('splits a text at its mark', () => {
  expect(splitTag('a <1>b</1> c')).toEqual({ before: 'a ', inside: 'b', after: ' c' });
  expect(splitTag('<1>b</1>')).toEqual({ before: '', inside: 'b', after: '' });
});

test('a text without the mark is all before it', () => {
  expect(splitTag('a')).toEqual({ before: 'a', inside: '', after: '' });
  expect(splitTag('')).toEqual({ before: '', inside: '', after: '' });
});

test('splits a text around a value that an element shows', () => {
  expect(splitAround((value) => `E-mail: ${value}`)).toEqual({ before: 'E-mail: ', after: '' });
  expect(splitAround((value) => `in ${value}, or so`)).toEqual({ before: 'in ', after: ', or so' });
  expect(splitAround(() => 'no value')).toEqual({ before: 'no value', after: '' });
});
