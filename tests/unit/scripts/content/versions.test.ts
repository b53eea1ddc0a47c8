import { describe, expect, test } from 'vitest';
import { problemsIn } from '../../../../scripts/content/check.ts';
import { readDocument } from '../../../../scripts/content/document.ts';
import { formatProblem } from '../../../../scripts/content/problem.ts';
import { readData } from '../../../../scripts/content/read-data.ts';
import {
  accepted,
  fingerprintOf,
  presentVersions,
  versionsFile,
} from '../../../../scripts/content/versions.ts';
import { smallContent } from './small-content.ts';

const file = 'content/documents/policy-2.mdx';
const textOf = () => smallContent().find(({ path }) => path === file)?.text ?? '';
const documentOf = (text: string) => readDocument(file, text).document;
const sources = readData(smallContent(), []);
const print = (text: string) => fingerprintOf(documentOf(text), sources);
const edited = () => textOf().replace('Text.', 'Other text.');

describe('a fingerprint', () => {
  test.each<[string, (text: string) => string]>([
    ['other line breaks', (text) => text.replace('Text.', '\nText.\n')],
    [
      'another title, date or version',
      (text) => text.replace('"1.0"', '"2.0"').replace('Policy 2', 'P2'),
    ],
    ['a waiver', (text) => text.replace('Text.', '{/* waiver: no fact of ours */} Text.')],
  ])('stays with %s', (_, change) => {
    expect(change(textOf())).not.toBe(textOf());
    expect(print(change(textOf()))).toBe(print(textOf()));
  });

  test.each<[string, (text: string) => string]>([
    ['another word of the text', (text) => text.replace('Text.', 'Texts.')],
    ['another point of the summary', (text) => text.replace('- One.', '- Once.')],
    ['another fact', (text) => text.replace('fact.reply-time', 'fact.maintenance-notice')],
  ])('changes with %s', (_, change) => {
    expect(print(change(textOf()))).not.toBe(print(textOf()));
  });
});

test('a fingerprint counts what a component shows from the data', () => {
  const text = textOf().replace('Text.', '<RiskRegister />');
  const files = smallContent().map((one) => ({
    ...one,
    text: one.text.replace('impact: 5', 'impact: 4'),
  }));
  expect(fingerprintOf(documentOf(text), readData(files, []))).not.toBe(print(text));
  expect(fingerprintOf(documentOf(textOf()), readData(files, []))).toBe(print(textOf()));
});

/** The problems of the second policy as `text`, with version 1.0 recorded as the small content has it. */
function messages(text: string, publicSince = 'null'): string[] {
  const versions = versionsFile({ 'policy-2': { '1.0': print(textOf()) } });
  const replaced: Readonly<Record<string, string>> = {
    [file]: text,
    'content/versions.yaml': versions,
    'content/launch.yaml': `publicSince: ${publicSince}\ncounsel: {}\nquestions: []\n`,
  };
  const files = smallContent().map((one) => ({ ...one, text: replaced[one.path] ?? one.text }));
  return problemsIn(files).map(formatProblem);
}

describe('a text and its version', () => {
  test('that agree with the record pass, and so does a document without a record', () => {
    expect(messages(textOf())).toEqual([]);
  });

  test('fail when only the text has changed', () => {
    expect(messages(edited(), '2026-12-01')).toEqual([
      `${file}:8  the text of Policy 2 has changed, and its version is still 1.0. Set "version" to "1.1" and "updated" to today, then run: npm run versions:accept.`,
    ]);
    expect(messages(edited())[0]).toMatch(
      /While the site is not public .* alone records the new text\.$/,
    );
  });

  test('fail until a new version is recorded, and when it is older than the recorded one', () => {
    expect(messages(edited().replace('"1.0"', '"1.1"'))).toEqual([
      `${file}:8  version 1.1 of Policy 2 is not recorded yet. Check its "updated" and "effective" dates, then run: npm run versions:accept.`,
    ]);
    expect(messages(edited().replace('"1.0"', '"0.9"'))[0]).toContain(
      'version 1.0 of Policy 2 is recorded already',
    );
  });

  test('are not judged while something else is wrong', () => {
    expect(messages(edited().replace('owner:', 'ownr:'))).toHaveLength(1);
  });

  test('of a document that is gone', () => {
    const files = smallContent().map(({ path, text }) => ({
      path,
      text:
        path === 'content/versions.yaml' ? versionsFile({ gone: { '1.0': '0'.repeat(64) } }) : text,
    }));
    expect(problemsIn(files).map(formatProblem)).toEqual([
      'content/versions.yaml:5  there is no document "gone". If it was renamed, rename it here too; if it was removed, remove its entry.',
    ]);
  });
});

describe('accepting', () => {
  const known = { 'policy-2': { '1.0': print(textOf()) } };
  const accept = (text: string, fixed: boolean) =>
    accepted(presentVersions([documentOf(text)], sources), known, fixed);

  test('records a new version beside the old one', () => {
    const next = accept(edited().replace('"1.0"', '"1.10"'), true);
    expect(next.refused).toEqual([]);
    expect(next.news).toEqual(['Policy 2: version 1.10']);
    expect(Object.keys(next.recorded['policy-2'] ?? {})).toEqual(['1.0', '1.10']);
  });

  test('refuses a new text under a version that has been public, and an older version', () => {
    expect(accept(edited(), true).refused).toEqual([
      `${file}: the text of Policy 2 has changed, and version 1.0 has been public. Set "version" to "1.1" and "updated" to today.`,
    ]);
    expect(accept(edited().replace('"1.0"', '"0.9"'), false).refused).toHaveLength(1);
  });

  test('takes the new text of a version that has not been public', () => {
    const next = accept(edited(), false);
    expect(next.news).toEqual(['Policy 2: version 1.0, new text']);
    expect(next.recorded).toEqual({ 'policy-2': { '1.0': print(edited()) } });
  });

  test('has nothing to say of what is recorded', () => {
    expect(accept(textOf(), true)).toEqual({ recorded: known, news: [], refused: [] });
  });
});
