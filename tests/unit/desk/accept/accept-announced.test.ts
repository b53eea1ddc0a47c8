import { describe, expect, test } from 'vitest';
import { check } from '../../../../src/check/check.ts';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import type { Note } from '../../../../src/corpus/record/version.ts';
import { accept } from '../../../../src/desk/accept/accept.ts';
import { after } from '../../check/small-content.ts';
import {
  announced,
  type Changes,
  content,
  file,
  firstDay,
  note,
  today,
} from '../../corpus/record/announced-content.ts';

const sums = 'content/versions/SHA256SUMS';

describe('an announced version', () => {
  const take = (changes: Changes = {}, given: Note = note) =>
    accept(
      corpusOf(content(changes, 'without the announcement'), today),
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
    const both = corpusOf(content(edited, 'without the announcement'), today);
    const notes = new Map<string, Note>([
      [file, { ...note, kind: 'correction' }],
      [announced, note],
    ]);
    expect(accept(both, notes, 'policy-2').news).toEqual([
      'Policy 2: version 1.1',
      `Policy 2: version 2.0, announced for ${firstDay}`,
    ]);
  });

  test('is refused under the version of the text in force, whose record stays as it is', () => {
    expect(take({ [announced]: [['version: "1.1"', 'version: "1.0"']] })).toEqual({
      files: new Map(),
      news: [],
      refused: [
        `${announced}: "version": found 1.0, expected a later one than 1.0, the version of ${file}. Set "version" to "1.1".`,
      ],
    });
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
    expect(take(notice(40), { ...note, kind: 'clarification' }).refused).toEqual([]);
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
      new Map([[announced, note]]),
      'policy-2',
    );
    expect(refused).toEqual([]);
    const now = corpusOf(after(content(moved), files), '2026-11-24');
    expect(now.daysAhead).toEqual(['2027-03-01']);
    expect(check(now)).toEqual([]);
  });
});
