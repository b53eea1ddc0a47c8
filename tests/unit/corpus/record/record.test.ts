import { expect, test } from 'vitest';
import type { ArchivedVersion } from '../../../../src/corpus/record/archive.ts';
import {
  allVersions,
  changesFeedPath,
  historyId,
  recordFilePaths,
  recordPages,
  sumsOfFiles,
  translationFilePath,
  versionFilePath,
  versionPairs,
  versionSlug,
  versionsIndex,
  versionsPath,
} from '../../../../src/corpus/record/record.ts';
import { fingerprintOf } from '../../../../src/corpus/record/version.ts';
import { draftOf } from './versions.ts';

function version(document: string, number: string, effective: string): ArchivedVersion {
  const text = `${document} ${number}`;
  return {
    file: `content/versions/${document}/${number}.md`,
    document,
    head: {
      ...{ title: 'T', path: `/${document}`, version: number, announced: '2026-01-01' },
      ...{ effective, kind: 'first' },
    },
    words: text,
    text,
    fingerprint: fingerprintOf(text),
  };
}
const terms = [
  version('legal/terms', '1.0', '2026-01-01'),
  version('legal/terms', '1.1', '2026-06-01'),
  version('legal/terms', '1.10', '2026-12-01'),
];
const archive = {
  documents: new Map([
    ['legal/terms', terms],
    ['about', [version('about', '1.0', '2026-01-01')]],
  ]),
  diagnostics: [],
};

test('the address of a version holds no dot but that of its ending', () => {
  expect(versionSlug('1.10')).toBe('1-10');
  expect(versionsPath('legal/terms')).toBe('/legal/terms/versions');
  expect(terms.map((one) => versionFilePath(one, 'md')).at(-1)).toBe(
    '/legal/terms/versions/1-10.md',
  );
});

test('versions are listed by document and by age', () => {
  expect(allVersions(archive).map(({ text }) => text)).toEqual([
    'about 1.0',
    'legal/terms 1.0',
    'legal/terms 1.1',
    'legal/terms 1.10',
  ]);
});

test('sums name the files relative to the root of the site, texts and bytes alike', () => {
  expect(
    sumsOfFiles([
      { path: '/a/b.md', body: 'ä' },
      { path: '/c.pdf', body: new Uint8Array([0xc3, 0xa4]) },
    ]),
  ).toBe(`${fingerprintOf('ä')}  a/b.md\n${fingerprintOf('ä')}  c.pdf\n`);
});

const [, , latest] = terms;
if (!latest) throw new Error('The terms have three versions.');
const translated = { version: latest, language: 'de' } as const;

test('a translation is served beside the version that it translates, below its language', () => {
  expect(translationFilePath(translated, 'pdf')).toBe('/de/legal/terms/versions/1-10.pdf');
});

test('the record is every version in every format, its translations, sums and the pack', () => {
  const paths = recordFilePaths(archive, [translated]);
  expect(paths.slice(0, 4)).toEqual([
    '/about/versions/1-0.md',
    '/about/versions/1-0.json',
    '/about/versions/1-0.xml',
    '/about/versions/1-0.pdf',
  ]);
  expect(paths.slice(16)).toEqual([
    '/de/legal/terms/versions/1-10.pdf',
    '/de/legal/terms/versions/1-10.md',
    '/legal/SHA256SUMS',
    '/trust/pack.zip',
  ]);
});

