import { beforeAll, expect, test } from 'vitest';
import type { SearchPage } from '../../../../src/core/search.ts';
import { keepCorpus, openCorpus } from '../../../../src/corpus/open-corpus.ts';
import { definitions } from '../../../../src/corpus/queries/definitions.ts';
import { earlierPages, questions, searchPages } from '../../../../src/corpus/queries/search.ts';
import { type LanguageCode, languages } from '../../../../src/languages/list.ts';

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

test('a definition stands by itself, with the number of its section, in the words of the language', () => {
  const termsOf = (code: LanguageCode) =>
    searchPages(code).flatMap(({ sections }) => sections.filter(({ isTerm }) => isTerm));
  for (const code of ['en', 'de'] as const) {
    const wanted = definitions(code).map(({ id, term }) => ({ id, title: term }));
    expect(wanted).not.toEqual([]);
    const found = termsOf(code).map(({ id, title }) => ({ id, title }));
    expect(found).toHaveLength(wanted.length);
    expect(found).toEqual(expect.arrayContaining(wanted));
  }
  const texts = (code: LanguageCode) => new Set(termsOf(code).map(({ text }) => text));
  expect(texts('en').intersection(texts('de'))).toEqual(new Set());
});

test('a section inside another says under which title it stands', () => {
  for (const { sections } of searchPages('en')) {
    const titles = new Map(sections.map(({ number, title }) => [number, title]));
    for (const { number, above, isTerm } of sections.filter(({ isTerm }) => !isTerm)) {
      const [whole = '', part] = number.split('.');
      expect([isTerm, above === undefined], number).toEqual([undefined, part === undefined]);
      // One that only stands above others is not there itself.
      if (above !== undefined) expect([above, undefined]).toContain(titles.get(whole) ?? above);
    }
  }
});

test('questions lead to their answers, in the words of the edition', () => {
  for (const code of ['en', 'de'] as const) {
    const found = questions(code);
    const page = searchPages(code).find(({ isAnswers }) => isAnswers);
    expect(found.length).toBeGreaterThan(10);
    expect(found.map(({ href, title }) => [href, title])).toEqual(
      page?.sections.map(({ id, title }) => [`${page.path}#${id}`, title]),
    );
    expect(found.filter(({ isEnglish }) => isEnglish)).toEqual([]);
  }
});

test('a paragraph is one line, and one page answers questions', () => {
  const pages = searchPages('en');
  const settled = pages.flatMap(({ sections }) => sections).find(({ id }) => id === 'term-account');
  expect(settled?.text).not.toContain('\n');
  expect(pages.filter(({ isAnswers }) => isAnswers).map(({ path }) => path)).toEqual([
    '/legal/answers',
  ]);
});

test('earlier versions hold only what the present one says otherwise', () => {
  const present = new Map(searchPages('en').map((page) => [page.path, page]));
  for (const { path, version, sections } of earlierPages()) {
    expect(path).toContain('/versions/');
    expect(version).toMatch(/^\d/);
    const [document = ''] = path.split('/versions/');
    const same = present.get(document)?.sections ?? [];
    for (const { id, title, text, number } of sections) {
      expect(same).not.toContainEqual({ id, title, text, number });
    }
  }
});
