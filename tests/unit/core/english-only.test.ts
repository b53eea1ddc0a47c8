import { expect, test } from 'vitest';
import { isEnglishOnly } from '../../../src/core/english-only.ts';

test('the topics of enquiries stay English, and nothing else does', () => {
  expect(isEnglishOnly('contact:form.topics.violation')).toBe(true);
  expect(isEnglishOnly('contact:form.title')).toBe(false);
  expect(isEnglishOnly('common:form.topics.violation')).toBe(false);
});
