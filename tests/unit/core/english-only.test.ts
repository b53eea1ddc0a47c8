import { expect, test } from 'vitest';
import { isEnglishOnly } from '../../../src/core/english-only.ts';

test('the topics of enquiries and the words in files of the English record stay English, and nothing else does', () => {
  expect(isEnglishOnly('contact:form.topics.violation')).toBe(true);
  expect(isEnglishOnly('record:pdf.original.about')).toBe(true);
  expect(isEnglishOnly('record:pack.columns.title')).toBe(true);
  expect(isEnglishOnly('record:pdf.page')).toBe(false);
  expect(isEnglishOnly('record:title')).toBe(false);
  expect(isEnglishOnly('contact:form.title')).toBe(false);
  expect(isEnglishOnly('common:form.topics.violation')).toBe(false);
});
