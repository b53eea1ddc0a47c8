import { expect, test } from 'vitest';
import { translationLinks, versionLinks } from '../../../../src/components/record/file-links.ts';
import { versionOf } from '../../corpus/record/versions.ts';

const t = (key: string, values = {}) => `${key} ${JSON.stringify(values)}`;

test('a version has a link to its text, which is the record, and to each rendering, kept under a name that says the document', () => {
  expect(versionLinks(versionOf('1.1'), t)).toEqual(
    [
      ['md', 'text/markdown', 'record:text {"version":"1.1"}'],
      ['json', 'application/json', 'record:formats.json {}'],
      ['xml', 'application/xml', 'record:formats.xml {}'],
      ['pdf', 'application/pdf', 'record:formats.pdf {}'],
    ].map(([ending, type, text]) => ({
      href: `/legal/terms/versions/1-1.${ending}`,
      type,
      download: `terms-1.1.${ending}`,
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
      download: 'terms-1.1-fr.pdf',
      text: 'record:translation.pdf {"version":"1.1"}',
    },
    {
      href: '/fr/legal/terms/versions/1-1.md',
      type: 'text/markdown',
      download: 'terms-1.1-fr.md',
      text: 'record:translation.md {"version":"1.1"}',
    },
  ]);
  expect(translationLinks(undefined, t)).toEqual([]);
});

test('beside the PDF of a language whose words programs find in another order, it is said which form is accessible', () => {
  const remarks = (language: 'ar' | 'hi') =>
    translationLinks(
      { language, version: versionOf('1.1') } as Parameters<typeof translationLinks>[0],
      t,
    ).map(({ remark }) => remark);
  expect(remarks('ar')).toEqual(['record:translation.disorderly {}', undefined]);
  expect(remarks('hi')).toEqual([undefined, undefined]);
});
