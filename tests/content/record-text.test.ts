// Every text of the archive, and every document as it stands, can be read back without a loss.
import { expect, test } from 'vitest';
import { candidateOf } from '../../src/corpus/record/candidate.ts';
import { readRecordedWords, recordedWords } from '../../src/corpus/record/read-text.ts';
import { corpus } from './real-content.ts';

test('what is recorded, and what would be, reads back as the same words', () => {
  const archived = [...corpus.archive.documents.values()].flat().map(({ words }) => words);
  const present = corpus.documents.map((document) => candidateOf(document, corpus).words);
  expect(archived.length + present.length).toBeGreaterThan(corpus.documents.length);
  for (const words of [...archived, ...present]) {
    expect(recordedWords(readRecordedWords(words))).toBe(words);
  }
});
