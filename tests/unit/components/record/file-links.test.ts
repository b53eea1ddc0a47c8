import { expect, test } from 'vitest';
import { translationLinks, versionLinks } from '../../../../src/components/record/file-links.ts';
import { versionOf } from '../../corpus/record/versions.ts';

const t = (key: string, values = {}) => `${key} ${JSON.stringify(values)}`;

test('a version has a link to its text, which is the record, and to each rendering', () => {
  expect(versionLinks(versionOf('1.1'), t)).toEqual(
    [
      ['md', 'text/markdown', 'record:text {"version":"1.1"}'],
      ['json', 'application/json', 'record:formats.json {}'],
      ['xml', 'application/xml', 'record:formats.xml {}'],
      ['pdf', 'application/pdf', 'record:formats.pdf {}'],
    ].map(([ending, type, text]) => ({
      href: `/legal/terms/versions/1-1.${ending}`,
      type,
      text,
    })),
  );
});

test('a translation has a link to each of its files, in its language; without files there is none', () => {
  const filed = { language: 'fr', version: versionOf('1.1') } as Parameters<
    typeof translationLinks
  >[0];
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
