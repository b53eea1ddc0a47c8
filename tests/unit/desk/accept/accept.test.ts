import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import type { ContentFile } from '../../../../src/corpus/read/content-files.ts';
import type { Note } from '../../../../src/corpus/record/version.ts';
import { accept, newVersions } from '../../../../src/desk/accept/accept.ts';
import { smallContent, smallDraft, after as written } from '../../check/small-content.ts';

const file = 'content/documents/policy-2.mdx';
const today = '2026-11-22';
const archived = 'content/versions/policy-2/1.0.md';
const sums = 'content/versions/SHA256SUMS';
const note: Note = {
  kind: 'correction',
  changed: 'Section 1: a word.',
  reason: 'To name the other payer.',
  affects: 'Nobody.',
  action: 'Nothing.',
};

/** Accepts the second policy alone: the others name words that the small content does not have. */
const accepted = (files: readonly ContentFile[], notes: ReadonlyMap<string, Note> = new Map()) =>
  accept(corpusOf(files, today), notes, 'policy-2');
const noted = new Map([[file, note]]);
const edit = (files: readonly ContentFile[], changes: Readonly<Record<string, string>>) =>
  files.map(({ path, text }) => ({
    path,
    text:
      path === file || path === 'content/launch.yaml'
        ? Object.entries(changes).reduce((before, [from, to]) => before.replace(from, to), text)
        : text,
  }));
const first = accepted(smallContent());
const recorded = written(smallContent(), first.files);

describe('the first version', () => {
  test('is written with its head and its words, and into the sums', () => {
    expect(first.refused).toEqual([]);
    expect(first.news).toEqual(['Policy 2: version 1.0']);
    expect([...first.files.keys()]).toEqual([archived, sums]);
    expect(first.files.get(archived)).toBe(`---
title: "Policy 2"
path: "/policy-2"
version: "1.0"
announced: "2026-11-20"
effective: "2026-11-20"
kind: "first"
---

What we promise.

## At a glance

- One.
- Two.
- Within 1–2 hours.

## 1. About {#about}

Text.
`);
    expect(first.files.get(sums)).toMatch(/^[0-9a-f]{64} {2}policy-2\/1\.0\.md\n$/);
  });

  test('speaks the names of the documents that it refers to', () => {
    const edited = edit(smallContent(), { 'Text.': 'See <See doc="policy-3" />.' });
    expect(accepted(edited).files.get(archived)).toContain('\nSee Policy 3.\n');
  });

  test('accepted twice changes nothing', () => {
    const again = accepted(recorded);
    expect(again.news).toEqual([]);
    expect([...again.files]).toEqual([[sums, first.files.get(sums)]]);
  });
});

describe('a later version', () => {
  const next = {
    'Text.': 'Other.',
    '"1.0"': '"1.1"',
    'updated: 2026-11-20': 'updated: 2026-11-22',
  };
  const edited = edit(recorded, { ...next, 'effective: 2026-11-20': 'effective: 2026-11-22' });

  test('is written beside the older one, with what is said of it', () => {
    expect(newVersions(corpusOf(edited), 'policy-2').map(({ head }) => head.version)).toEqual([
      '1.1',
    ]);
    const { files, news } = accepted(edited, noted);
    expect(news).toEqual(['Policy 2: version 1.1']);
    expect(files.get('content/versions/policy-2/1.1.md')).toMatch(
      /kind: "correction"\nchanged: "Section 1: a word\."\nreason: "To name the other payer\."\naffects: "Nobody\."\naction: "Nothing\."\n---\n[\s\S]*Other\.\n$/,
    );
    expect(files.get(sums)?.split('\n')).toHaveLength(3);
    expect(files.has(archived)).toBe(false);
  });

  test('is refused without a note', () => {
    const { files, refused } = accepted(edited);
    expect(refused).toEqual([
      `${file}: nothing is said of version 1.1. Say how it differs from version 1.0: its kind, what changed, why, who is affected and what they need to do.`,
    ]);
    expect(files.size).toBe(0);
  });

  const refusedOf = (changes: Readonly<Record<string, string>>) =>
    accepted(edit(recorded, changes), noted).refused;

  test('is refused with the day of the older one, unless it is a correction', () => {
    const sameDay = edit(recorded, { 'Text.': 'Other.', '"1.0"': '"1.1"' });
    for (const kind of ['change', 'clarification'] as const) {
      expect(accepted(sameDay, new Map([[file, { ...note, kind }]])).refused).toEqual([
        `${file}: "updated" is 2026-11-20, and version 1.0 was published on 2026-11-20. A document changes once a day: publish version 1.1 on a later day, and set "updated" to that day. Only a correction may follow on the same day.`,
      ]);
    }
    expect(accepted(sameDay, noted).refused).toEqual([]);
    expect(refusedOf({ '"1.0"': '"1.1"', 'updated: 2026-11-20': 'updated: 2026-11-19' })).toEqual([
      expect.stringContaining('A document changes once a day'),
    ]);
  });

  test('is refused when it applies before it is published, and when it goes back', () => {
    expect(refusedOf(next)).toEqual([
      `${file}: "effective" is 2026-11-20, before the day of publication, 2026-11-22 ("updated"). Correct one of the two dates.`,
    ]);
    expect(refusedOf({ '"1.0"': '"0.9"' })).toEqual([
      `${file}: version 0.9 is older than the recorded version 1.0.`,
    ]);
  });

  test('is refused when it is published on a day that has not come', () => {
    const late = { '"1.0"': '"1.1"', 'updated: 2026-11-20': 'updated: 2026-11-23' };
    expect(refusedOf({ ...late, 'effective: 2026-11-20': 'effective: 2026-12-01' })).toEqual([
      `${file}: "updated" is 2026-11-23, and today is 2026-11-22: a version is published on a day that has come. Set "updated" to today.`,
    ]);
  });

  test('leaves its predecessor fixed', () => {
    const both = written(edited, accepted(edited, noted).files);
    const back = edit(both, { '"1.1"': '"1.0"', 'Other.': 'Third.' });
    expect(accepted(back).refused).toEqual([
      `${file}: version 1.0 is older than the recorded version 1.1.`,
    ]);
  });
});

