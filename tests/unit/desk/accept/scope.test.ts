import { expect, test } from 'vitest';
import { pages } from '../../../../src/core/pages.ts';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { readScope } from '../../../../src/desk/accept/scope.ts';
import { smallContent } from '../../check/small-content.ts';

const [page] = pages.flatMap(({ path, text }) => (text ? path : []));
const text = '---\nkind: page\ntitle: A page\ndescription: What it says.\n---\n';
const corpus = corpusOf([...smallContent(), { path: `content/documents${page}.mdx`, text }]);

test('flags name a language, a document, and what holds unchanged', () => {
  expect(readScope([], corpus)).toEqual({});
  const flags = ['--language', 'fr', '--document', 'policy-1', '--unchanged', '--meant'];
  expect(readScope(flags, corpus)).toEqual({
    language: 'fr',
    document: 'policy-1',
    unchanged: true,
    meant: true,
  });
});

test('a page whose text is translated is named as a document is', () => {
  const id = page?.slice(1) ?? '';
  expect(readScope(['--document', id], corpus)).toEqual({ document: id });
});

test.each([
  [['--language', 'en'], '--language: found "en", expected one of ar, fr, de, es, zh, hi.'],
  [
    ['--document', 'policy-9'],
    '--document: there is no document "policy-9". A document is named by its path in content/documents, without its ending.',
  ],
  [
    ['--all'],
    "Unknown option '--all'. The flags are --language, --document, --unchanged, --meant.",
  ],
])('%s is refused', (args, sentence) => {
  expect(() => readScope(args, corpus)).toThrow(sentence);
});
