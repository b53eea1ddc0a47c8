// Drafts and translations are not recorded with a change that nobody was shown.
import { expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { accept, candidates } from '../../../../src/desk/accept/accept.ts';
import { acceptTranslations } from '../../../../src/desk/accept/translations.ts';
import { changedDrafts, changedTranslations } from '../../../../src/desk/accept/unseen-changes.ts';
import { smallContent, smallDraft, after as written } from '../../check/small-content.ts';
import { frenchPolicy, file as translation } from '../../check/small-translation.ts';

const file = 'content/documents/policy-2.mdx';
const today = '2026-11-22';
/** What is said when a text is recorded with one sentence and has another now. */
function changed(from: string, to: string, content = smallDraft()): string[] {
  const withText = (text: string) =>
    content.map((each) =>
      each.path === file ? { ...each, text: each.text.replace('Text.', text) } : each,
    );
  const recorded = accept(corpusOf(withText(from), today), new Map(), 'policy-2');
  expect(recorded.refused).toEqual([]);
  const corpus = corpusOf(written(withText(to), recorded.files), today);
  return changedDrafts(candidates(corpus, 'policy-2'), corpus);
}

test('a sentence of a draft that is lost or says something else is shown at its section', () => {
  expect(changed('One. We must wait. Two.', 'One. We may wait.')).toEqual([
    `${file}:18: in section 1 We [-must-]{+may+} wait.`,
    `${file}:18: in section 1 [-Two.-]`,
  ]);
  expect(changed('We must wait.', 'We must wait.')).toEqual([]);
});

test('what is published says itself what kind of change it is', () => {
  expect(changed('We must wait.', 'We may wait.', smallContent())).toEqual([]);
});

const french = `content/${translation}`;
const words = 'content/locales/fr/common.json';
const asTranslated = [
  ...smallContent().filter(({ path }) => path !== words),
  { path: french, text: frenchPolicy },
  { path: words, text: '{ "menu": { "open": "Ouvrir" } }\n' },
];
const accepted = written(
  asTranslated,
  acceptTranslations(corpusOf(asTranslated), {}, '2026-11-22').files,
);
const edited = (path: string, from: string, to: string, files = accepted) => {
  expect(files.find((each) => each.path === path)?.text).toContain(from);
  return files.map((each) =>
    each.path === path ? { path, text: each.text.replace(from, to) } : each,
  );
};
const shown = (files: typeof accepted, scope = {}, known = accepted) =>
  changedTranslations(corpusOf(files), scope, (path) =>
    known.flatMap((each) => (each.path === path ? [each.text] : [])).values(),
  );

test('a translation that changes by itself is shown beside what was accepted', () => {
  expect(shown(edited(french, 'Le reste est', 'Le reste n’est pas'))).toEqual([
    `${french}:17: in details Le reste {+n’+}est {+pas +}dans <See doc="policy-2" section="about" />.`,
  ]);
  expect(shown(edited(words, 'Ouvrir', 'Fermer'))).toEqual([
    `${words}:1: in menu.open [-Ouvrir-]`,
    `${words}:1: in menu.open {+Fermer+}`,
  ]);
  expect(shown(edited(words, 'Ouvrir', 'Fermer'), { language: 'de' })).toEqual([]);
  expect(shown(accepted)).toEqual([]);
});

test('nothing is shown where the English has changed too', () => {
  const both = edited('content/locales/en/common.json', 'Open', 'Close');
  expect(shown(edited(words, 'Ouvrir', 'Fermer', both))).toEqual([]);
});

test('where the accepted words are not known, that is said', () => {
  expect(shown(edited(words, 'Ouvrir', 'Fermer'), {}, [])).toEqual([
    `${words}:1: in menu.open the words that were accepted are not in git, so that no difference can be shown.`,
  ]);
});
