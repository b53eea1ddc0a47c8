import { expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { moveDocument } from '../../../../src/desk/accept/move-document.ts';
import { changedDocuments, wordDifference } from '../../../../src/desk/impact/documents.ts';
import { smallContent } from '../../check/small-content.ts';
import { before, edited } from './edited.ts';

const [document] = before.documents;
if (!document) throw new Error('There is no document.');

const sentence = 'A sentence that nobody wrote before.';

test('a sentence that is put in stands under its section, with the file that holds it', () => {
  const after = edited(document.file, (text) =>
    text.replace(/(<Section id="[^"]*" title="[^"]*">\n\n)(?=[A-Z])/, `$1${sentence}\n\n`),
  );
  const found = changedDocuments(before, after, []);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatchObject({
    ...{ change: 'changed', causes: [document.file], standing: 'changed' },
    sections: [{ place: expect.stringMatching(/^[\d.]+ \S/), lines: [`{+${sentence}+}`] }],
  });
});

test('a title is a change of its section, and of the documents that speak it', () => {
  const [section] = document.outline;
  const after = edited(document.file, (text) =>
    text.replace(`title="${section?.title}"`, `title="${section?.title} again"`),
  );
  const [first, ...others] = changedDocuments(before, after, []).sort((one) =>
    one.document.id === document.id ? -1 : 1,
  );
  expect(first?.sections.find(({ id }) => id === section?.id)?.lines).toEqual([
    `${section?.title}{+ again+}`,
  ]);
  for (const { causes } of others) expect(causes).toEqual(['a name or a title that it mentions']);
});

test('a day and a version are a change of the head', () => {
  const after = edited(document.file, (text) => text.replace(/^version: .*$/m, 'version: "99.0"'));
  const [found] = changedDocuments(before, after, []);
  expect(found?.sections).toEqual([
    {
      place: 'title, version, days, description and summary',
      id: undefined,
      lines: [`version: [-${document.front.version}-]{+99.0+}`],
    },
  ]);
  expect(found?.standing).toBe('new');
});

test('data that documents draw is the cause where it is drawn', () => {
  const path = 'content/risks.yaml';
  const after = edited(path, (text) => text.replace(/(category: )/, '$1Changed '));
  const found = changedDocuments(before, after, []);
  expect(found.length).toBeGreaterThan(0);
  for (const { causes } of found) expect(causes).toEqual([path]);
});

test('a document that moved is told of at its new address, with what else became of it', () => {
  // The first policy names words that the small content does not have.
  const small = smallContent().filter(({ path }) => !path.endsWith('/policy-1.mdx'));
  const moved = moveDocument(small, { from: 'policy-2', to: 'fees' });
  const [found, ...others] = changedDocuments(corpusOf(small), corpusOf(moved), []);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ document: { id: 'fees' }, change: 'moved', sections: [] });
  const file = 'content/documents/fees.mdx';
  const rewritten = moved.map(({ path, text }) => ({
    path,
    text: path === file ? text.replace('Text.', 'Words.') : text,
  }));
  const [again] = changedDocuments(corpusOf(small), corpusOf(rewritten), []);
  expect(again).toMatchObject({
    change: 'moved',
    sections: [{ lines: ['[-Text.-]', '{+Words.+}'] }],
  });
  const gone = moved.filter(({ path }) => path !== file);
  expect(changedDocuments(corpusOf(moved), corpusOf(gone), [])).toMatchObject([
    { document: { id: 'fees' }, change: 'removed' },
  ]);
});

test('words that were taken away stand before those that were put in', () => {
  expect(wordDifference('within 5 days of it', 'within 7 days')).toBe(
    'within [-5-]{+7+} days[- of it-]',
  );
});
