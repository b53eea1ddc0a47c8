import { describe, expect, it } from 'vitest';
import { corpus, documentFor } from './real-content.ts';

describe('the sections of the specification', () => {
  it.each([
    ['/legal/terms-of-service', 12],
    ['/legal/privacy-policy', 8],
    ['/legal/aml-policy', 7],
  ])('are all in %s', (address, count) => {
    const sections = documentFor(address).outline.filter(({ level }) => level === 1);
    expect(sections).toHaveLength(count);
  });
});

it('every document has a title of its own', () => {
  const titles = corpus.documents.map(({ title }) => title);
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

it('the seven places of the key policies are each taken once', () => {
  const places = corpus.documents.flatMap(({ front }) => front.keyPolicy ?? []);
  expect(places.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});
