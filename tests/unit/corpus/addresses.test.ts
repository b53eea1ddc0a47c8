import { expect, test } from 'vitest';
import { editionPath } from '../../../src/core/addresses.ts';
import { addressesOf } from '../../../src/corpus/addresses.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { languages } from '../../../src/languages/list.ts';
import { smallContent } from '../check/small-content.ts';
import { frenchPolicy } from '../check/small-translation.ts';

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

test('a translated document beside its English stands in the edition of its language, once it is accepted', () => {
  const path = 'content/translations/fr/accepted.json';
  const files = [
    ...smallContent(),
    { path: 'content/translations/fr/policy-1.mdx', text: frenchPolicy },
    { path, text: '{ "revised": { "policy-1": "2026-11-22" }, "texts": {} }' },
  ];
  const found = (all: typeof files) =>
    addressesOf(corpusOf(all)).filter((one) => one.path.endsWith('/bilingual'));
  expect(found(files)).toEqual([
    {
      path: '/fr/policy-1/bilingual',
      page: '/policy-1/bilingual',
      kind: 'edition',
      language: 'fr',
      indexed: false,
      canonical: '/policy-1',
    },
  ]);
  expect(found(files.filter((one) => one.path !== path))).toEqual([]);
});

test('a document that moved answers below its former address too, in every language', () => {
  const found = addressesOf(corpus('aliases: [/p2]', 'movedFrom: [/old/p2]')).filter(
    ({ page }) => page === '/policy-2',
  );
  expect(found.filter(({ kind }) => kind === 'alias').map(({ path }) => path)).toEqual(
    languages.map(({ code }) => editionPath('/old/p2', code)),
  );
});

test('there are none while a record of the status page is a mistake', () => {
  expect(() => addressesOf(corpus('severity: P3', 'severity: P9'))).toThrow(
    new Error('content/status has mistakes: the content check names them.'),
  );
});
