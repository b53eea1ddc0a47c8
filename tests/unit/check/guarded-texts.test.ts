// How translated texts stand to what was accepted of them, on the small content and its French translation.
import { expect, test } from 'vitest';
import { glossaryRules } from '../../../src/check/glossary-rules.ts';
import { acceptanceRules, guardedTexts } from '../../../src/check/guarded-texts.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import type { ContentFile } from '../../../src/corpus/read/content-files.ts';
import { acceptTranslations } from '../../../src/desk/accept/translations.ts';
import { after, changed, smallContent } from './small-content.ts';
import { english, file, frenchPolicy } from './small-translation.ts';

const path = `content/${file}`;
const words = 'content/locales/fr/common.json';
const translated: ContentFile[] = [
  ...smallContent().filter((one) => one.path !== words),
  { path, text: frenchPolicy },
  { path: words, text: '{ "menu": { "open": "Ouvrir" } }\n' },
];

/** The files with what accepting them writes. */
const withAccepted = (files: readonly ContentFile[], day = '2026-11-22', scope = {}) =>
  after(files, acceptTranslations(corpusOf(files), scope, day).files);

const statesOf = (files: readonly ContentFile[]) =>
  Object.fromEntries(guardedTexts(corpusOf(files)).map(({ name, state }) => [name, state]));

test('every text of a language is guarded', () => {
  expect(statesOf(translated)).toEqual({
    'common:menu.open': 'new',
    'documents:policy-1.title': 'new',
    'documents:policy-1.description': 'new',
    'documents:policy-1.summary.1': 'new',
    'documents:policy-1.summary.2': 'new',
    'documents:policy-1.summary.3': 'new',
    'policy-1:about': 'new',
    'policy-1:details': 'new',
  });
});

test('accepting takes all of it, with the day of the revision', () => {
  const acceptance = acceptTranslations(corpusOf(translated), {}, '2026-11-22');
  expect(acceptance.news).toEqual([
    'French: 1 text of the interface',
    'French: 7 texts of policy-1, revised 2026-11-22',
  ]);
  expect(acceptance.left).toEqual([]);
  expect([...acceptance.files.keys()]).toEqual(['content/translations/fr/accepted.json']);
  expect(new Set(Object.values(statesOf(withAccepted(translated))))).toEqual(new Set(['kept']));
  // Nothing new writes nothing.
  expect(acceptTranslations(corpusOf(withAccepted(translated)), {}, '2027-01-01').files.size).toBe(
    0,
  );
});

test('a translation of words that have changed since it was accepted is not held to the glossary', () => {
  const glossary = {
    path: 'content/glossary/fr.yaml',
    text: 'terms:\n  a:\n    query: question\nnever: []\n',
  };
  const asked = (files: readonly ContentFile[]) =>
    glossaryRules(
      corpusOf(
        changed([...files, glossary], ['content/locales/en/common.json', '"Open"', '"A query"']),
      ),
    );
  expect(asked(withAccepted(translated))).toEqual([]);
  expect(asked(translated)).toEqual([
    expect.objectContaining({ message: expect.stringContaining('translates “query”') }),
  ]);
});

test('a changed English makes its translations stale, and only those', () => {
  const files = changed(
    withAccepted(translated),
    [english, 'is anyone', 'is not anyone'],
    ['content/locales/en/common.json', '"Open"', '"Open all"'],
  );
  expect(statesOf(files)).toMatchObject({
    'common:menu.open': 'stale',
    'policy-1:about': 'stale',
    'policy-1:details': 'kept',
    'documents:policy-1.title': 'kept',
  });
  const acceptance = acceptTranslations(corpusOf(files), {}, '2026-12-01');
  expect(acceptance.files.size).toBe(0);
  expect(acceptance.left).toEqual([
    `${words}:1  common:menu.open: its English has changed, and the translation has not. Mend it; or, if it still says the same, run: npm run translations:accept -- --language fr --unchanged.`,
    `${path}:10  policy-1:about: its English has changed, and the translation has not. Mend it; or, if it still says the same, run: npm run translations:accept -- --language fr --document policy-1 --unchanged.`,
  ]);
});

test('a correction is carried over by --unchanged, and revises nothing', () => {
  const files = changed(withAccepted(translated), [english, 'is anyone', 'means anyone']);
  const after = withAccepted(files, '2026-12-01', { unchanged: true });
  expect(statesOf(after)).toMatchObject({ 'policy-1:about': 'kept' });
  expect(corpusOf(after).accepted.get('fr')?.revised).toEqual({
    'policy-1': new Date('2026-11-22'),
  });
});

