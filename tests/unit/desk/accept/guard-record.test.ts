import { describe, expect, test } from 'vitest';
import {
  findLost,
  findLostSums,
  isPublishedSite,
  publicSinceIn,
  reasonIn,
} from '../../../../src/desk/accept/guard-record.ts';

const [one, two] = ['1'.repeat(64), '2'.repeat(64)];
const published = {
  'content/launch.yaml': 'publicSince: 2026-12-01\n',
  'content/versions/SHA256SUMS': `${one}  legal/terms/1.0.md\n${two}  acceptable-use/1.0.md\n`,
  'content/status/incidents.yaml': 'incidents:\n  - id: late-payouts\n    title: Late\n',
  'content/status/maintenance.yaml': 'maintenance: []\n',
};
type Files = Partial<typeof published>;
const reader = (files: Files) => (path: string) => files[path as keyof Files] ?? '';
const lost = (after: Files, before: Files = published) =>
  findLost(reader(before), reader({ ...published, ...after }), '2026-12-01');

describe('what was published', () => {
  test.each([
    ['nothing has changed', {}],
    [
      'a version is added',
      {
        'content/versions/SHA256SUMS': `${published['content/versions/SHA256SUMS']}${'3'.repeat(64)}  legal/terms/1.1.md\n`,
      },
    ],
    [
      'the lines stand in another order, and end as on Windows',
      {
        'content/versions/SHA256SUMS': `${two}  acceptable-use/1.0.md\r\n${one}  legal/terms/1.0.md\r\n`,
      },
    ],
    [
      'a record has gained steps',
      {
        'content/status/incidents.yaml':
          'incidents:\n  - id: later\n  - id: late-payouts\n    title: Late\n    end: 2026-12-02T10:00:00Z\n',
      },
    ],
  ])('stays where %s', (_, after) => {
    expect(lost(after)).toEqual([]);
  });

  test('is missed by name where its text and its sum were rewritten together, or taken away', () => {
    const sums = `${'9'.repeat(64)}  legal/terms/1.0.md\n`;
    expect(lost({ 'content/versions/SHA256SUMS': sums })).toEqual([
      'content/versions/legal/terms/1.0.md was published, and its text is changed or gone.',
      'content/versions/acceptable-use/1.0.md was published, and its text is changed or gone.',
    ]);
    expect(lost({ 'content/versions/SHA256SUMS': '' })).toHaveLength(2);
  });

  test.each([
    ['a second line follows', `${one}  a/1.0.md\n${two}  a/1.0.md\n`],
    ['a second line comes first', `${two}  a/1.0.md\n${one}  a/1.0.md\n`],
    ['the old text stands under another name', `${two}  a/1.0.md\n${one}  b/1.0.md\n`],
    ['the name has another case', `${one}  A/1.0.md\n`],
    ['its line is gone', `${one}  a/1.1.md\n`],
  ])('is missed by the sum that stood before where %s', (_, after) => {
    expect(findLostSums(`${one}  a/1.0.md\n`, after)).toEqual(['a/1.0.md']);
    expect(findLostSums(`${one}  a/versions/1-0.md\n`, after)).toEqual(['a/versions/1-0.md']);
  });

  test('is missed where a record of the status page is deleted, or its file', () => {
    const sentence =
      'The record late-payouts of content/status/incidents.yaml was published, and is gone.';
    expect(lost({ 'content/status/incidents.yaml': 'incidents: []\n' })).toEqual([sentence]);
    expect(lost({ 'content/status/incidents.yaml': '' })).toEqual([sentence]);
    const file = 'content/status/maintenance.yaml';
    const before = { ...published, [file]: 'maintenance:\n  - id: database\n' };
    expect(lost({}, before)).toEqual([
      `The record database of ${file} was published, and is gone.`,
    ]);
    // Another id is another record.
    expect(lost({ [file]: 'maintenance:\n  - id: data-base\n' }, before)).toHaveLength(1);
  });

  test('is nothing before the day has come that was named', () => {
    const before = { ...published, 'content/launch.yaml': 'publicSince: 2026-12-02\n' };
    expect(lost({ 'content/versions/SHA256SUMS': '' }, before)).toEqual([]);
  });

  test('is nothing before the day of the launch, as the earlier state itself names it', () => {
    const drafts = { ...published, 'content/launch.yaml': 'publicSince: null\n' };
    expect(lost({ 'content/versions/SHA256SUMS': '' }, drafts)).toEqual([]);
    expect(
      lost({ 'content/launch.yaml': 'publicSince: null\n', 'content/versions/SHA256SUMS': '' }),
    ).toHaveLength(3);
    expect(findLost(() => '', reader(published), '2026-12-01')).toEqual([]);
  });
});

test.each([
  ['publicSince: 2027-12-01\n', '2027-12-01'],
  ['publicSince: 2026-11-30\n', '2026-11-30'],
  ['publicSince: null\n', 'no day'],
  ['', 'no day'],
])('the day that has come stays where launch.yaml would say %j', (launch, found) => {
  expect(lost({ 'content/launch.yaml': launch })).toEqual([
    `content/launch.yaml: "publicSince": found ${found}, expected 2026-12-01, as that day has come.`,
  ]);
});

test.each([
  "# The day.\r\n'publicSince': '2026-12-01'\r\n",
  '{ publicSince: "2026-12-01" }',
  'publicSince: >-\n  2026-12-01\n',
])('the day that has come is the same day in %j', (launch) => {
  expect(lost({ 'content/launch.yaml': launch })).toEqual([]);
});

test('a day that is to come may move', () => {
  const before = { ...published, 'content/launch.yaml': 'publicSince: 2026-12-02\n' };
  expect(lost({ 'content/launch.yaml': 'publicSince: 2026-12-09\n' }, before)).toEqual([]);
});

test.each([
  ['', false],
  [`${one}  a/versions/0-12.md\n${two}  legal/pack.md\n`, false],
  [`${one}  a/versions/0-9.md\r\n${two}  a/versions/1-0.md\r\n`, true],
  [`${one}  a/versions/10-0.md`, true],
])('of the sums %j a site is published: %s', (sums, expected) => {
  expect(isPublishedSite(sums)).toBe(expected);
});

test('of the sums of a site, the English texts of versions count, and nothing that is made of them', () => {
  const site = [
    `${one}  legal/terms/versions/1-0.md`,
    `${two}  legal/terms/versions/1-0.pdf`,
    `${two}  de/legal/terms/versions/1-0.md`,
    `${two} *acceptable-use/versions/1-0.md`,
  ].join('\n');
  expect(findLostSums(site, `${one}  legal/terms/1.0.md\n`)).toEqual([
    'acceptable-use/versions/1-0.md',
  ]);
});

test.each([
  ['publicSince: 2026-12-01\n', '2026-12-01'],
  ['publicSince: "2026-12-01"\n', '2026-12-01'],
  ['publicSince: null\n', undefined],
  ['publicSince: soon\n', undefined],
  ['', undefined],
])('the day of the launch in %j', (text, day) => {
  expect(publicSinceIn(text)).toBe(day);
});

test.each([
  [
    'Erase a name\n\nRecord: order of the High Court of 3 May 2027\n',
    'order of the High Court of 3 May 2027',
  ],
  ['Mend the Record: of versions', undefined],
  ['Record:   \nmore', undefined],
  ['', undefined],
])('the reason in %j', (message, reason) => {
  expect(reasonIn(message)).toBe(reason);
});
