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

it('every line of the order form is written once, and every line that a document names stands in it', () => {
  const line = /\b[A-HJ-N][1-9]\b/g;
  const form = documentFor('/legal/order-form');
  const lines = [...form.body.text.matchAll(/^\| \*\*(\w\d)\*\* /gm)].map(([, name = '']) => name);
  expect(lines.length).toBeGreaterThan(50);
  expect(lines.filter((name, index) => lines.indexOf(name) !== index)).toEqual([]);
  const named = corpus.documents.flatMap(({ id, body: { text } }) =>
    [...text.matchAll(/\blines?\s+[A-Z]\d[^.|]*/gi)].flatMap(([phrase]) =>
      (phrase.match(line) ?? []).map((name) => ({ id, name })),
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ name }) => !lines.includes(name))).toEqual([]);
});
