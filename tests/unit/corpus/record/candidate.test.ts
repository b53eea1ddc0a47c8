import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import {
  candidateOf,
  firstDifference,
  standingOf,
  versionsOf,
} from '../../../../src/corpus/record/candidate.ts';
import { accept } from '../../../../src/desk/accept/accept.ts';
import { after, changed, type Edit, smallContent } from '../../check/small-content.ts';

type Change = readonly [from: string, to: string];
const small = 'content/documents/policy-2.mdx';
const archived = after(
  smallContent(),
  accept(corpusOf(smallContent()), new Map(), 'policy-2').files,
);

/** The second policy beside its archive, under another name and with other texts if asked. */
function candidate(changes: readonly Change[], path = small, id = 'policy-2') {
  const files = changed(archived, ...changes.map(([from, to]): Edit => [small, from, to]));
  const corpus = corpusOf(files.map((file) => (file.path === small ? { ...file, path } : file)));
  const document = corpus.documentsById.get(id);
  if (!document) throw new Error(`There is no ${id}.`);
  return candidateOf(document, corpus);
}
const other: Change = ['Text.', 'Other text.'];
const newer: Change = ['"1.0"', '"1.1"'];

describe('a present text', () => {
  test.each<[string, Change[]]>([
    ['kept', []],
    ['kept', [['owner: General Counsel', 'owner: Chief Risk Officer']]],
    ['changed', [other]],
    ['changed', [['updated: 2026-11-20', 'updated: 2026-11-22']]],
    ['changed', [['Policy 2', 'Another policy']]],
    ['new', [newer]],
    ['new', [newer, other]],
    ['older', [['"1.0"', '"0.9"']]],
  ])('is %s with %j', (standing, changes) => {
    expect(standingOf(candidate(changes))).toBe(standing);
  });

  test('of which nothing is archived is not recorded', () => {
    const corpus = corpusOf(smallContent());
    const document = corpus.documentsById.get('policy-2');
    expect(document && standingOf(candidateOf(document, corpus))).toBe('unrecorded');
  });

  test('that moved keeps its versions as long as it names its former address; a short name is none', () => {
    const path = 'content/documents/legal/moved.mdx';
    const named = (key: string): Change => ['aliases: [/p2]', `${key}: [/p2, /policy-2]`];
    expect(standingOf(candidate([named('movedFrom')], path, 'legal/moved'))).toBe('kept');
    expect(standingOf(candidate([named('aliases')], path, 'legal/moved'))).toBe('unrecorded');
    expect(standingOf(candidate([], path, 'legal/moved'))).toBe('unrecorded');
  });

  test('cannot be had while English is silent', () => {
    const corpus = corpusOf(smallContent());
    const document = corpus.documentsById.get('policy-2');
    if (!document) throw new Error('The small content has a second policy.');
    expect(() => candidateOf(document, { ...corpus, english: undefined })).toThrow(
      new TypeError('The English words cannot be spoken.'),
    );
  });
});

test('the versions of a document are sorted by their numbers', () => {
  const corpus = corpusOf(archived);
  const document = corpus.documentsById.get('policy-2');
  const [version] = corpus.archive.documents.get('policy-2') ?? [];
  if (!document || !version) throw new Error('The second policy is archived.');
  const numbered = (number: string) => ({ ...version, head: { ...version.head, version: number } });
  const documents = new Map([
    ['policy-2', [numbered('1.10')]],
    ['old/policy', [numbered('1.9')]],
    ['policy-3', [numbered('1.0')]],
  ]);
  const moved = { ...document, front: { ...document.front, movedFrom: ['/old/policy'] } };
  const found = versionsOf(moved, { ...corpus, archive: { ...corpus.archive, documents } });
  expect(found.map(({ head }) => head.version)).toEqual(['1.9', '1.10']);
});

describe('the first difference', () => {
  const difference = (...changes: Change[]) => firstDifference(candidate(changes));

  test('is none where nothing differs, or the number is new', () => {
    expect(difference()).toBeUndefined();
    expect(difference(newer, other)).toBeUndefined();
  });

  test('is a key of the head, by the name that an author writes', () => {
    expect(difference(['updated: 2026-11-20', 'updated: 2026-11-22'], other)).toEqual({
      place: '"updated"',
      found: '2026-11-22',
      recorded: '2026-11-20',
    });
    expect(difference(['Policy 2', 'A'], other)?.place).toBe('"title"');
  });

  test('stands in its section, or before the first', () => {
    expect(difference(other)).toEqual({
      place: 'section 1',
      found: 'Other text.',
      recorded: 'Text.',
    });
    expect(difference(['What we promise.', 'What.'])?.place).toBe('the head of the document');
    const inner = 'Text.\n\n<Section id="b" title="B">\n\nMore.\n\n</Section>';
    expect(difference(['Text.', inner])).toEqual({
      place: 'section 1.1',
      found: '### 1.1 B {#b}',
      recorded: '',
    });
  });

  test('is shown with the words around it, cut at sixty letters', () => {
    const long = `${'word '.repeat(20)}end`;
    const found = difference(['Text.', `${long} of it ${'more '.repeat(20)}`])?.found;
    expect(found).toMatch(/^word word .*…$/);
    expect(found).toHaveLength(60);
  });
});
