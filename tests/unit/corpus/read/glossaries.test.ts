import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../../src/corpus/read/diagnostic.ts';
import { glossaryOf, readGlossaries } from '../../../../src/corpus/read/glossaries.ts';

const path = 'content/glossary/fr.yaml';

function read(text: string, file = path) {
  const found: Diagnostic[] = [];
  const glossaries = readGlossaries([{ path: file, text }], (...more) => found.push(...more));
  return { glossaries, said: found.map(({ line, message }) => `${line} ${message}`) };
}

test('a glossary is named by a language other than English', () => {
  expect(glossaryOf(path)).toBe('fr');
  for (const other of [
    'glossary/en.yaml',
    'glossary/xx.yaml',
    'glossary/fr.md',
    'glossary/a/fr.yaml',
  ]) {
    expect(glossaryOf(`content/${other}`)).toBeUndefined();
  }
  expect(read('terms: {}\nnever: []\n', 'content/facts.yaml').glossaries.size).toBe(0);
});

test('a row is a word alone or a group, and words are lists', () => {
  const { glossaries, said } = read(`terms:
  contract:
    clause: clause
    complaint:
      is: réclamation
      not: [plainte, grief]
      sure: for counsel
never:
  - words: cryptage
    why: chiffrement
`);
  expect(said).toEqual([]);
  expect(glossaries.get('fr')?.data).toEqual({
    terms: {
      contract: {
        clause: { is: ['clause'] },
        complaint: { is: ['réclamation'], not: ['plainte', 'grief'], sure: 'for counsel' },
      },
    },
    never: [{ words: ['cryptage'], why: 'chiffrement' }],
  });
  expect(glossaries.get('fr')?.source.lineOf(['terms', 'contract', 'complaint'])).toBe(4);
});

test.each([
  [
    'terms:\n  contract:\n    clause:\n      is: clause\n      noot: x\nnever: []\n',
    /^5 unknown key "noot" in "clause" in "contract" in "terms"\./,
  ],
  [
    'terms:\n  contract:\n    clause:\n      is: clause\n      sure: maybe\nnever: []\n',
    /^5 "sure" in "clause" in "contract" in "terms": found maybe, expected the words for counsel, or no such line\. The nearest is "for counsel"\.$/,
  ],
  [
    'terms:\n  contract:\n    clause:\n      not: x\nnever: []\n',
    /^4? ?.*"is" in "clause" in "contract" in "terms" is missing\. Expected: a text, or a list of texts\./,
  ],
  [
    'terms: {}\nnever:\n  - words: x\n',
    /"why" in entry 1 in "never" is missing\. Expected: a text\./,
  ],
  ['terms: {}\n', /^1 "never" is missing\. Expected: a list of forbidden words\./],
  ['terms:\n  a:\n    b: c\n    b: d\nnever: []\n', /^4 the key "b" is written twice/],
])('a mistake in it is named with its line: %j', (text, message) => {
  expect(read(text).said).toEqual([expect.stringMatching(message)]);
});
