// What an editor reads who renames a section that was recorded. What else is said of ids is in check.test.ts.
import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import type { ContentFile } from '../../../src/corpus/read/content-files.ts';
import { formatDiagnostic } from '../../../src/corpus/read/diagnostic.ts';
import { accept } from '../../../src/desk/accept/accept.ts';
import { mistakesIn, smallContent, smallDraft } from './small-content.ts';

const [file, other] = ['content/documents/policy-2.mdx', 'content/documents/policy-1.mdx'];

/** Files with a second section in the second policy, and the archive of that policy. */
function recorded(small: readonly ContentFile[]): ContentFile[] {
  const files = small.map(({ path, text }) => ({
    path,
    text:
      path === file
        ? `${text}\n<Section id="fees" title="Our fees">\n\nNone.\n\n</Section>\n`
        : text,
  }));
  const corpus = corpusOf(files);
  const document = corpus.documentsById.get('policy-2');
  if (!document) throw new Error('The small content has a second policy.');
  const only = { ...corpus, documentsById: new Map([['policy-2', document]]) };
  return [...files, ...[...accept(only, new Map()).files].map(([path, text]) => ({ path, text }))];
}

const [published, draft] = [recorded(smallContent()), recorded(smallDraft())];

type Change = readonly [path: string, from: string | RegExp, to: string];

/** What is said of sections once texts are replaced; that another text wants another version is said in other tests. */
function said(files: readonly ContentFile[], ...changes: readonly Change[]): string[] {
  const changed = files.map(({ path, text }) => ({
    path,
    text: changes
      .filter(([name]) => name === path)
      .reduce((before, [, from, to]) => before.replace(from, () => to), text),
  }));
  return mistakesIn(changed)
    .map(formatDiagnostic)
    .filter((message) => !message.includes('versions:accept'));
}

const renamed: Change = [file, 'id="about" title="About"', 'id="scope" title="About"'];
const link: Change = [
  other,
  '<See doc="policy-2" section="about" />',
  '<See doc="policy-2" section="scope" />',
];
const message = (title: string, line: number) =>
  `${file}:${line}  <Section id="scope" title="${title}">: the section was recorded as "about", and its id is permanent, as links and addresses lead to it. Write id="about" back.`;

describe('a section that was recorded', () => {
  test('and is renamed is one mistake, whatever leads to it', () => {
    expect([...said(published), ...said(draft)]).toEqual([]);
    expect(said(published, renamed)).toEqual([message('About', 19)]);
    expect(said(draft, renamed)).toEqual([message('About', 18)]);
    const titled: Change = [file, 'title="About"', 'title="About it"'];
    expect(said(published, renamed, titled)).toEqual([message('About it', 19)]);
  });

  test('has a permanent id once it is published, even if nothing leads to it any more', () => {
    expect(said(published, renamed, link)).toEqual([message('About', 19)]);
    expect(said(draft, renamed, link)).toEqual([]);
  });

  test('may have another title, another place, or go', () => {
    expect(said(published, [file, 'title="About"', 'title="What this is"'])).toEqual([]);
    const first: Change = [
      file,
      '<Section id="about" title="About">',
      '<Section id="fees" title="Our fees">',
    ];
    const second: Change = [file, /fees" title="Our fees(?=">\n\nNone)/, 'about" title="About'];
    expect(said(published, first, second)).toEqual([]);
    expect(said(published, [file, /\n<Section id="fees"[\s\S]*/, ''])).toEqual([]);
  });

  test('is not meant by a new section of another title: links to it lead nowhere', () => {
    expect(
      said(published, [file, 'id="about" title="About"', 'id="costs" title="What it costs"']),
    ).toEqual([
      `${other}:28  <See doc="policy-2" section="about" />: there is no section "about" in policy-2, but there is one in Policy 1. Write doc="policy-1" section="about".`,
    ]);
  });
});
