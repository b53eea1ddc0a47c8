import { expect, test } from 'vitest';
import { translationLinks } from '../../../../src/components/record/translation-links.ts';
import { versionOf } from '../../corpus/record/versions.ts';

test('a translation has a link to each of its files, in its language; without files there is none', () => {
  const filed = { language: 'fr', version: versionOf('1.1') } as Parameters<
    typeof translationLinks
  >[0];
  const t = (key: string, values = {}) => `${key} ${JSON.stringify(values)}`;
  expect(translationLinks(filed, t)).toEqual([
    {
      href: '/fr/legal/terms/versions/1-1.pdf',
      type: 'application/pdf',
      text: 'record:translation.pdf {"version":"1.1"}',
    },
    {
      href: '/fr/legal/terms/versions/1-1.md',
      type: 'text/markdown',
      text: 'record:translation.md {"version":"1.1"}',
    },
  ]);
  expect(translationLinks(undefined, t)).toEqual([]);
});
