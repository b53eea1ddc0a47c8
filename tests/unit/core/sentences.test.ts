import { expect, test } from 'vitest';
import { sentences } from '../../../src/core/sentences.ts';

test('sentences have a space between them, except in Chinese; what is empty leaves none', () => {
  expect(sentences(['One.', '', 'Two.'], 'en-GB')).toBe('One. Two.');
  expect(sentences(['एक।', 'दो।'], 'hi-IN-u-nu-latn')).toBe('एक। दो।');
  expect(sentences(['一。', '二。'], 'zh-Hans-CN')).toBe('一。二。');
});
