import { expect, test } from 'vitest';
import {
  readTranslation,
  translationFile,
  translationOf,
} from '../../../../src/corpus/read/translation.ts';

test('a translation is named by its language and the path of its document', () => {
  const file = translationFile('legal/terms', 'de');
  expect(file).toBe('content/translations/de/legal/terms.mdx');
  expect(translationOf(file)).toEqual({ language: 'de', id: 'legal/terms' });
  expect(translationOf('content/translations/en/legal/terms.mdx')).toBeUndefined();
  expect(translationOf('content/translations/xx/terms.mdx')).toBeUndefined();
  expect(translationOf('content/documents/de/terms.mdx')).toBeUndefined();
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
