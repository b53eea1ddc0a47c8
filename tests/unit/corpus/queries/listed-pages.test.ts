import { beforeAll, expect, test } from 'vitest';
import { keepCorpus, openCorpus } from '../../../../src/corpus/open-corpus.ts';
import { listedPages } from '../../../../src/corpus/queries/listed-pages.ts';
import { shownTranslation } from '../../../../src/corpus/queries/translations.ts';

// Tests of other files open content without its texts.
beforeAll(() => keepCorpus());

test('each text has a day in each language, and no translation one before its English', () => {
  const pages = new Map(listedPages().map((page) => [page.path, page]));
  for (const { id } of openCorpus().texts) {
    const { translations = [], updated } = pages.get(`/${id}`) ?? {};
    const english = updated?.get('en');
    expect([id, english instanceof Date]).toEqual([id, true]);
    for (const code of translations) {
      expect(updated?.get(code)?.valueOf(), `${id} ${code}`).toBeGreaterThanOrEqual(
        english?.valueOf() ?? Number.POSITIVE_INFINITY,
      );
    }
  }
});

test('the text of a page is as old as the oldest translation that was made from it', () => {
  const page = listedPages().find(({ path }) => path === '/legal/answers');
  const days = (page?.translations ?? []).flatMap((code) => {
    const revised = shownTranslation('legal/answers', code)?.revised;
    return revised ? [new Date(revised).valueOf()] : [];
  });
  expect(page?.updated?.get('en')?.valueOf()).toBe(Math.min(...days));
});
