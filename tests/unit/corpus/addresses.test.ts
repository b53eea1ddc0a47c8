import { expect, test } from 'vitest';
import { addressesOf } from '../../../src/corpus/addresses.ts';
import { corpusOf } from '../../../src/integrations/corpus.ts';
import { smallContent } from '../content-lint/small-content.ts';

/** The small content with one text changed in all files that have it. */
const corpus = (from = '', to = '') =>
  corpusOf(smallContent().map(({ path, text }) => ({ path, text: text.replace(from, to) })));
const english = (from?: string, to?: string) =>
  addressesOf(corpus(from, to)).flatMap(({ path, page, language }) =>
    language === 'en' ? [`${path} ${page}`] : [],
  );

test('documents stand at their paths, with their aliases, and months of the status log at theirs', () => {
  const found = english();
  expect(found).toContain('/policy-1 /policy-1');
  expect(found).toContain('/p1 /policy-1');
  expect(found).toContain('/status/2026-11 /status/2026-11');
  expect(found).toContain('/about /about');
});

test('a document whose aliases are a mistake has none', () => {
  expect(english('aliases: [/p1]', 'aliases: p1')).not.toContain('/p1 /policy-1');
});

test('there are none while a record of the status page is a mistake', () => {
  expect(() => addressesOf(corpus('severity: P3', 'severity: P9'))).toThrow(
    new Error('content/status has mistakes: the content check names them.'),
  );
});
