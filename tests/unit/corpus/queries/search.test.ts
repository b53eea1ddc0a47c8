import { beforeAll, expect, test } from 'vitest';
import type { SearchPage } from '../../../../src/core/search.ts';
import { keepCorpus, openCorpus } from '../../../../src/corpus/open-corpus.ts';
import { definitions } from '../../../../src/corpus/queries/definitions.ts';
import { earlierPages, searchPages } from '../../../../src/corpus/queries/search.ts';
import { languages } from '../../../../src/languages/list.ts';

// Tests of other files open content without its texts.
beforeAll(() => keepCorpus());

const places = (pages: readonly SearchPage[]) => pages.map(({ path }) => path);

test.each(languages.map(({ code }) => code))('%s: every text is there, in words alone', (code) => {
  const pages = searchPages(code);
  const prefix = code === 'en' ? '' : `/${code}`;
  const texts = openCorpus().texts.map(({ id }) => `${prefix}/${id}`);
  expect(places(pages)).toEqual(expect.arrayContaining(texts));
  expect(new Set(places(pages)).size).toBe(pages.length);
  const said = JSON.stringify(pages);
  expect(said).not.toMatch(/\{\{|\u00ad|<[A-Z]/);
  for (const { sections } of pages) {
    for (const { id, number, title, text } of sections) {
      expect([id, title, text]).not.toContain('');
      expect(number).toMatch(/^\d+(\.\d+)*$/);
    }
  }
});

test('a term stands at the section that defines it, in the words of the language', () => {
  const termsOf = (code: 'en' | 'de') =>
    searchPages(code).flatMap(({ sections }) => sections.flatMap(({ terms = [] }) => terms));
  const [english, german] = [termsOf('en'), termsOf('de')];
  expect(english).not.toEqual([]);
  expect(english).toHaveLength(definitions('en').length);
  expect(german).toHaveLength(english.length);
  expect(german).not.toEqual(english);
});

test('earlier versions hold only what the present one says otherwise', async () => {
  const present = new Map(searchPages('en').map((page) => [page.path, page]));
  for (const { path, version, sections } of await earlierPages()) {
    expect(path).toContain('/versions/');
    expect(version).toMatch(/^\d/);
    const [document = ''] = path.split('/versions/');
    const same = present.get(document)?.sections ?? [];
    for (const { id, title, text, number } of sections) {
      expect(same).not.toContainEqual({ id, title, text, number });
    }
  }
});
