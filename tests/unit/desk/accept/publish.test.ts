// The record is published: the small content is a draft in a folder, with two versions of its second policy.
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { check } from '../../../../src/check/check.ts';
import { readCorpus } from '../../../../src/corpus/open-corpus.ts';
import { formatDiagnostic } from '../../../../src/corpus/read/diagnostic.ts';
import { allVersions } from '../../../../src/corpus/record/record.ts';
import { publishVersions } from '../../../../src/desk/accept/publish.ts';
import { acceptVersions } from '../../../../src/desk/accept/versions.ts';
import { replaced, smallDraft } from '../../check/small-content.ts';
import { folderOf, textsIn, writeIn } from '../../folder.ts';

const file = 'content/documents/policy-2.mdx';
const launch = 'content/launch.yaml';
let root = '';

const read = (path: string) => readFile(join(root, path), 'utf8');
async function edit(path: string, from: string, to: string): Promise<void> {
  writeIn(root, path, replaced(await read(path), from, to));
}
async function accept(...flags: string[]): Promise<string[]> {
  const lines: string[] = [];
  const code = await acceptVersions(['--root', root, ...flags], root, (line) => lines.push(line));
  return [...lines, `${code}`];
}
async function publish(flags: readonly string[], answers?: string[]): Promise<string[]> {
  const lines: string[] = [];
  const terminal = answers && {
    ask: async (question: string) => {
      lines.push(question.split('\n')[0] ?? '');
      return answers.shift() ?? '';
    },
    print: (line: string) => lines.push(line),
  };
  const args = ['--root', root, ...flags];
  const code = await publishVersions(args, root, (line) => lines.push(line), terminal);
  return [...lines, `${code}`];
}
const mistakes = () => check(readCorpus(root)).map(formatDiagnostic);
const versions = () => allVersions(readCorpus(root).archive).map(({ head }) => head);

