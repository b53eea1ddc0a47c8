import { describe, expect, test } from 'vitest';
import {
  isLatin,
  keepNumber,
  readingMinutes,
  setBefore,
  setRemark,
  splitAround,
  splitTag,
} from '../../../src/core/text.ts';
import { languages } from '../../../src/languages/list.ts';

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

test('the number of a reference stays on the line of its name', () => {
  expect(keepNumber('Terms of Service, section 7.3')).toBe('Terms of Service, section\u00a07.3');
  expect(keepNumber('section 7 (Two 3)')).toBe('section\u00a07 (Two 3)');
  expect(keepNumber('القسم \u206612\u2069')).toBe('القسم\u00a0\u206612\u2069');
  expect(keepNumber('第 6.3 条')).toBe('第 6.3 条');
  expect(keepNumber('Privacy Policy')).toBe('Privacy Policy');
});

test('a language is Latin by the script that it is written in', () => {
  expect(['en', 'fr-FR', 'de', 'es', 'pt-BR'].every(isLatin)).toBe(true);
  expect(['ar', 'zh-Hans', 'hi', 'ru', 'ja'].some(isLatin)).toBe(false);
});

test('the code of a language says the same as its locale', () => {
  for (const { code, locale } of languages) expect(isLatin(code), code).toBe(isLatin(locale));
});

const words = (count: number) => 'word '.repeat(count);

describe('the time that a text takes to read', () => {
  test.each([
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

  test('does not count tags and their attributes', () => {
    const tag = '<See doc="legal/privacy-policy" section="retention" />\n';
    expect(readingMinutes(tag.repeat(500))).toBe(1);
  });

  test('counts the words inside tags', () => {
    expect(readingMinutes('<Term define>word</Term>'.repeat(300))).toBe(2);
  });

  test('does not count signs that stand alone', () => {
    expect(readingMinutes('| --- | – * '.repeat(500))).toBe(1);
  });

  test('counts words of every alphabet, and numbers', () => {
    expect(readingMinutes('größer être عملة 2017 '.repeat(75))).toBe(2);
  });
});

test.each([
  ['required', ' (required)'],
  ['必填', '（必填）'],
])('the remark %s is set %j', (remark, expected) => {
  expect(setRemark(remark)).toBe(expected);
});

test.each([
  ['Write to us:', 'Write to us: '],
  ['请发送电子邮件至：', '请发送电子邮件至：'],
  ['发布。', '发布。'],
])('%s is set before what follows as %j', (text, expected) => {
  expect(setBefore(text)).toBe(expected);
});
