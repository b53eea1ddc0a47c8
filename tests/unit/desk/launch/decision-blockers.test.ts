import { describe, expect, test } from 'vitest';
import { corpusOf } from '../../../../src/corpus/corpus.ts';
import { textsFingerprint } from '../../../../src/desk/accept/reviewed-texts.ts';
import {
  decisionBlockers,
  translationReviewBlockers,
} from '../../../../src/desk/launch/decision-blockers.ts';
import { languages } from '../../../../src/languages/list.ts';
import { smallContent, smallWith } from '../../check/small-content.ts';

const today = new Date('2026-12-01T12:00:00Z');
const counsel = 'counsel: {}\n';
const decided = `publicSince: 2026-12-01\ntransport: preload\n${counsel}questions: []\n`;

const corpus = (changes: Readonly<Record<string, string>> = {}) =>
  corpusOf(smallWith({ 'launch.yaml': decided, ...changes }));

const said = (launch: string, files: ReadonlyMap<string, string> = new Map()) =>
  [...decisionBlockers(corpus({ 'launch.yaml': launch }), today, files)].map(
    ({ area, file, line, message }) => `${area} ${file}:${line} ${message}`,
  );

test('what is decided stands in nobody’s way', () => {
  expect(said(decided)).toEqual([]);
});

describe('the day of the launch', () => {
  test('must be set', () => {
    expect(said(decided.replace('publicSince: 2026-12-01', 'publicSince: null'))).toEqual([
      'Day of the launch content/launch.yaml:1 the record is a draft: the site says of every document that it does not apply yet. On the day on which the site goes public, or before it for that day, run npm run versions:publish: it names the day and makes version 1.0 of every text.',
    ]);
  });

  test('must have come', () => {
    expect(said(decided.replace('publicSince: 2026-12-01', 'publicSince: 2026-12-02'))).toEqual([
      'Day of the launch content/launch.yaml:1 the site is to be public from 2026-12-02, and today is 2026-12-01. Deploy it on that day. If it goes public on another day, undo the commit with which npm run versions:publish was run (git revert), and run it again for that day.',
    ]);
    expect(said(decided.replace('publicSince: 2026-12-01', 'publicSince: 2026-11-30'))).toEqual([]);
  });
});

test.each(['transport: null\n', ''])('https must be decided, not left open: %j', (line) => {
  expect(said(decided.replace('transport: preload\n', line))).toEqual([
    expect.stringMatching(/^HTTPS content\/launch\.yaml:\d nobody has decided how far https alone/),
  ]);
});

describe('the licence that the owner chose', () => {
  const chosen = (answer: string) =>
    decided.replace(
      'questions: []',
      `questions:\n  - id: licence\n    question: Which?\n    answer: ${answer}`,
    );
  const files = (license: string, text: string) =>
    new Map([
      ['package.json', `{\n  "name": "a",\n  "license": "${license}"\n}`],
      ['LICENSE', text],
    ]);

  test('must be that of package.json and of LICENSE', () => {
    expect(said(chosen('UNLICENSED'), files('UNLICENSED', 'All rights reserved.'))).toEqual([]);
    expect(said(chosen('MIT'), files('MIT', 'Permission is hereby granted'))).toEqual([]);
    expect(said(chosen('MIT'), files('UNLICENSED', 'All rights reserved.'))).toEqual([
      'Licence package.json:3 "license" is UNLICENSED, and content/launch.yaml answers MIT. Write the same in both.',
      'Licence LICENSE:1 says something else, and content/launch.yaml answers MIT. It must hold the text of MIT.',
    ]);
  });

  test('cannot be without a text', () => {
    expect(said(chosen('UNLICENSED'), new Map())).toEqual([
      'Licence package.json:1 "license" is not there, and content/launch.yaml answers UNLICENSED. Write the same in both.',
      'Licence LICENSE:1 is missing, and content/launch.yaml answers UNLICENSED. It must say “All rights reserved”.',
    ]);
  });

  test('is an open question until it is answered, and listed as one', () => {
    expect(said(chosen('null'))).toEqual([]);
  });
});

test.each([
  ['2026-11-30', 'researchers take it for abandoned'],
  ['2026-12-01', 'researchers take it for abandoned'],
  ['2026-12-31', '29 days are left'],
  ['2027-01-01', undefined],
  ['2027-12-04', undefined],
  ['2027-12-05', 'that is 368 days away'],
])('security.txt that is good until %s', (review, message) => {
  const path = 'content/documents/policy-1.mdx';
  const text = smallContent().find((file) => file.path === path)?.text ?? '';
  const statement = text.replace(/^review: .*$/m, `review: ${review}`);
  const changed = corpus({ 'documents/security-statement.mdx': statement });
  const list = [...decisionBlockers(changed, today, new Map())];
  expect(list.map(({ area, file }) => `${area} ${file}`)).toEqual(
    message ? ['security.txt content/documents/security-statement.mdx'] : [],
  );
  if (message) expect(list[0]?.message).toContain(message);
});

describe('reviews of translations', () => {
  const file = 'locales/de/common.json';
  const german = (name: string) => `{ "name": "${name}" }\n`;
  const lacking = (changes: Readonly<Record<string, string>>) =>
    translationReviewBlockers(corpus(changes), '2026-12-01').map(({ message }) => message);
  const review = (texts: string) =>
    `${decided}translations:\n  de: { texts: "${texts}", date: 2026-11-20 }\n`;

  test('are asked of every language but English', () => {
    expect(lacking({})).toHaveLength(languages.length - 1);
  });

  test('hold for the texts that were read, and for no others', () => {
    const texts = textsFingerprint(corpus({ [file]: german('Beispiel') }), 'de');
    const reviewed = { [file]: german('Beispiel'), 'launch.yaml': review(texts) };
    expect(lacking(reviewed).join()).not.toContain('German');
    const now = textsFingerprint(corpus({ [file]: german('Beispiele') }), 'de');
    expect(lacking({ ...reviewed, [file]: german('Beispiele') })).toContain(
      `the German texts need review by a person who speaks the language and knows the subject; others were reviewed on 2026-11-20, and git log -p --since=2026-11-20 -- content/locales/de content/locales/en shows what changed. Afterwards write under "translations": de: { texts: "${now}", date: 2026-12-01 }.`,
    );
  });

  test('end with a change of the English source or of a title; other languages change nothing', () => {
    const before = textsFingerprint(corpus(), 'de');
    const small = smallContent();
    const english = small.find(({ path }) => path === 'content/locales/en/common.json')?.text ?? '';
    const policy = small.find(({ path }) => path === 'content/documents/policy-1.mdx')?.text ?? '';
    const changes: [Readonly<Record<string, string>>, boolean][] = [
      [{ 'locales/en/common.json': english.replace('{', '{ "more": "More",') }, true],
      [{ 'documents/policy-1.mdx': policy.replace(/^title: /m, 'title: New ') }, true],
      [{ 'documents/policy-1.mdx': policy.replace(/^owner: .*$/m, 'owner: Board') }, false],
      [{ 'locales/fr/common.json': german('Exemple') }, false],
    ];
    for (const [change, isAnother] of changes) {
      expect(textsFingerprint(corpus(change), 'de') !== before, Object.keys(change)[0]).toBe(
        isAnother,
      );
    }
  });
});
