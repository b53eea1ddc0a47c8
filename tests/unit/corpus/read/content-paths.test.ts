import { expect, test } from 'vitest';
import {
  acceptedFile,
  acceptedOf,
  counterpart,
  documentId,
  glossaryOf,
  isAnnounced,
  isDocument,
  localePath,
  parseLocalePath,
  translationFile,
  translationOf,
} from '../../../../src/corpus/read/content-paths.ts';

test('a file of words is a JSON file in the folder of a language, and nothing deeper', () => {
  expect(parseLocalePath('content/locales/de/common.json')).toEqual({
    language: 'de',
    namespace: 'common',
  });
  expect(localePath('de', 'common')).toBe('content/locales/de/common.json');
  for (const path of [
    'content/locales/common.json',
    'content/locales/de/more/common.json',
    'content/locales/de/common.yaml',
    'other/content/locales/de/common.json',
  ]) {
    expect(parseLocalePath(path)).toBeUndefined();
  }
});

test('a document is an .mdx file in the folder of documents', () => {
  expect(isDocument('content/documents/legal/a.mdx')).toBe(true);
  expect(isDocument('content/documents/a.md')).toBe(false);
  expect(isDocument('content/a.mdx')).toBe(false);
});

test('an announced text is a document with the address of the one that it replaces', () => {
  const announced = 'content/announced/legal/a.mdx';
  const documents = 'content/documents/legal/a.mdx';
  expect(isDocument(announced)).toBe(true);
  expect(isDocument('content/announced/de/legal/a.mdx')).toBe(false);
  expect([announced, documents].map(isAnnounced)).toEqual([true, false]);
  expect([announced, documents].map(documentId)).toEqual(['legal/a', 'legal/a']);
  expect([announced, documents].map(counterpart)).toEqual([documents, announced]);
  expect(documentId('content/announced/Legal/index.mdx')).toBe('legal');
});

test('a translation is named by its language and the path of its document', () => {
  const file = translationFile('legal/terms', 'de');
  expect(file).toBe('content/translations/de/legal/terms.mdx');
  expect(translationOf(file)).toEqual({ language: 'de', id: 'legal/terms' });
  expect(translationOf('content/translations/en/legal/terms.mdx')).toBeUndefined();
  expect(translationOf('content/translations/xx/terms.mdx')).toBeUndefined();
  expect(translationOf('content/documents/de/terms.mdx')).toBeUndefined();
});

test('each language but English has a file of what was accepted', () => {
  const path = 'content/translations/de/accepted.json';
  expect(acceptedFile('de')).toBe(path);
  expect(acceptedOf(path)).toBe('de');
  for (const other of ['xx', 'de/legal']) {
    expect(acceptedOf(path.replace('/de/', `/${other}/`))).toBeUndefined();
  }
});

test('a glossary is named by a language other than English', () => {
  expect(glossaryOf('content/glossary/fr.yaml')).toBe('fr');
  for (const other of [
    'glossary/en.yaml',
    'glossary/xx.yaml',
    'glossary/fr.md',
    'glossary/a/fr.yaml',
  ]) {
    expect(glossaryOf(`content/${other}`)).toBeUndefined();
  }
});
