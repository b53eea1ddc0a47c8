import { expect, test } from 'vitest';
import { pages } from '../../../src/core/pages.ts';
import { readCorpus } from '../../../src/corpus/corpus.ts';
import { speak } from '../../../src/corpus/speech/speak.ts';
import { spokenIn, spokenValue } from '../../../src/corpus/speech.ts';
import { smallContent } from '../check/small-content.ts';

const page = pages.find(({ text }) => text);
if (!page) throw new Error('No page has a text.');
const { path, words } = page;
const section = '\n<Section id="a" title="A">\n\nText.\n\n</Section>\n';
const corpus = readCorpus(
  [
    ...smallContent(),
    {
      path: `content/documents${path}.mdx`,
      text: `---\nkind: page\ntitle: Our page\ndescription: What it says.\n---\n${section}`,
    },
    {
      path: `content/translations/fr${path}.mdx`,
      text: `---\ntitle: Notre page\ndescription: Ce qu’elle dit.\n---\n${section}`,
    },
  ],
  speak,
  '2026-11-22',
);

test('a value is found by its name, and a name without a value stays', () => {
  const variables = { fact: { 'reply-time': '1–2 hours' }, company: { brand: 'Exampla' } };
  expect(spokenValue('fact.reply-time', variables)).toBe('1–2 hours');
  expect(spokenValue('company.brand', variables)).toBe('Exampla');
  for (const name of ['fact.brand', 'company.reply-time', 'price.brand', 'brand']) {
    expect(spokenValue(name, variables)).toBe(name);
  }
  expect(spokenValue('company.brand', undefined)).toBe('company.brand');
});

test('the text of a page names it in its language; where it is not translated, English does', () => {
  const title = (language: 'en' | 'fr' | 'de') =>
    corpus.speechOf(language)?.t(`${words}:meta.title`);
  expect(title('en')).toBe('Our page');
  expect(title('fr')).toBe('Notre page');
  expect(title('de')).toBe('Our page');
});

test('a language whose words are broken does not speak', () => {
  const broken = () => {
    throw new RangeError('No word for business days.');
  };
  const told = { facts: corpus.facts.values, texts: corpus.texts };
  expect(
    spokenIn('fr', { sources: corpus.sources, company: corpus.company }, told, broken),
  ).toBeUndefined();
});
