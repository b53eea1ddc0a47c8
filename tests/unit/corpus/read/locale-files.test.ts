import { expect, test } from 'vitest';
import { parseLocalePath } from '../../../../src/corpus/read/locale-files.ts';

test('a file of words is a JSON file in the folder of a language, and nothing deeper', () => {
  expect(parseLocalePath('content/locales/de/common.json')).toEqual({
    language: 'de',
    namespace: 'common',
  });
  for (const path of [
    'content/locales/common.json',
    'content/locales/de/more/common.json',
    'content/locales/de/common.yaml',
    'other/content/locales/de/common.json',
  ]) {
    expect(parseLocalePath(path)).toBeUndefined();
  }
});
