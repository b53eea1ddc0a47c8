// What the check asks of a draft and of a published record: the second policy of the small content is recorded in each.
import { expect, test } from 'vitest';
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

const file = 'content/documents/policy-2.mdx';
const launch = 'content/launch.yaml';
const recorded = (files: readonly ContentFile[]) =>
  after(files, accept(corpusOf(files, '2026-11-22'), new Map(), 'policy-2').files);
const [published, draft] = [recorded(smallContent()), recorded(smallDraft())];

/** The messages for files of which one is changed. */
const said = (files: readonly ContentFile[], ...edit: Edit) =>
  mistakesIn(changed(files, edit)).map(formatDiagnostic);

test('both records pass', () => {
  expect(mistakesIn(published)).toEqual([]);
  expect(mistakesIn(draft)).toEqual([]);
});

test('a draft applies on no day, and a published version names its first', () => {
  expect(said(draft, file, 'updated:', 'effective: 2026-11-21\nupdated:')).toEqual([
    `${file}:9  "effective": found 2026-11-21, and a draft applies on no day: "publicSince" in content/launch.yaml is empty. Remove the line; npm run versions:publish writes it.`,
  ]);
  expect(said(published, file, 'effective: 2026-11-20\n', '')).toEqual([
    `${file}:1  "effective" is missing. Expected: a date of the calendar, such as 2026-11-20. Add a line "effective: …" to the front matter, between the two lines "---" at the head of the file.`,
  ]);
});

test('a draft is numbered below 1.0, and a published version as its editor numbers it', () => {
  for (const number of ['1.0', '12.3']) {
    expect(said(draft, file, '"0.1"', `"${number}"`)).toContain(
      `${file}:8  "version": found "${number}", and the number of a draft is below 1.0, as the text of the day on which the site becomes public is version 1.0. Write a number such as "0.1".`,
    );
  }
  for (const number of ['0.2', '0.10']) {
    expect(said(draft, file, '"0.1"', `"${number}"`).join()).not.toContain('below 1.0');
  }
});

test('nothing is announced while the record is a draft', () => {
  const announced = 'content/announced/policy-2.mdx';
  const text = draft.find(({ path }) => path === file)?.text ?? '';
  const files = [...draft, { path: announced, text }];
  expect(mistakesIn(files).map(formatDiagnostic)).toEqual([
    `${announced}:1  nothing can be announced while the record is a draft, which it is until "publicSince" in content/launch.yaml names a day. Make the change in ${file}, and remove this file.`,
  ]);
});

test('the day of publication is written by its command alone, and stays', () => {
  const named = said(draft, launch, 'publicSince: null', 'publicSince: 2026-12-01');
  expect(named).toContain(
    `${launch}:1  "publicSince": found 2026-12-01, and content/versions holds drafts, 1 of them; content/versions/policy-2/0.1.md is the first. Write null here again, then run: npm run versions:publish. It writes the day, and makes version 1.0 of each text.`,
  );
  const emptied = said(published, launch, 'publicSince: 2026-11-20', 'publicSince: null');
  expect(emptied).toContain(
    `${launch}:1  "publicSince": found null, and content/versions holds published versions, 1 of them; content/versions/policy-2/1.0.md is the first. What was published stays: write the day again on which the site became public (git log -p ${launch} shows it).`,
  );
});

test('a draft that has changed is recorded again, with a new number or without', () => {
  expect(said(draft, file, 'Text.', 'Other.')).toEqual([
    `${file}:8  the text of Policy 2 has changed, and its version is still 0.1. In section 1: found “Other.”, recorded “Text.”. Set "version" to "0.2" and "updated" to today, then run: npm run versions:accept. While the site is not public ("publicSince" in content/launch.yaml is empty), npm run versions:accept alone records the new text.`,
  ]);
  expect(said(draft, file, '"0.1"', '"0.2"')).toEqual([
    `${file}:8  version 0.2 of Policy 2 is not recorded yet. Check its "updated" date, then run: npm run versions:accept.`,
  ]);
});

test('a number that changes on a later day asks nothing of a draft, which is recorded anew on that day', () => {
  const change = ['value: [1, 2]', 'value: [1, 2]\n  from: 2099-01-01\n  then: [3, 4]'] as const;
  expect(said(draft, 'content/facts.yaml', ...change)).toEqual([]);
  expect(said(published, 'content/facts.yaml', ...change)).toHaveLength(1);
});
