import { describe, expect, test } from 'vitest';
import { isSlip, nearest, suggestion } from '../../../../src/corpus/read/nearest.ts';

describe('the nearest name', () => {
  test('has the fewest letters to change, whatever its case', () => {
    expect(nearest('REFUND-TINE', ['reply-time', 'refund-time'])).toBe('refund-time');
  });

  test('of two that are as near is the first', () => {
    expect(nearest('ab', ['aa', 'bb'])).toBe('aa');
  });

  test('of none is none', () => {
    expect(nearest('a', [])).toBeUndefined();
  });
});

test('a slip changes four letters of ten, and of a short name one', () => {
  expect(isSlip('abcdefghij', 'abcdefwxyz')).toBe(true);
  expect(isSlip('abcdefghij', 'abcdevwxyz')).toBe(false);
  expect(isSlip('a', 'b')).toBe(true);
  expect(isSlip('ab', 'cd')).toBe(false);
});

describe('the suggestion', () => {
  test('asks about a slip, and only names what is far', () => {
    expect(suggestion('titel', ['title', 'owner'])).toBe(' Did you mean "title"?');
    expect(suggestion('xyz', ['title'])).toBe(' The nearest is "title".');
  });

  test('writes the name as it is told', () => {
    expect(suggestion('Notise', ['Notice'], (name) => `<${name}>`)).toBe(' Did you mean <Notice>?');
  });

  test('is empty where there are no names', () => {
    expect(suggestion('titel', [])).toBe('');
  });
});
