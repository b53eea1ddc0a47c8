// How well the gate of claims reads the seven languages: sentences as lawyers write them, in claim-sentences/. `refused` and
// `passes` are the contract; `further` were written against the words, to see how far they reach.
// And a claim of the real content that is withdrawn: every place that states it is named.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { everyClaim } from '../../src/check/claim-rules.ts';
import { sentencesOf } from '../../src/check/sentences.ts';
import type { ClaimStatus } from '../../src/corpus/claims.ts';
import { type Corpus, corpusOf } from '../../src/corpus/corpus.ts';
import { localePath } from '../../src/corpus/read/content-paths.ts';
import { corpus, documentLanguages } from './real-content.ts';

type Sentences = Readonly<Record<'refused' | 'passes' | 'further', readonly string[]>>;

const files = new Map(
  documentLanguages.map((code) => [
    code,
    JSON.parse(
      readFileSync(`${import.meta.dirname}/claim-sentences/${code}.json`, 'utf8'),
    ) as Sentences,
  ]),
);

/** The sentences in which the gate finds no claim, each as a text of the interface in its language. */
function unfound(code: string, sentences: readonly string[]): string[] {
  const path = localePath(code, 'planted');
  const lines = sentences.map((sentence, place) => `"s${place}": ${JSON.stringify(sentence)}`);
  const text = `{\n${lines.join(',\n')}\n}\n`;
  const own = corpus.files.filter(({ path: one }) => !/\.mdx$|locales\//.test(one));
  const words = corpus.files.filter(({ path: one }) => one.endsWith('/facts.json'));
  const planted = corpusOf([...own, ...words, { path, text }]);
  const found = everyClaim(planted).filter(({ file, kind }) => file === path && kind !== 'promise');
  return sentences.filter((_, place) => !found.some(({ line }) => line === place + 2));
}

describe.each([...files])('%s', (code, { refused, passes, further }) => {
  test('refuses claims that no record allows', () => {
    expect(new Set(refused).size).toBeGreaterThanOrEqual(20);
    expect(unfound(code, refused)).toEqual([]);
  });

  test('lets pass what is denied, limited, planned or innocent', () => {
    expect(new Set(passes).size).toBeGreaterThanOrEqual(10);
    expect(unfound(code, passes)).toEqual(passes);
  });

  test('reaches further phrasings', () => {
    expect(unfound(code, further).length / further.length).toBeLessThanOrEqual(0.1);
  });
});

/** The content with another status of a record, or without it. */
function withStatus(id: string, status: ClaimStatus | undefined): Corpus {
  const data = corpus.claims.data;
  if (!data) throw new Error('The claims cannot be read.');
  const claims = data.claims.flatMap((one) =>
    one.id !== id ? [one] : status ? [{ ...one, status }] : [],
  );
  return { ...corpus, claims: { ...corpus.claims, data: { ...data, claims } } };
}

const placesOf = (id: string, changed: Corpus) =>
  everyClaim(changed).filter(({ record }) => record === id);
const languageOf = (file: string) => /(?:locales|translations)\/(\w+)\//.exec(file)?.[1] ?? 'en';

const records = corpus.claims.data?.claims ?? [];
const spoken = new Map(
  records.map(({ id }) => [
    id,
    [...corpus.facts.values].flatMap(([fact, { claim }]) => (claim === id ? [fact] : [])),
  ]),
);

/** Where a fact of the record is spoken, or the record's own Latin name stands: found by their letters alone. */
function byLetters(id: string): Set<string> {
  const names = (corpus.claimWords.data?.names ?? [])
    .filter(({ record }) => record === id)
    .flatMap(({ words }) => words.any ?? []);
  return new Set(
    sentencesOf(corpus)
      .filter(
        ({ text, facts }) =>
          facts.some((fact) => spoken.get(id)?.includes(fact)) ||
          names.some((name) => text.includes(name)),
      )
      .map(({ language }) => language),
  );
}

describe.each(records)('the claim $id', ({ id, status }) => {
  test('withdrawn, is named in every language that states it', () => {
    expect(placesOf(id, corpus).filter(({ kind }) => kind === undefined)).toEqual([]);
    const places = placesOf(id, withStatus(id, undefined));
    expect(places.length).toBeGreaterThan(0);
    const found = new Set(places.map(({ file }) => languageOf(file)));
    expect([...byLetters(id)].filter((language) => !found.has(language))).toEqual([]);
    for (const { line, message } of places) {
      expect(line).toBeGreaterThan(0);
      expect(message).toContain(`content/claims.yaml has no record "${id}"`);
    }
  });

  test.runIf(status === 'aligned' || status === 'in-process')(
    'lowered to a commitment, is named in every language',
    () => {
      const places = placesOf(id, withStatus(id, 'commitment'));
      const found = new Set(places.map(({ file }) => languageOf(file)));
      expect([...found].sort()).toEqual([...documentLanguages].sort());
      expect(places[0]?.message).toContain(`the record "${id}" is commitment`);
    },
  );
});
