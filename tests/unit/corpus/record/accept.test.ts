import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../../scripts/lib/corpus.ts';
import { check } from '../../../../src/content-lint/check.ts';
import type { ContentFile } from '../../../../src/corpus/read/content-files.ts';
import { accept, type Note, newVersions } from '../../../../src/corpus/record/accept.ts';
import { smallContent } from '../../content-lint/small-content.ts';
import {
  announced,
  note as announcedNote,
  today as announcedOn,
  type Changes,
  content,
  firstDay,
  after as written,
} from './announced-content.ts';

const file = 'content/documents/policy-2.mdx';
const today = '2026-11-22';
const archived = 'content/versions/policy-2/1.0.md';
const sums = 'content/versions/SHA256SUMS';
const note: Note = {
  kind: 'correction',
  changed: 'A word.',
  reason: 'It was wrong.',
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
      /kind: "correction"\nchanged: "A word\."\nreason: "It was wrong\."\naffects: "Nobody\."\naction: "Nothing\."\n---\n[\s\S]*Other\.\n$/,
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

  test('is refused with the day of the older one', () => {
    expect(refusedOf({ 'Text.': 'Other.', '"1.0"': '"1.1"' })).toEqual([
      `${file}: "updated" is 2026-11-20, and version 1.0 was published on 2026-11-20. Set "updated" to the day on which version 1.1 is published.`,
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

describe('the text of a version that has changed', () => {
  test('is taken again while the site is not public', () => {
    const edited = edit(recorded, { 'Text.': 'Other.' });
    const { files, news } = accepted(edited);
    expect(news).toEqual(['Policy 2: version 1.0, new text']);
    expect(files.get(archived)).toContain('Other.');
    expect(files.get(archived)).toContain('kind: "first"');
    expect(files.get(sums)).not.toBe(first.files.get(sums));
  });

  test('takes its days from the document again', () => {
    const edited = edit(recorded, { 'effective: 2026-11-20': 'effective: 2026-11-21' });
    const { files } = accepted(edited);
    expect(files.get(archived)).toContain('effective: "2026-11-21"');
  });

  test('is refused once it is', () => {
    const edited = edit(recorded, {
      'Text.': 'Other.',
      'publicSince: null': 'publicSince: 2026-12-01',
    });
    expect(accepted(edited).refused).toEqual([
      `${file}: the text of Policy 2 has changed, and version 1.0 has been public. Set "version" to "1.1" and "updated" to today.`,
    ]);
  });
});

describe('an announced version', () => {
  const take = (changes: Changes = {}, given: Note = announcedNote) =>
    accept(
      corpusOf(content(changes, 'without the announcement'), announcedOn),
      new Map([[announced, given]]),
      'policy-2',
    );

  test('is written beside the one in force, which stays as it is', () => {
    const { files, news, refused } = take();
    expect(refused).toEqual([]);
    expect(news).toEqual([`Policy 2: version 1.1, announced for ${firstDay}`]);
    expect([...files.keys()]).toEqual(['content/versions/policy-2/1.1.md', sums]);
    expect(files.get('content/versions/policy-2/1.1.md')).toMatch(
      /announced: "2026-11-23"\neffective: "2027-01-01"\nkind: "change"[\s\S]*Other\.\n$/,
    );
  });

  test('is noted by its file: a correction of the text in force needs a note of its own', () => {
    const edited: Changes = {
      [file]: [
        ['Text.', 'Text!'],
        ['version: "1.0"\neffective: 2026-11-20', 'version: "1.1"\neffective: 2026-11-23'],
        ['updated: 2026-11-20', 'updated: 2026-11-23'],
      ],
      [announced]: [['version: "1.1"', 'version: "2.0"']],
    };
    expect(take(edited).refused).toEqual([
      `${file}: nothing is said of version 1.1. Say how it differs from version 1.0: its kind, what changed, why, who is affected and what they need to do.`,
    ]);
    const both = corpusOf(content(edited, 'without the announcement'), announcedOn);
    const notes = new Map([
      [file, note],
      [announced, announcedNote],
    ]);
    expect(accept(both, notes, 'policy-2').news).toEqual([
      'Policy 2: version 1.1',
      `Policy 2: version 2.0, announced for ${firstDay}`,
    ]);
  });

  test('is refused before its announcement, and on a day that has come', () => {
    const on = (day: string): Changes => ({
      [announced]: [[`effective: ${firstDay}`, `effective: ${day}`]],
    });
    const late: Changes = { [announced]: [['updated: 2026-11-23', 'updated: 2027-02-01']] };
    expect(take(late).refused).toEqual([
      `${announced}: "updated" is 2027-02-01, and today is 2026-11-23: a version is published on a day that has come. Set "updated" to today.`,
    ]);
    expect(take(on('2026-11-22')).refused).toEqual([
      `${announced}: "effective" is 2026-11-22, before the day of publication, 2026-11-23 ("updated"). Correct one of the two dates.`,
    ]);
    expect(take(on('2026-11-23')).refused).toEqual([
      `${announced}: "effective" is 2026-11-23, and the site's date is 2026-11-23: an announced text takes effect on a later day. Set "effective" to one, or move the file to ${file} if it applies from now on.`,
    ]);
  });

  test('is refused without the notice that a change needs, to the day; a clarification needs none', () => {
    const notice = (value: number): Changes => ({
      'content/launch.yaml': [['publicSince: null', 'publicSince: 2026-11-01']],
      'content/facts.yaml': [
        [
          'reply-time:',
          `change-notice:\n  means: N.\n  kind: duration\n  value: ${value}\n  unit: day\n  source: S.\nreply-time:`,
        ],
      ],
    });
    // 39 days lie between 23 November and 1 January.
    expect(take(notice(39)).refused).toEqual([]);
    expect(take(notice(40)).refused).toEqual([
      `${announced}: "effective" is 2027-01-01, and a change that is announced on 2026-11-23 takes effect on 2027-01-02 or later: so says the fact change-notice. Set "effective" to that day or a later one.`,
    ]);
    expect(take(notice(40), { ...announcedNote, kind: 'clarification' }).refused).toEqual([]);
  });

  test('that is taken back gives way to a later version before its day', () => {
    const moved: Changes = {
      [announced]: [
        ['version: "1.1"', 'version: "1.2"'],
        ['updated: 2026-11-23', 'updated: 2026-11-24'],
        [`effective: ${firstDay}`, 'effective: 2027-03-01'],
      ],
    };
    const { files, refused } = accept(
      corpusOf(content(moved), '2026-11-24'),
      new Map([[announced, announcedNote]]),
      'policy-2',
    );
    expect(refused).toEqual([]);
    const now = corpusOf(written(content(moved), files), '2026-11-24');
    expect(now.daysAhead).toEqual(['2027-03-01']);
    expect(check(now)).toEqual([]);
  });
});
