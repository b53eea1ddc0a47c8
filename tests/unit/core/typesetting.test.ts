import { expect, test } from 'vitest';
import { setBefore, setRemark } from '../../../src/core/typesetting.ts';

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
