import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { keepCorpus, openCorpus, readCorpus } from '../../../src/corpus/open-corpus.ts';
import { smallContent } from '../check/small-content.ts';
import { folderOf, writeIn } from '../folder.ts';

const facts = 'content/facts.yaml';
const home = process.cwd();
let root = '';
const text = smallContent().find(({ path }) => path === facts)?.text ?? '';

beforeAll(() => {
  root = folderOf(smallContent());
  process.chdir(root);
  keepCorpus();
});
afterEach(() => {
  writeIn(root, facts, text);
  keepCorpus();
});
afterAll(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

test('the content of the site is read once, until it is to be read again', () => {
  const corpus = openCorpus();
  expect(corpus.value('fact.reply-time')).toBe('1–2 hours');
  writeIn(root, facts, text.replace('value: [1, 2]', 'value: [1, 3]'));
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
  writeIn(root, facts, text.replace('kind: duration', 'kind: durtion'));
  expect(() => openCorpus()).toThrow(/content\/facts\.yaml:\d+ {2}"kind" in ".*found durtion/);
  expect(() => openCorpus()).toThrow(/1 mistake/);
  writeIn(root, facts, text);
  keepCorpus();
  expect(openCorpus().diagnostics).toEqual([]);
});
