// The glossaries hold the real translations: each row that English meets is broken once and found, and no row is so wide
// that any text would keep it.

import { describe, expect, test } from 'vitest';
import { glossaryRules, termFinder, termsOf } from '../../src/check/glossary-rules.ts';
import { translatedEntries } from '../../src/check/translated-entries.ts';
import { evenText } from '../../src/check/word-forms.ts';
import { localePath } from '../../src/corpus/read/content-paths.ts';
import { defaultLanguage } from '../../src/languages/list.ts';
import { corpus, documentLanguages } from './real-content.ts';

const entries = translatedEntries(corpus);
const others = documentLanguages.filter((code) => code !== defaultLanguage);

test('every language with translated documents has a glossary', () => {
  expect([...corpus.glossaries.keys()]).toEqual(expect.arrayContaining(others));
});

describe.each([...corpus.glossaries.values()])('the glossary of $language', (glossary) => {
  const { language } = glossary;
  const terms = termsOf(glossary);
  const find = termFinder(terms);
  const own = entries
    .filter((entry) => entry.language === language && entry.english !== undefined)
    .map(({ english = '', text }) => ({ held: find(english), text: evenText(text, language) }));
  const met = terms.filter((term) => own.some(({ held }) => held.includes(term)));

  test('is met by English, and its words tell texts apart', () => {
    expect(met.length).toBeGreaterThan(terms.length / 2);
    const wide = met.filter((term) => {
      const without = own.filter(({ held }) => !held.includes(term));
      const kept = without.filter(({ text }) => term.is.some((pattern) => pattern.test(text)));
      return kept.length > without.length / 8;
    });
    expect(wide.map(({ english }) => english)).toEqual([]);
  });

  test('finds a forbidden word in any file of the language', () => {
    const word = glossary.data.never.find(({ domain }) => domain === undefined)?.words[0] ?? '';
    const said = (file: string) => {
      const source = corpus.sources.get(file);
      if (!source) throw new Error(`${file} is missing.`);
      const broken = { ...source, data: { planted: word } };
      const sources = new Map([...corpus.sources, [file, broken]]);
      return glossaryRules({ ...corpus, sources, glossaries: new Map([[language, glossary]]) });
    };
    for (const namespace of ['home', 'values', 'facts']) {
      const file = localePath(language, namespace);
      expect(said(file).map((each) => each.file)).toContain(file);
    }
  });
});
