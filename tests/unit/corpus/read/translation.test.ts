import { expect, test } from 'vitest';
import { readDocument } from '../../../../src/corpus/read/document.ts';
import { readTranslation, translationsOf } from '../../../../src/corpus/read/translation.ts';

test('an announced text brings its translations, in the place of the others', () => {
  const document = (file: string) => readDocument(file, '').document;
  const translation = (file: string) => readTranslation(file, '')?.translation;
  const files = [
    'content/translations/de/a.mdx',
    'content/translations/fr/a.mdx',
    'content/announced/de/a.mdx',
    'content/translations/de/b.mdx',
    'content/announced/fr/b.mdx',
  ];
  const translations = files.flatMap((file) => translation(file) ?? []);
  const shown = (...documents: string[]) =>
    translationsOf(documents.map(document), translations).map(({ file }) => files.indexOf(file));
  const [a, b] = ['content/documents/a.mdx', 'content/documents/b.mdx'];
  expect(translations).toHaveLength(5);
  expect(shown(a, b)).toEqual([0, 1, 3]);
  // The French translation stays: whether it still has the form of the text is for the check to say.
  expect(shown('content/announced/a.mdx', b)).toEqual([1, 3, 2]);
  expect(shown('content/announced/a.mdx', 'content/announced/b.mdx')).toEqual([1, 3, 2, 4]);
});

test('front matter and body are read with their lines', () => {
  const text = `---
title: A
description: B
summary: [C]
reviewed: { by: D, on: 2026-12-01 }
---

<Section id="e" title="F">

G

</Section>
`;
  const reading = readTranslation('content/translations/fr/terms.mdx', text);
  expect(reading?.diagnostics).toEqual([]);
  expect(reading?.translation).toMatchObject({
    language: 'fr',
    id: 'terms',
    front: { title: 'A', summary: ['C'], reviewed: { by: 'D', on: new Date('2026-12-01') } },
    outline: [{ id: 'e', title: 'F', number: '1', line: 8 }],
  });
  expect(readTranslation('content/documents/terms.mdx', text)).toBeUndefined();
});
