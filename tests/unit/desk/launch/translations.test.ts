import { expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { readJson } from '../../../../src/corpus/read/json-source.ts';
import { missingTranslations } from '../../../../src/desk/launch/translations.ts';
import { smallContent } from '../../check/small-content.ts';

/** What French lacks of words of the interface in English. */
function lacking(namespace: string, words: object): string[] {
  const file = `content/locales/en/${namespace}.json`;
  const { source } = readJson(file, JSON.stringify(words));
  if (!source) throw new TypeError('The words cannot be read.');
  const none = { sources: new Map([[file, source]]), documents: [], translations: [] };
  return missingTranslations({ ...corpusOf(smallContent()), ...none })
    .filter(({ file, language }) => language === 'fr' && file.endsWith(`/${namespace}.json`))
    .map(({ message }) => message);
}

test('the topics of enquiries and the words in files of the English record stay English, and nothing else does', () => {
  expect(lacking('contact', { form: { topics: { violation: 'V' } } })).toEqual([]);
  for (const stage of ['draft', 'published']) {
    const record = { pdf: { original: { about: 'A' } }, pack: { title: 'T' } };
    expect(lacking(stage, { record })).toEqual([]);
  }
  expect(lacking('record', { pdf: { original: { about: 'A' } }, pack: { title: 'T' } })).toEqual(
    [],
  );
  const others = { pdf: { page: 'P' }, form: { topics: { violation: 'V' } }, title: 'T' };
  expect(lacking('record', others)[0]).toContain('lacks 3 of 3 texts');
});
