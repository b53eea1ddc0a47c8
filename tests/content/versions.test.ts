// The record over the real content: every document's present text is archived, and the archive proves itself.
import { expect, test } from 'vitest';
import { candidateOf, standingOf } from '../../src/corpus/record/candidate.ts';
import { corpus } from './real-content.ts';

test.each(corpus.documents)(
  '$id has its present text in the archive, or nothing yet',
  (document) => {
    expect(standingOf(candidateOf(document, corpus))).toMatch(/^(kept|unrecorded)$/);
  },
);

test('the archive has no mistake', () => {
  expect(corpus.archive.diagnostics).toEqual([]);
});
