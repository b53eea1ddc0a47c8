import { describe, expect, it } from 'vitest';
import { readingMinutes } from '../../../src/core/reading-time.ts';

const words = (count: number) => 'word '.repeat(count);

describe('the time that a text takes to read', () => {
  it.each([
    [0, 1],
    [1, 1],
    [299, 1],
    [300, 2],
    [499, 2],
    [500, 3],
    [4000, 20],
  ])('of %d words is %d minutes', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  it('does not count tags and their attributes', () => {
    const tag = '<See doc="legal/privacy-policy" section="retention" />\n';
    expect(readingMinutes(tag.repeat(500))).toBe(1);
  });

  it('counts the words inside tags', () => {
    expect(readingMinutes('<Term define>word</Term>'.repeat(300))).toBe(2);
  });

  it('does not count signs that stand alone', () => {
    expect(readingMinutes('| --- | – * '.repeat(500))).toBe(1);
  });

  it('counts words of every alphabet, and numbers', () => {
    expect(readingMinutes('größer être عملة 2017 '.repeat(75))).toBe(2);
  });
});
