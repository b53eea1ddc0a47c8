// Purpose: what an author reads when content is broken, word for word, in a copy of the real content.
// Every rule by itself is tested on a small content in tests/unit/scripts/content.
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkContent } from '../../scripts/check-content.ts';
import { formatProblem } from '../../scripts/content/problem.ts';

const project = join(import.meta.dirname, '../..');
const legal = 'content/documents/legal';
const firstSection = /<Section [^>]*>\n\n/;

/** One thing broken in a copy, and the message for it; `LINE` stands for the line on which `found` stands. */
type Breakage = {
  readonly name: string;
  readonly break: (root: string) => Promise<void>;
  readonly file: string;
  /** Text on the line that the message names; the head of the file when there is none. */
  readonly found?: string;
  readonly message: string;
};

async function edit(root: string, file: string, from: string | RegExp, to: string): Promise<void> {
  const path = join(root, file);
  const text = await readFile(path, 'utf8');
  const changed = text.replace(from, () => to);
  if (changed === text)
    throw new Error(`${file} does not contain ${from}: the test must be adapted.`);
  await writeFile(path, changed);
}

const breakages: readonly Breakage[] = [
  {
    name: 'a misspelt fact',
    break: (root) =>
      edit(
        root,
        `${legal}/terms-of-service.mdx`,
        '<Fact id="support-hours" />',
        '<Fact id="suport-hours" />',
      ),
    file: `${legal}/terms-of-service.mdx`,
    found: 'suport-hours',
    message:
      '<Fact id="suport-hours" />: there is no fact "suport-hours". Did you mean "support-hours"? Facts are listed in content/facts.yaml.',
  },
  {
    name: 'a duplicate alias',
    break: (root) => edit(root, `${legal}/aml-policy.mdx`, /^aliases: .*$/m, 'aliases: [/terms]'),
    file: `${legal}/terms-of-service.mdx`,
    found: 'aliases:',
    message: `the alias /terms of ${legal}/terms-of-service.mdx already belongs to ${legal}/aml-policy.mdx:7, as an alias. Every address has one owner: remove it from one of the two.`,
  },
  {
    name: 'a bad date',
    break: (root) =>
      edit(root, `${legal}/terms-of-service.mdx`, /^review: .*$/m, 'review: 2027-02-30'),
    file: `${legal}/terms-of-service.mdx`,
    found: 'review:',
    message:
      '"review": found 2027-02-30, expected a date of the calendar, such as 2026-11-20. February 2027 has 28 days.',
  },
  {
    name: 'an unknown key',
    break: (root) => edit(root, `${legal}/privacy-policy.mdx`, /^owner:/m, 'ownr:'),
    file: `${legal}/privacy-policy.mdx`,
    found: 'ownr:',
    message:
      'unknown key "ownr". Did you mean "owner"? Correct the key or remove its line. Keys that are known here: title, description, group, order, keyPolicy, aliases, version, effective, updated, review, owner, summary.',
  },
  {
    name: 'a dead cross reference',
    break: (root) =>
      edit(
        root,
        `${legal}/terms-of-service.mdx`,
        'section="liability-cap"',
        'section="liabilty-cap"',
      ),
    file: `${legal}/terms-of-service.mdx`,
    found: 'liabilty-cap',
    message:
      '<See section="liabilty-cap" />: there is no section "liabilty-cap" in this document. Did you mean "liability-cap"? It is section 10.3, “The limit of our liability”.',
  },
  {
    name: 'a missing title',
    break: (root) => edit(root, `${legal}/cookies-policy.mdx`, /^title: .*\n/m, ''),
    file: `${legal}/cookies-policy.mdx`,
    message:
      '"title" is missing. Expected: a text. Add a line "title: …" to the front matter, between the two lines "---" at the head of the file.',
  },
  {
    name: 'broken MDX',
    break: (root) =>
      edit(
        root,
        `${legal}/accessibility.mdx`,
        /(?<=<Section [^>]*>\n\n)/,
        'We answer in <5 days.\n\n',
      ),
    file: `${legal}/accessibility.mdx`,
    found: '<5 days',
    message: '<5 days: a "<" begins a component, and this is none. Write "less than 5 days".',
  },
  {
    name: 'two documents at one address',
    break: (root) =>
      cp(join(root, `${legal}/risk-register.mdx`), join(root, `${legal}/risk-register/index.mdx`)),
    file: `${legal}/risk-register/index.mdx`,
    message: `${legal}/risk-register/index.mdx and ${legal}/risk-register.mdx stand at one address, /legal/risk-register. Delete one of the two, or give it another name.`,
  },
  {
    name: 'a missing locale file',
    break: (root) => rm(join(root, 'content/locales/de/common.json')),
    file: 'content/locales/de/common.json',
    message:
      'the file is missing: content/locales/en/common.json exists, and German needs a file of the same name. Create it with the two characters {} in it; English stands in for what is not translated.',
  },
  {
    name: 'an unknown component',
    break: (root) =>
      edit(
        root,
        'content/documents/trust/safety.mdx',
        firstSection,
        '<Section id="new" title="New">\n\n<Notise>Read this.</Notise>\n\n',
      ),
    file: 'content/documents/trust/safety.mdx',
    found: '<Notise>',
    message:
      '<Notise>: there is no component "Notise". Did you mean <Notice>? Components are listed in content/README.md.',
  },
];

async function expectedLine(root: string, { file, found, message }: Breakage): Promise<string> {
  const text = found ? await readFile(join(root, file), 'utf8') : '';
  const line = found ? text.slice(0, text.indexOf(found)).split('\n').length : 1;
  return `${file}:${line}  ${message}`;
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'content-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function copyOfContent(name: string): Promise<string> {
  const root = join(folder, name.replaceAll(' ', '-'));
  await cp(join(project, 'content'), join(root, 'content'), { recursive: true });
  return root;
}

function run(root: string) {
  const entry = join(project, 'scripts/check-content.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, '--root', root], {
    cwd: dirname(project),
    encoding: 'utf8',
  });
  return { status, lines: stdout.trimEnd().split('\n'), stderr };
}

test('the real content has no mistakes', async () => {
  expect(await checkContent(project)).toEqual([]);
});

describe('one thing broken', () => {
  test.each(breakages)('$name', async (breakage) => {
    const root = await copyOfContent(breakage.name);
    await breakage.break(root);
    const problems = (await checkContent(root)).map(formatProblem);
    expect(problems).toEqual([await expectedLine(root, breakage)]);
  });
});

test('ten things broken give ten messages, and the command fails once', async () => {
  const root = await copyOfContent('ten at once');
  for (const breakage of breakages) await breakage.break(root);
  const expected = await Promise.all(breakages.map((breakage) => expectedLine(root, breakage)));
  const { status, lines, stderr } = run(root);
  expect(stderr).toBe('');
  expect(lines.filter((line) => line.startsWith('content/')).toSorted()).toEqual(
    expected.toSorted(),
  );
  expect(lines.at(-1)).toMatch(/^content: \d+ files, 10 mistakes\. Nothing was built\.$/);
  expect(status).toBe(1);
});

test('the command passes over the real content', () => {
  const { status, lines } = run(project);
  expect(lines).toEqual([expect.stringMatching(/^content: \d+ files, no mistakes$/)]);
  expect(status).toBe(0);
});
