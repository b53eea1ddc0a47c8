// The records of the status page are read from the working folder: the tests work in one of their own.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { derivedFactsFile } from '../../../src/corpus/derived-facts-file.ts';
import { languages } from '../../../src/languages/list.ts';
import { smallContent } from '../check/small-content.ts';

const incidents = 'content/status/incidents.yaml';
const small = new Map(smallContent().map(({ path, text }) => [path, text]));
const facts = small.get('content/facts.yaml') ?? '';
const home = process.cwd();
const day = '2026-11-22';
let root = '';

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'facts-'));
  for (const [path, text] of small) await write(path, text);
  process.chdir(root);
});
afterAll(async () => {
  process.chdir(home);
  await rm(root, { recursive: true, force: true });
});

test('words that stand for a value are worked out, everything else stays as it was typed', () => {
  const count = 'count:\n  means: M.\n  kind: count\n  value: languages\n  unit: u\n  source: S.\n';
  const derived = derivedFactsFile(facts + count, day);
  expect(derived['count']).toEqual({
    ...{ means: 'M.', kind: 'count', value: languages.length, unit: 'u', source: 'S.' },
  });
  // An hour of 90 days.
  expect(derived['measured-uptime']?.['value']).toBe(99.95);
  expect(derived['reply-time']?.['value']).toEqual([1, 2]);
});

test('a value is that of the day', () => {
  const text = facts.replace('value: [1, 2]', 'value: [1, 2]\n  from: 2026-11-22\n  then: 3');
  expect(derivedFactsFile(text, '2026-11-21')['reply-time']?.['value']).toEqual([1, 2]);
  const entry = derivedFactsFile(text, day)['reply-time'];
  expect(entry?.['value']).toBe(3);
  // The schema of the collection knows no other days.
  expect(Object.keys(entry ?? {})).not.toContain('from');
});

test('an entry that is a mistake stays as it was typed, beside the others', () => {
  const derived = derivedFactsFile(
    `${facts}broken: { kind: cuont, value: languages }\nnone:\n`,
    day,
  );
  expect(derived['broken']).toEqual({ kind: 'cuont', value: 'languages' });
  expect(derived['none']).toEqual({});
  expect(derived['measured-uptime']?.['value']).toBe(99.95);
});

test('a figure that follows from broken records keeps its word', async () => {
  await write(incidents, 'incidents: [{ id: slow }]\n');
  try {
    expect(derivedFactsFile(facts, day)['measured-uptime']?.['value']).toBe('uptime');
  } finally {
    await write(incidents, small.get(incidents) ?? '');
  }
});

test('a file without entries has none', () => {
  expect(derivedFactsFile('', day)).toEqual({});
  expect(derivedFactsFile('- a\n', day)).toEqual({});
});
