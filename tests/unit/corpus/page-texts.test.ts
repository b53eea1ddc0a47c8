import { expect, test } from 'vitest';
import { pages } from '../../../src/core/pages.ts';
import { pageOf, withHeads } from '../../../src/corpus/page-texts.ts';

const page = pages.find(({ text }) => text);
if (!page) throw new Error('No page has a text.');
const id = page.path.slice(1);

test('the text of a page is known by its path', () => {
  expect(pageOf(id)).toBe(page);
  expect(pageOf('legal/no-such-page')).toBeUndefined();
  for (const { path } of pages.filter(({ text }) => !text)) {
    expect(pageOf(path.slice(1)), path).toBeUndefined();
  }
});

test('the head of a text names its page, and leaves its other words and those of other pages', () => {
  const words = { [page.words]: { meta: { title: 'Old' }, own: 'Word' }, other: { meta: {} } };
  const heads = [
    { id, front: { title: 'Title', description: 'What it says.' } },
    { id: 'legal/no-such-page', front: { title: 'A document' } },
  ];
  expect(withHeads(words, heads)).toEqual({
    [page.words]: { meta: { title: 'Title', description: 'What it says.' }, own: 'Word' },
    other: { meta: {} },
  });
  expect(withHeads({}, heads)).toEqual({
    [page.words]: { meta: { title: 'Title', description: 'What it says.' } },
  });
});
