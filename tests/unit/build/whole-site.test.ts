// The hooks as Astro calls them, over a folder of built pages that a test writes.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pass } from '../../../src/build/built-site.ts';
import type * as Check from '../../../src/build/check-content.ts';
import { Refusal } from '../../../src/build/refusal.ts';
import { wholeSite } from '../../../src/build/whole-site.ts';
import type * as Addresses from '../../../src/corpus/addresses.ts';
import type { Corpus } from '../../../src/corpus/corpus.ts';

// A project without content has none to check: reading the real one takes seconds.
vi.mock('../../../src/build/check-content.ts', async (original) => {
  const { checkContent } = await original<typeof Check>();
  return {
    checkContent: (root: string) =>
      existsSync(join(root, 'content'))
        ? checkContent(root)
        : { corpus: undefined, isSound: true, report: '', notes: ['a file may go'] },
  };
});
vi.mock('../../../src/corpus/addresses.ts', async (original) => {
  const { addressesOf } = await original<typeof Addresses>();
  return { addressesOf: (corpus?: Corpus) => (corpus ? addressesOf(corpus) : ['/']) };
});

let root = '';
const said: string[] = [];
const logger = { info: (line: string) => said.push(line), warn: (line: string) => said.push(line) };
const text = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

beforeEach(() => {
  said.length = 0;
  root = mkdtempSync(join(tmpdir(), 'whole-site-'));
  mkdirSync(join(root, 'dist'));
  writeFileSync(join(root, 'dist', 'index.html'), 'old');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** Begins a build. Gives the folder that pages are rendered into, and what ends the build. */
async function begin(passes: readonly Pass[], outDir = 'dist/') {
  const { hooks } = wholeSite(passes);
  const base = pathToFileURL(`${root}/`);
  const config = { root: base, outDir: new URL(outDir, base) };
  let folder = config.outDir;
  const updateConfig = (changed: { outDir: URL }) => {
    folder = changed.outDir;
  };
  await Reflect.apply(hooks['astro:config:setup'] ?? fail, undefined, [
    { command: 'build', config, updateConfig, logger },
  ]);
  const done = () => Reflect.apply(hooks['astro:build:done'] ?? fail, undefined, [{ logger }]);
  return { folder: fileURLToPath(folder), done: async () => await done() };
}
const fail = () => expect.unreachable();

function render(folder: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<title>new</title>');
}
/** Lines without their times. */
const steps = () => said.map((line) => line.replace(/ \(\d+\.\d s\)$/, ''));

test('passes go over the pages in their order, which are parsed once; then they are served', async () => {
  const titles: string[] = [];
  const parsed = new Set<unknown>();
  const read: Pass['run'] = ({ pages }) => {
    titles.push(...pages().map(({ title }) => title));
    parsed.add(pages());
    return titles.length > 1 ? ['one letter is lacking'] : [];
  };
  const { folder, done } = await begin([
    {
      name: 'Titles changed',
      run: (site) => {
        writeFileSync(join(site.folder, 'index.html'), '<title>changed</title>');
        return [];
      },
    },
    { name: 'Titles read', run: read },
    { name: 'Titles read again', run: read },
  ]);
  render(folder);
  await done();
  expect(titles).toEqual(['changed', 'changed']);
  expect(parsed.size).toBe(1);
  expect(text('dist', 'index.html')).toBe('<title>changed</title>');
  expect(existsSync(folder)).toBe(false);
  expect(steps()).toEqual([
    'Content checked',
    'Note: a file may go',
    'Rendering 2 pages',
    'Pages rendered',
    'Titles changed',
    'Titles read',
    'Titles read again',
    'Note: one letter is lacking',
  ]);
});

test('what a pass refuses is not served, and no later pass runs', async () => {
  const later = vi.fn(() => []);
  const refuse = () => {
    throw new Refusal('index.html: has no heading.');
  };
  const { folder, done } = await begin([
    { name: 'Output checked', run: refuse },
    { name: 'Later', run: later },
  ]);
  render(folder);
  await expect(done).rejects.toThrow('index.html: has no heading.');
  expect(text('dist', 'index.html')).toBe('old');
  expect(later).not.toHaveBeenCalled();
});

test('a mistake in the content stops the build before Astro reads it', async () => {
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content', 'company.yaml'), 'brand: [\n');
  await expect(begin([])).rejects.toThrow(/\ncontent\/company\.yaml:2 .*Nothing was built\.$/s);
  expect(text('dist', 'index.html')).toBe('old');
});

test('a folder that a build had put aside when it was killed is served again, even if the next one fails', async () => {
  rmSync(join(root, 'dist'), { recursive: true });
  mkdirSync(join(root, '.local', 'dist-aside'), { recursive: true });
  writeFileSync(join(root, '.local', 'dist-aside', 'index.html'), 'old');
  mkdirSync(join(root, 'content'));
  await expect(begin([])).rejects.toThrow('Nothing was built.');
  expect(text('dist', 'index.html')).toBe('old');
});

test('pages alone are rendered elsewhere, and never into dist/', async () => {
  vi.stubEnv('PAGES_ALONE', '1');
  const { folder, done } = await begin([{ name: 'Never', run: fail }], '.local/pages/');
  expect(folder).toBe(join(root, '.local', 'pages/'));
  await done();
  expect(said).toEqual([]);
  await expect(begin([])).rejects.toThrow(
    'PAGES_ALONE is set: name another folder than dist/, with --outDir.',
  );
});
