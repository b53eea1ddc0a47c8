// The two catalogues of the record: what is said in one stage cannot be said in the other.
import { expect, test } from 'vitest';
import { type Corpus, corpusOf } from '../../../../src/corpus/corpus.ts';
import { readContentFiles } from '../../../../src/corpus/read/content-files.ts';
import type { Stage } from '../../../../src/corpus/schema/versions.ts';
import { wordsOfStage } from '../../../../src/corpus/speech/words-of-stage.ts';
import { languages } from '../../../../src/languages/list.ts';

const content = readContentFiles('.').filter(({ path }) =>
  /^content\/[^/]+\.yaml$|locales/.test(path),
);
const inStage = (publicSince: string) =>
  corpusOf(
    content.map(({ path, text }) => ({
      path,
      text: text.replace(/^publicSince:.*$/m, `publicSince: ${publicSince}`),
    })),
  );
const corpora: Readonly<Record<Stage, Corpus>> = {
  draft: inStage('null'),
  published: inStage('2026-12-01'),
};

/** The keys of a catalogue as they are asked for, such as `changes:meta.description`. */
function keysOf(stage: Stage, language = 'en'): string[] {
  const walk = (words: object, path: readonly string[]): string[] =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' ? [[...path, key].join('.')] : walk(value, [...path, key]),
    );
  const catalogue = corpora.draft.resources[language]?.[stage] ?? {};
  return walk(catalogue, []).map((key) => key.replace('.', ':'));
}
const other = { draft: 'published', published: 'draft' } as const;

test.each(['draft', 'published'] as const)(
  'as %s the record has the words of its catalogue in each language, and no key of the other',
  (stage) => {
    const own = keysOf(stage);
    const foreign = keysOf(other[stage]).filter((key) => !own.includes(key));
    expect(own.length).toBeGreaterThan(20);
    expect(foreign.length).toBeGreaterThan(1);
    for (const { code } of languages) {
      const speech = corpora[stage].speechOf(code);
      const values = { version: '1.1', date: 'D', until: 'U', document: 'N', address: 'A' };
      const more = {
        number: '3',
        path: '/p',
        title: 'T',
        text: 'X',
        sums: 'S',
        versions: 'V',
        site: 'W',
      };
      const say = (key: string) => speech?.t(key, { ...values, ...more });
      for (const key of own) expect(say(key), `${code} ${key}`).toBeTruthy();
      for (const key of foreign) expect(() => say(key), `${code} ${key}`).toThrow(RangeError);
    }
  },
);

test('each language says in both catalogues what English says, but for what is in English alone', () => {
  const inEnglishAlone = /^record:(pack\.|pdf\.original\.)/;
  for (const stage of ['draft', 'published'] as const) {
    const english = keysOf(stage).filter((key) => !inEnglishAlone.test(key));
    for (const { code } of languages) {
      const own = keysOf(stage, code).filter((key) => !inEnglishAlone.test(key));
      expect(own.sort(), `${code} ${stage}`).toEqual(english.toSorted());
    }
  }
});

test('words are added to those of their namespace, group by group', () => {
  const resources = {
    en: {
      record: { old: { title: 'T' }, feed: 'F' },
      draft: { record: { old: { cite: 'D' }, number: 'N' } },
      published: { record: { old: { cite: 'P' }, why: 'W' }, other: { key: 'K' } },
    },
  };
  expect(wordsOfStage(resources, 'draft')).toEqual({
    en: { record: { old: { title: 'T', cite: 'D' }, feed: 'F', number: 'N' } },
  });
  expect(wordsOfStage(resources, 'published')).toEqual({
    en: { record: { old: { title: 'T', cite: 'P' }, feed: 'F', why: 'W' }, other: { key: 'K' } },
  });
});
