// What the check says of announced versions: the second policy of the small content has one.
import { describe, expect, test } from 'vitest';
import { check } from '../../../src/check/check.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';
import type { ContentFile } from '../../../src/corpus/read/content-files.ts';
import { formatDiagnostic } from '../../../src/corpus/read/diagnostic.ts';
import { dueTexts } from '../../../src/corpus/record/announced.ts';
import {
  announced,
  type Changes,
  content,
  file,
  firstDay,
  today,
} from '../corpus/record/announced-content.ts';
import { frenchPolicy } from './small-translation.ts';

describe('an announced text', () => {
  const said = (changes: Changes = {}, day = today, state?: 'without the announcement') =>
    check(corpusOf(content(changes, state), day)).map(formatDiagnostic);
  const raised = (next: string) =>
    `Set "version" to "${next}" and "updated" to today, then run: npm run versions:accept.`;

  test('passes before its day and after, once it is recorded', () => {
    expect(said()).toEqual([]);
    expect(said({}, firstDay)).toEqual([]);
    expect(said({}, today, 'without the announcement')).toEqual([
      `${announced}:8  version 1.1 of Policy 2 is announced for ${firstDay} and is not recorded yet. Check its "updated" and "effective" dates, then run: npm run versions:accept.`,
    ]);
  });

  test('is the one that was recorded, before its day and after', () => {
    const message = `${announced}:8  the text of Policy 2 has changed, and its version is still 1.1. In section 1: found “Third.”, recorded “Other.”. ${raised('1.2')}`;
    expect(said({ [announced]: [['Other.', 'Third.']] })).toEqual([message]);
    expect(said({ [announced]: [['Other.', 'Third.']] }, firstDay)).toEqual([message]);
  });

  test('leaves the text in force held to its own version, and free to be corrected', () => {
    expect(said({ [file]: [['Text.', 'Lost.']] })).toEqual([
      `${file}:8  the text of Policy 2 has changed, and its version is still 1.0. In section 1: found “Lost.”, recorded “Text.”. ${raised('1.2')}`,
    ]);
  });

  test('is read for its claims with the waivers that stand in it', () => {
    const waived = '{/* waiver: the name of a fund */}It is risk-free.';
    const lines = said(
      { [file]: [['Text.', waived]], [announced]: [['Other.', waived]] },
      today,
      'without the announcement',
    );
    // All that is left to say is that both texts are to be recorded.
    expect(lines.map((line) => line.split('  ')[0])).toEqual([`${announced}:8`]);
    expect(lines[0]).toContain('is not recorded yet');
  });

  describe('that bears a wrong name', () => {
    const none = (name: string) =>
      `content/announced/${name}.mdx:1  there is no document content/documents/${name}.mdx that this text could replace. A new document stands in content/documents. If the name is wrong, rename the file.`;
    /** What is said where the announced text has another name, whatever day it is. */
    const named = (name: string, day = today) => {
      const files = content({}, 'without the announcement').map((each) =>
        each.path === announced ? { ...each, path: `content/announced/${name}.mdx` } : each,
      );
      return check(corpusOf(files, day)).map(formatDiagnostic);
    };

    test.each(['policy-9', 'policy_2', 'legal/policy-2', 'documents/policy-2', 'fra/policy-2'])(
      'of no document: %s',
      (name) => {
        expect(named(name)).toEqual([none(name)]);
        expect(named(name, firstDay)).toEqual([none(name)]);
      },
    );

    test('of another document', () => {
      const path = 'content/announced/policy-3.mdx';
      expect(named('policy-3')).toEqual([
        `${path}:2  "title": found Policy 2, the title of ${file}, and this text would replace content/documents/policy-3.mdx. Rename this file to ${announced}, or give it a title of its own.`,
      ]);
    });

    test('and was recorded under its own', () => {
      const files = content().map((each) =>
        each.path === announced ? { ...each, path: 'content/announced/policy-9.mdx' } : each,
      );
      expect(check(corpusOf(files, today)).map(formatDiagnostic)).toEqual([none('policy-9')]);
    });

    test('as its translation may', () => {
      const path = 'content/announced/fr/policy-9.mdx';
      const files = [...content(), { path, text: frenchPolicy }];
      expect(check(corpusOf(files, today)).map(formatDiagnostic)).toEqual([
        `${path}:1  there is no text content/announced/policy-9.mdx that this one could translate. If the name is wrong, rename the file; if that text is in force, move this one to content/translations/fr/policy-9.mdx.`,
      ]);
    });
  });

  test.each<[string, [from: string, to: string][], string]>([
    ['as it is', [], ''],
    ['with other words', [['Text.', 'Other.']], ''],
    ['with another day', [['effective: 2026-11-20', `effective: ${firstDay}`]], 'ahead'],
  ])('is no copy of the text in force, %s', (_, changes, isAhead) => {
    const files = content({}, 'without the announcement');
    const copied = files.find(({ path }) => path === file)?.text ?? '';
    const text = changes.reduce((before, [from, to]) => before.replace(from, () => to), copied);
    const day = isAhead
      ? ''
      : ' and "effective" to the day from which on this text applies, or remove the file';
    const corpus = corpusOf(
      files.map((each) => (each.path === announced ? { ...each, text } : each)),
      today,
    );
    expect(check(corpus).map(formatDiagnostic)).toEqual([
      `${announced}:8  "version": found 1.0, expected a later one than 1.0, the version of ${file}. Set "version" to "1.1"${day}.`,
    ]);
    // No note asks to move it.
    expect(dueTexts(corpus)).toEqual([]);
  });

  test.each(['1.0', '0.9'])('has a later version than its document, not %s', (version) => {
    expect(
      said(
        { [announced]: [['version: "1.1"', `version: "${version}"`]] },
        today,
        'without the announcement',
      ),
    ).toEqual([
      `${announced}:8  "version": found ${version}, expected a later one than 1.0, the version of ${file}. Set "version" to "1.1".`,
    ]);
  });

  test('takes effect on a day that is ahead', () => {
    const change: Changes = { [announced]: [[`effective: ${firstDay}`, `effective: ${today}`]] };
    expect(said(change, today, 'without the announcement')).toEqual([
      `${announced}:9  "effective" is ${today}, and the site's date is ${today}: an announced text takes effect on a later day. Set "effective" to one, or move the file to ${file} if it applies from now on.`,
    ]);
  });

  test('is missing once it is recorded and gone, or says another day', () => {
    const missing = `version 1.1 of Policy 2 is announced for ${firstDay}, and its text is missing. Put ${announced} back as it was recorded (git restore brings it). To take the announcement back, give that file a higher version with the words and the day that hold, and run: npm run versions:accept.`;
    const gone = content().filter(({ path }) => path !== announced);
    expect(check(corpusOf(gone, today)).map(formatDiagnostic)).toEqual([`${file}:8  ${missing}`]);
    expect(said({ [announced]: [[`effective: ${firstDay}`, 'effective: 2027-02-01']] })).toEqual([
      `${announced}:8  the text of Policy 2 has changed, and its version is still 1.1. In "effective": found “2027-02-01”, recorded “${firstDay}”. ${raised('1.2')}`,
    ]);
  });

  test('is moved before the text that it replaced is edited', () => {
    expect(said({ [file]: [['Text.', 'Lost.']] }, firstDay)).toEqual([
      `${file}:1  the words of this text have changed, and it is not shown: ${announced} is in force since ${firstDay}. Undo the change (git restore), run npm run versions:accept, which moves that file here, and edit it then. If this text is not needed, move that file here by hand.`,
    ]);
  });
});