beforeEach(async () => {
  vi.stubEnv('SITE_DATE', '2026-11-22');
  // The first policy names words that the small content does not have.
  root = folderOf(
    smallDraft().map(({ path, text }) => ({
      path,
      text: text.replace(/<See [^>]*\/>|<See [^>]*>.*<\/See>/g, 'it'),
    })),
  );
  expect((await accept()).at(-1)).toBe('0');
  await edit(file, 'version: "0.1"', 'version: "0.2"');
  await edit(file, 'Text.', 'Other.');
  expect(await accept('--meant')).toEqual([
    'Policy 2: version 0.2, draft',
    'versions: 1 text recorded',
    '0',
  ]);
  expect(mistakes()).toEqual([]);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

test('the day and the writing are asked for, and what will be written is said before', async () => {
  const lines = await publish([], ['2026-11-21', '2026-02-30', '2026-12-01', 'perhaps', 'yes']);
  const day =
    'On which day does the site become public? Every document applies from that day. (Enter: 2026-11-22)';
  expect(lines).toEqual([
    day,
    '  found 2026-11-21, and today is 2026-11-22: nothing can be published on a day that is over. Give today or a later day.',
    day,
    '  found 2026-02-30, expected a day of the calendar, such as 2026-11-22.',
    day,
    'This will be written, for 2026-12-01:',
    '  content/launch.yaml: publicSince: 2026-12-01',
    '  content/documents: version "1.0", effective and updated 2026-12-01, in 7 files',
    '  content/versions: version 1.0 of 7 documents; 8 drafts removed, which git keeps',
    'Write all this? What has been published cannot be taken back. yes or no',
    '  found perhaps, expected one of yes, no.',
    'Write all this? What has been published cannot be taken back. yes or no',
    'Published as of 2026-12-01. Read git diff, commit it, and deploy it on that day.',
    '0',
  ]);
});

test('the texts of the day become version 1.0 of that day, the drafts are gone, and the content has no mistake', async () => {
  const before = textsIn(root);
  expect((await publish(['--day', '2026-12-01', '--confirm', 'yes'])).at(-1)).toBe('0');
  expect(await read(launch)).toContain('publicSince: 2026-12-01\n');
  expect(await read(file)).toContain(
    'version: "1.0"\neffective: 2026-12-01\nupdated: 2026-12-01\n',
  );
  const found = versions();
  expect(found).toHaveLength(7);
  expect(found[1]).toEqual({
    ...{ path: '/policy-2', title: 'Policy 2', version: '1.0', kind: 'first' },
    ...{ announced: '2026-12-01', effective: '2026-12-01' },
  });
  expect(await read('content/versions/policy-2/1.0.md')).toContain('\nOther.\n');
  expect(await readdir(join(root, 'content/versions/policy-2'))).toEqual(['1.0.md']);
  const after = textsIn(root);
  const changed = Object.keys(before).filter((path) => before[path] !== after[path]);
  expect(changed.filter((path) => !/^content\/(documents|versions)\//.test(path))).toEqual([
    launch,
  ]);
  for (const day of ['2026-11-22', '2026-12-01', '2027-01-01']) {
    vi.stubEnv('SITE_DATE', day);
    expect(mistakes()).toEqual([]);
  }
});

test.each([
  ['no', ['--day', '2026-12-01', '--confirm', 'no']],
  ['a day that is over', ['--day', '2026-11-21', '--confirm', 'yes']],
  ['no day of the calendar', ['--day', '2026-13-01', '--confirm', 'yes']],
  ['no answer', []],
])('%s writes nothing', async (_, flags) => {
  const before = textsIn(root);
  expect((await publish(flags)).slice(-2)).toEqual(['Nothing was published.', '1']);
  expect(textsIn(root)).toEqual(before);
});

test('a text that is not recorded in its present words is refused', async () => {
  await edit(file, 'Other.', 'Third.');
  expect(await publish(['--confirm', 'yes'])).toEqual([
    `${file}: its present words are not recorded.`,
    'What is published must have been recorded, so that everybody read the same words. Run npm run versions:accept first.',
    'Nothing was published.',
    '1',
  ]);
});

test('a record is published once', async () => {
  await publish(['--confirm', 'yes']);
  expect(await publish(['--confirm', 'yes'])).toEqual([
    `${launch}: the record is published as of 2026-11-22 ("publicSince"). A text that changes from now on is a new version: npm run versions:accept.`,
    'Nothing was published.',
    '1',
  ]);
});

test('a number that changes after the day is refused, because nothing could have been announced', async () => {
  const fact = 'content/facts.yaml';
  await edit(fact, 'value: [1, 2]', 'value: [1, 2]\n  from: 2027-01-01\n  then: [3, 4]');
  const before = textsIn(root);
  const lines = await publish(['--day', '2026-12-01', '--confirm', 'yes']);
  expect(lines[0]).toBe('Once published as of 2026-12-01, the content would have mistakes:');
  expect(lines[1]).toContain('the words of Policy 2 become others on 2027-01-01');
  expect(textsIn(root)).toEqual(before);
  // On that day the new number is that of the texts, once they are recorded with it.
  vi.stubEnv('SITE_DATE', '2027-01-01');
  expect((await publish(['--confirm', 'yes']))[0]).toContain('words are not recorded');
  await accept('--meant');
  await publish(['--confirm', 'yes']);
  expect(await read('content/versions/policy-2/1.0.md')).toContain('Within 3–4 hours.');
});

test('a review by counsel stays with the words that were reviewed', async () => {
  await edit(
    launch,
    'counsel: {}',
    '# One line for each.\ncounsel:\n  policy-2: { version: "0.2", date: 2026-11-22 }\n  policy-3: { version: "0.0", date: 2026-11-20 }',
  );
  const lines = await publish(['--confirm', 'yes']);
  expect(lines).toContain(
    `  ${launch}: the review of policy-2 by counsel, which is of this text, is that of version 1.0`,
  );
  expect(lines).toContain(
    `  ${launch}: the review of policy-3 by counsel is removed, because it is of an earlier draft`,
  );
  expect(await read(launch)).toBe(
    'publicSince: 2026-11-22\n# One line for each.\ncounsel:\n  policy-2: { version: "1.0", date: 2026-11-22 }\nquestions: []\n',
  );
});

test('after it a change is a version of its own, with a note', async () => {
  await publish(['--confirm', 'yes']);
  vi.stubEnv('SITE_DATE', '2026-12-05');
  await edit(file, 'Other.', 'Third.');
  expect(mistakes()[0]).toContain('Set "version" to "1.1" and "updated" to today');
  expect(mistakes()[0]).not.toContain('is not public');
});
