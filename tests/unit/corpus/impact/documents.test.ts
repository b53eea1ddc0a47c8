import { expect, test } from 'vitest';
import { changedDocuments, wordDifference } from '../../../../src/corpus/impact/documents.ts';
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

test('words that were taken away stand before those that were put in', () => {
  expect(wordDifference('within 5 days of it', 'within 7 days')).toBe(
    'within [-5-]{+7+} days[- of it-]',
  );
});