test('the index says of each version when it applies, and where its text is', () => {
  const { asOf, documents } = versionsIndex(
    archive.documents,
    [translated],
    'https://x.example',
    '2026-06-01',
  );
  expect(asOf).toBe('2026-06-01');
  expect(documents[1]?.document).toBe('https://x.example/legal/terms');
  expect(documents[1]?.versions[0]).toEqual({
    ...{ title: 'T', version: '1.0', announced: '2026-01-01', effective: '2026-01-01' },
    ...{ kind: 'first', state: 'superseded', until: '2026-06-01' },
    sha256: fingerprintOf('legal/terms 1.0'),
    text: 'https://x.example/legal/terms/versions/1-0.md',
    renderings: {
      json: 'https://x.example/legal/terms/versions/1-0.json',
      xml: 'https://x.example/legal/terms/versions/1-0.xml',
      pdf: 'https://x.example/legal/terms/versions/1-0.pdf',
    },
    translations: [],
  });
  expect(documents[1]?.versions[2]?.translations).toEqual([
    {
      language: 'de',
      text: 'https://x.example/de/legal/terms/versions/1-10.md',
      renderings: { pdf: 'https://x.example/de/legal/terms/versions/1-10.pdf' },
    },
  ]);
  expect(documents[1]?.versions[2]).toMatchObject({ state: 'announced', until: null });
});

test('every two versions are compared, the older one first', () => {
  expect(versionPairs(['1.0', '1.1', '2.0'])).toEqual([
    ['1.0', '1.1'],
    ['1.0', '2.0'],
    ['1.1', '2.0'],
  ]);
});

test('a record has a timeline, a page for each version and one for each two; search engines list the first', () => {
  expect(recordPages('legal/terms', [])).toEqual([]);
  const indexed = false;
  expect(recordPages('legal/terms', terms.slice(0, 2))).toEqual([
    { kind: 'timeline', path: '/legal/terms/versions', movedFrom: [] },
    { kind: 'version', path: '/legal/terms/versions/1-0', movedFrom: [], indexed },
    { kind: 'version', path: '/legal/terms/versions/1-1', movedFrom: [], indexed },
    { kind: 'changes', path: '/legal/terms/changes/1-0/1-1', movedFrom: [], indexed },
  ]);
});

test('a page of a record has one below each former address of its document', () => {
  const pages = recordPages('legal/terms', terms.slice(0, 2), ['/terms', '/old/terms']);
  expect(pages.map(({ movedFrom }) => movedFrom)).toEqual([
    ['/terms/versions', '/old/terms/versions'],
    ['/terms/versions/1-0', '/old/terms/versions/1-0'],
    ['/terms/versions/1-1', '/old/terms/versions/1-1'],
    ['/terms/changes/1-0/1-1', '/old/terms/changes/1-0/1-1'],
  ]);
});

test('the index has one document where versions stand at two addresses, and their files where they are', () => {
  const moved = version('legal/rules', '1.10', '2026-03-01');
  const documents = new Map([['legal/rules', [...terms.slice(0, 1), moved]]]);
  const index = versionsIndex(documents, [], 'https://x.example', '2026-06-01');
  expect(index.documents.map(({ document }) => document)).toEqual([
    'https://x.example/legal/rules',
  ]);
  expect(index.documents[0]?.versions.map(({ state, text }) => [state, text])).toEqual([
    ['superseded', 'https://x.example/legal/terms/versions/1-0.md'],
    ['current', 'https://x.example/legal/rules/versions/1-10.md'],
  ]);
});

test('feeds stand beside what they follow, and ids of sections meet no other id of the timeline', () => {
  expect(changesFeedPath()).toBe('/legal/changes.atom');
  expect(changesFeedPath('legal/terms')).toBe('/legal/terms/changes.atom');
  expect(historyId('v1-0')).toBe('section-v1-0');
});

test('the index says of drafts that they are drafts, and since when', () => {
  const drafts = new Map([['legal/terms', [draftOf('1.0'), draftOf('1.1', '2026-05-01')]]]);
  const { documents } = versionsIndex(drafts, [], 'https://x.example', '2026-06-01');
  expect(
    documents[0]?.versions.map(({ text: _, renderings: __, sha256: ___, ...told }) => told),
  ).toEqual([
    {
      ...{ title: 'Terms & <more>', version: '1.0', recorded: '2026-01-01' },
      ...{ state: 'earlier draft', translations: [] },
    },
    {
      ...{ title: 'Terms & <more>', version: '1.1', recorded: '2026-05-01' },
      ...{ state: 'draft', translations: [] },
    },
  ]);
});
