// The commands in a folder with the small content: what is written, that nothing is half written, what is said.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { check } from '../../../../src/check/check.ts';
import { readCorpus } from '../../../../src/corpus/open-corpus.ts';
import { runStatusCheck, runStatusCommand } from '../../../../src/desk/status/command.ts';
import { changeIncident, incidentFlags } from '../../../../src/desk/status/incident.ts';
import { smallContent } from '../../check/small-content.ts';
import { folderOf, textsIn } from '../../folder.ts';

/** Periods of the page, and its words as the commands print them. */
const periods = ['incident-window', 'status-stale', 'status-update']
  .map(
    (id) =>
      `${id}:\n  means: Meaning of ${id}.\n  kind: duration\n  value: 1\n  unit: day\n  source: S.\n`,
  )
  .join('');
const words = {
  title: 'State',
  overall: { operational: 'All is well', down: 'Down: {{components}}' },
  asOf: 'As of {{instant}}',
  state: { operational: 'Fine', down: 'Down' },
  incidents: { ongoing: 'goes on' },
};
const content = smallContent().map(({ path, text }) => {
  if (path === 'content/facts.yaml') return { path, text: text + periods };
  return { path, text: path.endsWith('/en/status.json') ? JSON.stringify(words) : text };
});

let root = '';
let said: string[] = [];
beforeEach(() => {
  root = folderOf(content);
  said = [];
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true, force: true });
});

const print = (line: string) => void said.push(line);
const incident = (...args: string[]) =>
  runStatusCommand(['--root', root, ...args], incidentFlags, changeIncident, print);
const asOf = ['--as-of', '2026-11-20 12:00'];
const good = [
  ...['--title', 'Page fails', '--severity', 'P1', '--type', 'major-outage'],
  ...['--impact', 'website=down', '--start', '2026-11-20 11:40'],
  ...['--description', 'Requests fail.', '--text', 'We look into it.', ...asOf],
];

test('a right answer is written to two files, and the content stays without a mistake', async () => {
  expect(await incident(...good)).toBe(0);
  expect(said.slice(0, 2)).toEqual([
    'Written: content/status/components.yaml',
    'Written: content/status/incidents.yaml',
  ]);
  expect(said[3]).toBe('Down: Website');
  expect(check(readCorpus(root))).toEqual([]);
});

describe('nothing is written', () => {
  test.each<[string, string[], string]>([
    ['for a flag that there is not', ['--titel', 'x'], "Unknown option '--titel'."],
    [
      'for a wrong answer',
      [...good, '--severity', 'P7'],
      '--severity: found P7, expected one of P1, P2, P3.',
    ],
    ['for answers that are missing', asOf, '--title is missing: What happened, in a few words?'],
    [
      'for an instant before that of the data',
      [...good, '--as-of', '2026-11-20 08:00'],
      'The data are of 2026-11-20T09:00:00.000Z already',
    ],
    ['for an instant that is none', [...good, '--as-of', 'tomorrow'], '--as-of: found tomorrow'],
    [
      'for a record that the check refuses',
      [...good, '--type', 'minor-degradation'],
      'content/status/incidents.yaml:5  "type": found minor-degradation, but "website" was down.',
    ],
  ])('%s', async (_, args, sentence) => {
    const before = textsIn(root);
    expect(await incident(...args)).toBe(1);
    expect(said[0]).toContain(sentence);
    expect(said.at(-1)).toBe('Nothing was written.');
    expect(textsIn(root)).toEqual(before);
  });
});

test('records that have mistakes already are told, and nothing is written', async () => {
  const path = join(root, 'content/status/incidents.yaml');
  await writeFile(path, (await readFile(path, 'utf8')).replace('severity: P3', 'severity: P7'));
  const before = textsIn(root);
  expect(await incident(...good)).toBe(1);
  expect(said).toEqual([
    'The records have mistakes already. Mend these first:',
    expect.stringContaining('found P7, expected one of P1, P2, P3'),
    'Nothing was written.',
  ]);
  expect(textsIn(root)).toEqual(before);
});

test('the flags are told on request', async () => {
  expect(await incident('--help')).toBe(0);
  expect(said).toContain('--severity  P1, P2, P3');
});

describe('the check', () => {
  test('says what readers see, and writes nothing', async () => {
    const before = textsIn(root);
    expect(await runStatusCheck(['--root', root], print)).toBe(0);
    expect(said[0]).toBe('All is well');
    expect(said).toContain('Measured uptime over 90 days: 99.95% (1 hour without announcement).');
    expect(textsIn(root)).toEqual(before);
  });

  test('lists mistakes and fails', async () => {
    const path = join(root, 'content/status/incidents.yaml');
    await writeFile(path, (await readFile(path, 'utf8')).replace('severity: P3', 'severity: P7'));
    expect(await runStatusCheck(['--root', root], print)).toBe(1);
    expect(said.at(-1)).toContain('found P7, expected one of P1, P2, P3');
  });

  test('confirms every component, with the figure of that instant', async () => {
    vi.stubEnv('SITE_DATE', '2027-02-08');
    expect(
      await runStatusCheck(['--confirm', '--root', root, '--as-of', '2027-02-08 08:30'], print),
    ).toBe(0);
    const text = await readFile(join(root, 'content/status/components.yaml'), 'utf8');
    expect(text.match(/2027-02-08T08:30:00Z/g)).toHaveLength(2);
    const corpus = readCorpus(root);
    // Half of the incident has left the window.
    expect(corpus.value('fact.measured-uptime')).toBe('99.98%');
    expect(check(corpus)).toEqual([]);
  });

  test('refuses a flag that it does not have', async () => {
    expect(await runStatusCheck(['--confrim'], print)).toBe(1);
    expect(said[0]).toContain("Unknown option '--confrim'. The flags are --confirm, --root");
  });
});
