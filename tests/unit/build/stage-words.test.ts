import { expect, test } from 'vitest';
import { foreignIn, foreignWords } from '../../../src/build/stage-words.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import type { Stage } from '../../../src/corpus/schema/versions.ts';
import { smallContent } from '../check/small-content.ts';

const catalogues = {
  'en/draft': { record: { state: 'Not yet in use. Recorded on {{date}}.' } },
  'en/published': {
    record: { state: 'It applies since {{date}}.', why: 'Why' },
    legal: { seal: 'What we promise. It has been made known.', known: 'Sent out on {{date}}' },
  },
  'en/legal': { old: 'The letter was sent out on Monday.' },
  'zh/draft': { record: { state: '尚未适用' } },
  'zh/published': { record: { state: '自 {{date}}起生效：此版本有效' } },
};
function wordsIn(stage: Stage) {
  const files = [
    ...smallContent().map(({ path, text }) => ({
      path,
      text: stage === 'draft' ? text.replace(/^publicSince:.*$/m, 'publicSince: null') : text,
    })),
    ...Object.entries(catalogues).map(([name, words]) => ({
      path: `content/locales/${name}.json`,
      text: JSON.stringify(words),
    })),
  ];
  return foreignWords(corpusOf(files));
}
const drafts = wordsIn('draft');

test('what only the other catalogue says is looked for, in pieces of two words or more', () => {
  expect(drafts.get('en')).toEqual([
    { key: 'published:record.state', words: 'It applies since' },
    { key: 'published:legal.seal', words: 'What we promise. It has been made known.' },
    { key: 'published:legal.known', words: 'Sent out on' },
  ]);
  expect(drafts.get('zh')).toEqual([
    { key: 'published:record.state', words: '起生效：此版本有效' },
  ]);
  expect(
    wordsIn('published')
      .get('en')
      ?.map(({ words }) => words),
  ).toEqual(['Not yet in use. Recorded on']);
});

test('what a document or the rest of the interface says as well is not', () => {
  const file = 'content/locales/en/legal.json';
  const said = corpusOf([
    ...smallContent().map(({ path, text }) => ({
      path,
      text: text.replace(/^publicSince:.*$/m, 'publicSince: null'),
    })),
    { path: 'content/locales/en/published.json', text: '{ "a": { "b": "Sent out on {{date}}" } }' },
    { path: file, text: '{ "old": "Sent out on Monday" }' },
  ]);
  expect(foreignWords(said).get('en')).toEqual([]);
});

test('a page says it across line breaks and marks of direction; each language is looked at in its own', () => {
  const look = (file: string, text: string) => foreignIn(file, text, drafts, 'draft');
  expect(look('terms.html', '<p>It\n  applies\u00a0since 1 May</p>')).toEqual([
    'terms.html: “It applies since” is said by published:record.state, and the record is a draft.',
  ]);
  expect(look('terms.html', '<p>It applied</p>')).toEqual([]);
  expect(look('zh/terms.html', '<p>起生效：此版本有效</p>')).toHaveLength(1);
  expect(look('zh/terms.html', '<p>It applies since</p>')).toEqual([]);
  expect(look('zh.html', '<p>起生效：此版本有效</p>')).toHaveLength(1);
});

test.each([
  ['legal/a/versions/1-0.md', '---\nkind: "first"\n---\n\nkind: x', 'draft'],
  ['legal/a/versions/1-0.json', '{"until":null}', 'draft'],
  ['legal/versions.json', '{"effective":"2026-12-01"}', 'draft'],
  ['legal/a/versions/1-0.xml', '<FRBRdate name="publication"/>', 'draft'],
  ['legal/changes.atom', '<published>2026</published>', 'draft'],
  ['legal/a/versions/1-0.md', '---\nrecorded: "2026-12-01"\n---\n\n', 'published'],
  ['legal/a/versions/1-0.json', '{"state":"draft"}', 'published'],
  ['legal/a/versions/1-0.xml', '<record:state>draft</record:state>', 'published'],
  ['legal/a/changes.atom', '<category term="draft"/>', 'published'],
] as const)('%s with %j is a mistake while the record is %s', (file, text, stage) => {
  const known = stage === 'draft' ? 'a draft' : 'published';
  expect(foreignIn(file, text, new Map(), stage)).toEqual([
    expect.stringMatching(
      new RegExp(`^${file}: “.*” is a mark of the .* record, and the record is ${known}\\.$`),
    ),
  ]);
  expect(foreignIn(file, text, new Map(), stage === 'draft' ? 'published' : 'draft')).toEqual([]);
  // The feed of the status page is no part of the record.
  expect(foreignIn('status/history.atom', text, new Map(), stage)).toEqual([]);
});

test('words of a text are no mark', () => {
  expect(
    foreignIn('a/versions/1-0.md', '---\nrecorded: "x"\n---\n\nkind: x', new Map(), 'draft'),
  ).toEqual([]);
});
