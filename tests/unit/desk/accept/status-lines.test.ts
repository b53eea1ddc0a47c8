import { expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import type { ContentFile } from '../../../../src/corpus/read/content-files.ts';
import { coverageOf } from '../../../../src/desk/accept/coverage.ts';
import { staleTexts } from '../../../../src/desk/accept/stale-texts.ts';
import { statusLines } from '../../../../src/desk/accept/status-lines.ts';
import { acceptTranslations } from '../../../../src/desk/accept/translations.ts';
import { after, smallWith } from '../../check/small-content.ts';
import { english, file, frenchPolicy } from '../../check/small-translation.ts';

const draft = smallWith({
  [file]: frenchPolicy,
  'locales/fr/common.json': '{ "menu": { "open": "Ouvrir" } }\n',
});
const accepted = after(draft, acceptTranslations(corpusOf(draft), {}, '2026-11-22').files);
const changed = (files: readonly ContentFile[], path: string, change: (text: string) => string) =>
  files.map((one) => (one.path === path ? { ...one, text: change(one.text) } : one));

/** What the command says of French, where git knows the content that was accepted. */
function said(files: readonly ContentFile[], known: readonly ContentFile[] = accepted): string[] {
  const corpus = corpusOf(files);
  const texts = (path: string) => known.filter((one) => one.path === path).map(({ text }) => text);
  const earlier = (path: string) => ['<<<<<<<', ...texts(path)].values();
  return statusLines(coverageOf(corpus), staleTexts(corpus, earlier, 'fr'), 'fr');
}
const head = 'French: 1 of 7 documents, 2 of 8 sections; 1 text of the interface';
const missing = '  no document: policy-2, policy-3, policy-4, policy-5, policy-6, policy-7';

test('a language takes a line, and one more for each thing that is missing', () => {
  expect(said(accepted)).toEqual([head, missing]);
  expect(said(draft)).toEqual([
    head.replace('2 of 8', '0 of 8'),
    missing,
    '  drafts, shown nowhere until they are accepted: policy-1',
    '  never accepted: 1 text of the interface',
  ]);
  expect(
    statusLines(coverageOf(corpusOf(accepted)), []).filter((line) => /^\S/.test(line)),
  ).toHaveLength(6);
});

test('a stale section, a stale word and a stale title each say what has changed in the English', () => {
  const stale = changed(
    changed(accepted, english, (text) => text.replace('More is', 'Much is')),
    'content/locales/en/common.json',
    (text) => text.replace('"Open"', '"Open all"'),
  );
  expect(said(stale).slice(2)).toEqual([
    '',
    'common:menu.open (fr), in English: content/locales/en/common.json',
    '  Open{+ all+}',
    '',
    `policy-1:details (fr), in English: ${english}`,
    expect.stringContaining('[-More-]{+Much+} is'),
    '',
    expect.stringContaining('npm run translations:accept'),
  ]);
  expect(said(stale, [])).toContain('  its earlier English is not in the history of git here');
});

test('what only one of the two texts has is told apart from what is stale', () => {
  const renamed = changed(accepted, english, (text) =>
    text
      .replace('section="details"', 'section="added"')
      .replace(
        /<Section id="details"[\s\S]*/,
        '<Section id="added" title="Added">\n\nWords.\n\n</Section>\n',
      ),
  );
  expect(said(renamed).slice(0, 7)).toEqual([
    head.replace('2 of 8', '0 of 8'),
    missing,
    '  not translated yet: policy-1#added',
    '  no longer in the English, to be removed: policy-1#details',
    '',
    `policy-1:about (fr), in English: ${english}`,
    expect.stringContaining('section="[-details-]{+added+}"'),
  ]);
});

test('a record of the status page whose English has changed is told as words are', () => {
  const path = 'content/status/maintenance.yaml';
  const before = changed(draft, path, (text) =>
    text.replace(
      'updates: []\n',
      'updates: []\n    translations:\n      fr:\n        title: Travaux\n',
    ),
  );
  const written = acceptTranslations(corpusOf(before), {}, '2026-11-22').files;
  const files = [...before, ...[...written].map(([name, text]) => ({ path: name, text }))];
  const ours = 'French: 1 of 7 documents, 2 of 8 sections; 2 texts of the interface';
  expect(said(files, files)).toEqual([ours, missing]);
  const after = changed(files, path, (text) => text.replace('title: Work', 'title: Less work'));
  expect(said(after, files)).toEqual([
    ours,
    missing,
    '',
    `maintenance:work.title (fr), in English: ${path}`,
    '  [-Work-]{+Less work+}',
    '',
    'Translate these anew, or, if a translation still says the same, accept it with --unchanged: npm run translations:accept -- --help.',
  ]);
});