test('the text of a published version that has changed is refused', () => {
  expect(accepted(edit(recorded, { 'Text.': 'Other.' })).refused).toEqual([
    `${file}: the text of Policy 2 has changed, and version 1.0 has been public. Set "version" to "1.1" and "updated" to today.`,
  ]);
});

describe('a draft', () => {
  const draft = accepted(smallDraft());
  const kept = written(smallDraft(), draft.files);
  const draftFile = 'content/versions/policy-2/0.1.md';

  test('is recorded with its day, and without days on which it applies, kind and note', () => {
    expect(draft.refused).toEqual([]);
    expect(draft.news).toEqual(['Policy 2: version 0.1, draft']);
    expect(draft.files.get(draftFile)).toMatch(
      /^---\ntitle: "Policy 2"\npath: "\/policy-2"\nversion: "0\.1"\nstate: "draft"\nrecorded: "2026-11-20"\n---\n\nWhat we promise\./,
    );
  });

  test('is recorded again under its number, with its text and its day', () => {
    const changes = { 'Text.': 'Other.', 'updated: 2026-11-20': 'updated: 2026-11-22' };
    const { files, news } = accepted(edit(kept, changes));
    expect(news).toEqual(['Policy 2: version 0.1, new text, draft']);
    expect(files.get(draftFile)).toMatch(/recorded: "2026-11-22"\n[\s\S]*Other\.\n$/);
    expect(files.get(sums)).not.toBe(draft.files.get(sums));
  });

  test('of a higher number is recorded beside it on the same day, and asks for no note', () => {
    const next = edit(kept, { '"0.1"': '"0.2"', 'Text.': 'Other.' });
    expect(newVersions(corpusOf(next), 'policy-2')).toEqual([]);
    const { files, news } = accepted(next, noted);
    expect(news).toEqual(['Policy 2: version 0.2, draft']);
    expect(files.get('content/versions/policy-2/0.2.md')).not.toContain('kind');
  });

  test('goes back neither in number nor in time, and has no day that is to come', () => {
    const refusedOf = (changes: Readonly<Record<string, string>>) =>
      accepted(edit(kept, changes)).refused;
    expect(refusedOf({ '"0.1"': '"0.0"' })).toEqual([
      `${file}: version 0.0 is older than the recorded version 0.1.`,
    ]);
    const day = (to: string) => ({ '"0.1"': '"0.2"', 'updated: 2026-11-20': `updated: ${to}` });
    expect(refusedOf(day('2026-11-19'))).toEqual([
      `${file}: "updated" is 2026-11-19, and version 0.1 was recorded on 2026-11-20. Set "updated" to that day or a later one.`,
    ]);
    expect(refusedOf(day('2026-11-23'))).toEqual([
      `${file}: "updated" is 2026-11-23, and today is 2026-11-22: a draft is recorded on a day that has come. Set "updated" to today.`,
    ]);
  });
});
