import { describe, expect, test } from 'vitest';
import { pages } from '../../../src/core/pages.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import { smallContent, smallWith } from '../check/small-content.ts';

const today = '2026-11-22';

/** The small content, read with some files changed or added. */
const read = (changes: Readonly<Record<string, string>> = {}) =>
  corpusOf(smallWith(changes), today);
const page = pages.find(({ text }) => text);
if (!page) throw new Error('No page has a text.');
const { path, words } = page;
const facts = smallContent().find(({ path }) => path === 'content/facts.yaml')?.text ?? '';

describe('the corpus', () => {
  test('holds the files without the archive, and what is wrong with the archive', () => {
    const corpus = read({ 'versions/policy-1/1.0.md': 'x' });
    expect(corpus.files).toHaveLength(smallContent().length);
    expect(corpus.diagnostics.map(({ file }) => file)).toContain('content/versions/SHA256SUMS');
  });

  test('has for each text that has not changed what the last reading had', () => {
    const files = {
      'translations/fr/policy-1.mdx': '---\ntitle: A\n---\n',
      'translations/fr/policy-2.mdx': '---\ntitle: B\n---\n',
      'glossary/fr.yaml': 'terms: {}\nnever: []\n',
    };
    const before = read(files);
    const after = read({ ...files, 'translations/fr/policy-2.mdx': '---\ntitle: C\n---\n' });
    expect(after.texts).toHaveLength(before.texts.length);
    for (const [index, text] of after.texts.entries()) expect(text).toBe(before.texts[index]);
    expect(after.glossaries.get('fr')).toBe(before.glossaries.get('fr'));
    for (const [file, source] of before.sources) expect(after.sources.get(file)).toBe(source);
    const [one, other] = after.translations;
    expect(one).toBe(before.translations[0]);
    expect(other?.front.title).toBe('C');
  });

  test('hands on what is wrong with the way a file was saved', () => {
    const problem = { file: 'content/a', line: 1, message: 'M.' };
    const file = { path: 'content/documents/a.mdx', text: '', diagnostics: [problem] };
    expect(corpusOf([file], today).diagnostics).toContainEqual(problem);
  });

  test('knows a document by its address; of two at one address the first', () => {
    const corpus = read({ 'documents/policy-1/index.mdx': '---\ntitle: Second\n---\n' });
    expect(corpus.documents.filter(({ id }) => id === 'policy-1')).toHaveLength(2);
    expect(corpus.documentsById.get('policy-1')?.title).toBe('Policy 1');
  });

  test('knows the pages without the home page, and who an alias belongs to', () => {
    const corpus = read();
    expect(corpus.pages).toHaveLength(pages.length - 1);
    expect(corpus.pages).toContain('about');
    expect(corpus.aliases.get('p1')).toBe('policy-1');
    expect(corpus.aliases.get('system-status')).toBe('status');
  });
});

describe('facts', () => {
  test('have derived values in their place', () => {
    expect(read().facts.values.get('measured-uptime')?.value).toBe(99.95);
  });

  test('that follow from nothing are named with the reason, and have no value', () => {
    const { facts: found, diagnostics } = read({
      'facts.yaml': facts.replace('uptime-window:', 'window:'),
    });
    expect(found.values.has('measured-uptime')).toBe(false);
    expect(diagnostics).toEqual([
      {
        file: 'content/facts.yaml',
        line: 23,
        message:
          '"value" in "measured-uptime": the figure cannot be derived: the fact "uptime-window" must be a duration of one value in minutes, hours, days or weeks. Add it, or correct it.',
      },
    ]);
  });

  test('that follow from broken records are no mistake of their own', () => {
    const corpus = read({ 'status/incidents.yaml': 'incidents: 5\n' });
    expect(corpus.facts.values.has('measured-uptime')).toBe(false);
    expect(corpus.diagnostics.map(({ file }) => file)).toEqual(['content/status/incidents.yaml']);
  });
});

