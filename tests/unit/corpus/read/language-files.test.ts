import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../../src/corpus/read/diagnostic.ts';
import { readAccepted, readGlossaries } from '../../../../src/corpus/read/language-files.ts';

const path = 'content/glossary/fr.yaml';

function read(text: string, file = path) {
  const found: Diagnostic[] = [];
  const glossaries = readGlossaries([{ path: file, text }], (...more) => found.push(...more));
  return { glossaries, said: found.map(({ line, message }) => `${line} ${message}`) };
}

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

test('what was accepted is days and pairs of hashes', () => {
  const path = 'content/translations/de/accepted.json';
  const read = (text: string) => {
    const found: Diagnostic[] = [];
    const accepted = readAccepted([{ path, text }], (...more) => found.push(...more));
    return { accepted: accepted.get('de'), messages: found.map(({ message }) => message) };
  };
  const texts = { 'x:a': '0123456789ab ba9876543210' };
  const text = JSON.stringify({ revised: { x: '2026-11-22' }, texts });
  expect(read(text)).toEqual({
    accepted: { revised: { x: new Date('2026-11-22') }, texts },
    messages: [],
  });
  expect(read(text.replace('ab ba', 'ab'))).toEqual({
    accepted: undefined,
    messages: [
      '"x:a" in "texts": found "0123456789ab9876543210", expected two hashes of twelve characters, as npm run translations:accept writes them.',
    ],
  });
  expect(read('{').messages).toHaveLength(1);
});