describe('a fact that changes on a day', () => {
  const changes: Changes = {
    'content/facts.yaml': [['value: [1, 2]', 'value: [1, 2]\n  from: 2027-02-01\n  then: [3, 4]']],
  };
  const said = (files: readonly ContentFile[]) =>
    check(corpusOf(files, today)).map(formatDiagnostic);
  const words = `become others on 2027-02-01, while version`;
  const where =
    'In the head of the document: found “- Within 3–4 hours.”, recorded “- Within 1–2 hours.”.';

  test('needs an announced version of every document that speaks it, from the day on which it is typed', () => {
    const files = content(changes, 'without the announcement').filter(
      ({ path }) => path !== announced,
    );
    expect(said(files)).toEqual([
      `${file}:8  the words of Policy 2 ${words} 1.0 applies. ${where} An announced version has to say so: copy this file to ${announced}, set "version" to "1.1", "updated" to today and "effective" to 2027-02-01 there, then run: npm run versions:accept.`,
    ]);
  });

  test('cannot wait behind another announced version', () => {
    expect(said(content(changes))).toEqual([
      `${announced}:8  the words of Policy 2 ${words} 1.1 applies. ${where} A document has one announced text at a time: let both changes take effect on one day, or make this one once version 1.1 is in force.`,
    ]);
  });
});