describe('English', () => {
  test('gives the values that texts name, and leaves any other name as it is', () => {
    const { value } = read();
    expect(value('fact.measured-uptime')).toBe('99.95%');
    expect(value('company.brand')).toBe('Exampla');
    for (const name of ['fact.nowhere', 'company.nowhere', 'other.brand', 'brand']) {
      expect(value(name)).toBe(name);
    }
  });

  test('speaks its own words and no other language’s', () => {
    const corpus = read({ 'locales/de/common.json': '{ "name": "Name" }' });
    expect(corpus.english?.t('common:name')).toBe('Exampla');
  });

  test('and any other language name a page by the head of its text, if they have it', () => {
    const section = '\n<Section id="a" title="A">\n\nText.\n\n</Section>\n';
    const head = (title: string) => `title: ${title}\ndescription: D.\n---\n${section}`;
    const { speechOf } = read({
      [`documents${path}.mdx`]: `---\nkind: page\n${head('Our page')}`,
      [`translations/fr${path}.mdx`]: `---\n${head('Notre page')}`,
    });
    const titles = (['en', 'fr', 'de'] as const).map((code) =>
      speechOf(code)?.t(`${words}:meta.title`),
    );
    expect(titles).toEqual(['Our page', 'Notre page', 'Our page']);
  });

  test('is silent while its words are broken: a value is its name then', () => {
    const counting = facts.replace('unit: hour', 'unit: business-day');
    const corpus = read({ 'facts.yaml': counting, 'locales/en/facts.json': '{}' });
    expect(corpus.english).toBeUndefined();
    expect(corpus.value('fact.reply-time')).toBe('fact.reply-time');
  });
});

describe('the content as of a day', () => {
  const second = smallContent().find(({ path }) => path.endsWith('policy-2.mdx'))?.text ?? '';
  const corpus = read({
    'announced/policy-2.mdx': second.replace('effective: 2026-11-20', 'effective: 2027-03-01'),
    'facts.yaml': facts.replace('value: [1, 2]', 'value: [1, 2]\n  from: 2027-01-01\n  then: 3'),
  });
  const shown = (day: string) => corpus.asOf(day).documentsById.get('policy-2')?.file;

  test('is that of the day which was given, and knows the days that change something', () => {
    expect(corpus.day).toBe(today);
    expect(corpus.asOf(today)).toBe(corpus);
    expect(corpus.daysAhead).toEqual(['2027-01-01', '2027-03-01']);
    expect(corpus.asOf('2027-01-01').daysAhead).toEqual(['2027-03-01']);
    expect(corpus.asOf('2027-03-01').daysAhead).toEqual([]);
  });

  test('has the value that a fact has on it, first day included', () => {
    expect(corpus.value('fact.reply-time')).toBe('1–2 hours');
    expect(corpus.asOf('2026-12-31').value('fact.reply-time')).toBe('1–2 hours');
    expect(corpus.asOf('2027-01-01').value('fact.reply-time')).toBe('3 hours');
    expect(corpus.asOf('2027-01-01').valueIn('de')('fact.reply-time')).toBe('3 Stunden');
  });

  test('has one text of a document, and knows the other', () => {
    expect(shown('2027-02-28')).toBe('content/documents/policy-2.mdx');
    expect(shown('2027-03-01')).toBe('content/announced/policy-2.mdx');
    const files = (documents: readonly { file: string }[]) => documents.map(({ file }) => file);
    expect([files(corpus.announced), files(corpus.past)]).toEqual([
      ['content/announced/policy-2.mdx'],
      [],
    ]);
    const then = corpus.asOf('2027-03-01');
    expect([files(then.announced), files(then.past)]).toEqual([
      [],
      ['content/documents/policy-2.mdx'],
    ]);
    expect(then.documents).toHaveLength(7);
    expect(then.files.map(({ path }) => path)).not.toContain('content/documents/policy-2.mdx');
    expect(corpus.files.map(({ path }) => path)).not.toContain('content/announced/policy-2.mdx');
  });
});