test('a translation that changed alone is named by its section, or by the text of its head', () => {
  const message = (place: string) =>
    `the translation has changed since it was accepted: ${place}. Run: npm run translations:accept -- --language fr --document policy-1.`;
  const rules = (from: string, to: string) =>
    acceptanceRules(corpusOf(changed(withAccepted(translated), [path, from, to])));
  expect(rules('Le reste', 'Ce qui reste')).toEqual([
    { file: path, line: 17, message: message('details') },
  ]);
  expect(rules('Règle 1', 'Première règle')).toEqual([
    { file: path, line: 2, message: message('title') },
  ]);
});

test('a mended translation is accepted under a new day, and until then the check asks for it', () => {
  const files = changed(
    withAccepted(translated),
    [english, 'is anyone', 'means anyone'],
    [path, 'est quiconque', 'signifie quiconque'],
  );
  expect(statesOf(files)).toMatchObject({ 'policy-1:about': 'mended' });
  expect(acceptanceRules(corpusOf(files))).toEqual([
    {
      file: path,
      line: 10,
      message:
        'the translation has changed since it was accepted: about. Run: npm run translations:accept -- --language fr --document policy-1.',
    },
  ]);
  const after = withAccepted(files, '2026-12-01');
  expect(acceptanceRules(corpusOf(after))).toEqual([]);
  expect(corpusOf(after).accepted.get('fr')?.revised).toEqual({
    'policy-1': new Date('2026-12-01'),
  });
});

test('a draft, and words of the interface, may change as they like', () => {
  expect(acceptanceRules(corpusOf(translated))).toEqual([]);
  const files = changed(withAccepted(translated), [words, 'Ouvrir', 'Ouvre']);
  expect(acceptanceRules(corpusOf(files))).toEqual([]);
});

test('a value of the company that changes takes its translations with it', () => {
  const values = 'content/locales/fr/values.json';
  const translation = '{ "company": { "product-pay": "Exampla Caisse" } }\n';
  const accepted = withAccepted([
    ...translated.filter((one) => one.path !== values),
    { path: values, text: translation },
  ]);
  const renamed = changed(accepted, ['content/company.yaml', 'Exampla Pay', 'Exampla Till']);
  expect(acceptanceRules(corpusOf(accepted))).toEqual([]);
  expect(acceptanceRules(corpusOf(renamed))).toEqual([
    {
      file: values,
      line: 1,
      message:
        '"product-pay" has changed in content/company.yaml, and its translation has not. Translate it anew; or, if it still says the same, run: npm run translations:accept -- --language fr --unchanged.',
    },
  ]);
  const anew = changed(renamed, [values, 'Caisse', 'Guichet']);
  expect(acceptanceRules(corpusOf(anew))).toEqual([]);
});

test('one language or one document may be accepted alone', () => {
  expect(
    acceptTranslations(corpusOf(translated), { language: 'de' }, '2026-11-22').files.size,
  ).toBe(0);
  const one = withAccepted(translated, '2026-11-22', { document: 'policy-1' });
  expect(statesOf(one)).toMatchObject({ 'common:menu.open': 'new', 'policy-1:about': 'kept' });
});

test('what is no longer translated leaves the file', () => {
  const files = withAccepted(translated).filter((one) => one.path !== path);
  const after = withAccepted(files);
  const accepted = corpusOf(after).accepted.get('fr');
  expect(Object.keys(accepted?.texts ?? {})).toEqual(['common:menu.open']);
  expect(accepted?.revised).toEqual({});
});

test('a language whose translations are all gone is named, with what was accepted or without', () => {
  const accepted = withAccepted(translated);
  const gone = [
    {
      file: 'content/translations/fr',
      line: 1,
      message:
        'the translations into French are gone, which readers had. Put the folder back (git restore brings it). For a new language, run: npm run translations:accept -- --language fr, which notes the English of its words.',
    },
  ];
  const rules = (files: readonly ContentFile[]) => acceptanceRules(corpusOf(files));
  expect(rules(accepted)).toEqual([]);
  expect(rules(accepted.filter((one) => one.path !== path))).toEqual(gone);
  const most = accepted
    .filter((one) => !one.path.includes('/translations/fr/'))
    .map((one) =>
      one.path.startsWith('content/locales/fr/') ? { ...one, text: '{ "title": "Etat" }' } : one,
    );
  expect(rules(most)).toEqual(gone);
  // A language of which little is translated was never accepted.
  expect(rules(smallContent())).toEqual([]);
});
