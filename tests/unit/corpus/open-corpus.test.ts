import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keepCorpus, openCorpus, readCorpus } from '../../../src/corpus/open-corpus.ts';
import { smallContent } from '../check/small-content.ts';

const facts = 'content/facts.yaml';
const home = process.cwd();
let root = '';
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const text = smallContent().find(({ path }) => path === facts)?.text ?? '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'open-'));
  for (const { path, text } of smallContent()) write(path, text);
  process.chdir(root);
  keepCorpus();
});
afterEach(() => {
  write(facts, text);
  keepCorpus();
});
afterAll(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

test('the content of the site is read once, until it is to be read again', () => {
  const corpus = openCorpus();
  expect(corpus.value('fact.reply-time')).toBe('1–2 hours');
  write(facts, text.replace('value: [1, 2]', 'value: [1, 3]'));
  expect(openCorpus()).toBe(corpus);
  keepCorpus();
  expect(openCorpus().value('fact.reply-time')).toBe('1–3 hours');
});

test('what is handed in is given, and nothing is read', () => {
  const corpus = readCorpus(root);
  keepCorpus(corpus);
  expect(openCorpus()).toBe(corpus);
});

test('content with mistakes is refused with all of them, until they are mended', () => {
  write(facts, text.replace('kind: duration', 'kind: durtion'));
  expect(() => openCorpus()).toThrow(/content\/facts\.yaml:\d+ {2}"kind" in ".*found durtion/);
  expect(() => openCorpus()).toThrow(/1 mistake/);
  write(facts, text);
  keepCorpus();
  expect(openCorpus().diagnostics).toEqual([]);
});
