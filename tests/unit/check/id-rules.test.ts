// What an editor reads who renames a section that was recorded. What else is said of ids is in check.test.ts.
import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import type { ContentFile } from '../../../src/corpus/read/content-files.ts';
import { formatDiagnostic } from '../../../src/corpus/read/diagnostic.ts';
import { accept } from '../../../src/desk/accept/accept.ts';
import {
  after,
  changed,
  type Edit,
  mistakesIn,
  smallContent,
  smallDraft,
} from './small-content.ts';

const [file, other] = ['content/documents/policy-2.mdx', 'content/documents/policy-1.mdx'];

/** Files with a second section in the second policy, and the archive of that policy. */
function recorded(small: readonly ContentFile[]): ContentFile[] {
  const more = '\n<Section id="fees" title="Our fees">\n\nNone.\n\n</Section>\n';
  const files = changed(small, [file, /$/, more]);
  return after(files, accept(corpusOf(files), new Map(), 'policy-2').files);
}

const [published, draft] = [recorded(smallContent()), recorded(smallDraft())];

/** What is said of sections once texts are replaced; that another text wants another version is said in other tests. */
const said = (files: readonly ContentFile[], ...edits: readonly Edit[]) =>
  mistakesIn(changed(files, ...edits))
    .map(formatDiagnostic)
    .filter((message) => !message.includes('versions:accept'));

const renamed: Edit = [file, 'id="about" title="About"', 'id="scope" title="About"'];
const link: Edit = [
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
    const titled: Edit = [file, 'title="About"', 'title="About it"'];
    expect(said(published, renamed, titled)).toEqual([message('About it', 19)]);
  });

  test('has a permanent id once it is published, even if nothing leads to it any more', () => {
    expect(said(published, renamed, link)).toEqual([message('About', 19)]);
    expect(said(draft, renamed, link)).toEqual([]);
  });

  test('may have another title, another place, or go', () => {
    expect(said(published, [file, 'title="About"', 'title="What this is"'])).toEqual([]);
    const first: Edit = [
      file,
      '<Section id="about" title="About">',
      '<Section id="fees" title="Our fees">',
    ];
    const second: Edit = [file, /fees" title="Our fees(?=">\n\nNone)/, 'about" title="About'];
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
