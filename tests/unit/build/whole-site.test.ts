// The hooks as Astro calls them, over a folder of built pages that a test writes.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pass } from '../../../src/build/built-site.ts';
import type * as Check from '../../../src/build/check-content.ts';
import { Refusal } from '../../../src/build/refusal.ts';
import { demandSoundContent, pagesFirst, wholeSite } from '../../../src/build/whole-site.ts';
import type * as Addresses from '../../../src/corpus/addresses.ts';
import type { Corpus } from '../../../src/corpus/corpus.ts';
import { folderOf, writeIn } from '../folder.ts';

// A project without content has none to check: reading the real one takes seconds.
const said = vi.hoisted(() => ({ verdict: Promise.resolve<unknown>(undefined) }));
vi.mock('../../../src/build/check-content.ts', async (original) => {
  const { beginCheck } = await original<typeof Check>();
  return {
    beginCheck: (root: string) =>
      existsSync(join(root, 'content'))
        ? beginCheck(root)
        : { corpus: { diagnostics: [] }, verdict: said.verdict },
  };
});
vi.mock('../../../src/corpus/addresses.ts', async (original) => {
  const { addressesOf } = await original<typeof Addresses>();
  return { addressesOf: (corpus: Corpus) => (corpus.files ? addressesOf(corpus) : ['/']) };
});

let root = '';
const lines: string[] = [];
const log = (line: string) => lines.push(line);
const logger = { info: log, warn: log };
const text = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

beforeEach(() => {
  lines.length = 0;
  said.verdict = Promise.resolve({ isSound: true, report: '', notes: ['a file may go'] });
  root = folderOf([{ path: 'dist/index.html', text: 'old' }]);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/**
 * Begins a build. Gives the folder that pages are rendered into, what begins the rendering once pages are bundled, and what ends
 * the build.
 */
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
  let prerenderer = {
    name: 'astro',
    setup: () => Promise.resolve(log('Astro renders')),
    render: () => Promise.resolve(log('a page')),
  };
  const setPrerenderer = (change: (own: typeof prerenderer) => typeof prerenderer) => {
    prerenderer = change(prerenderer);
  };
  await Reflect.apply(hooks['astro:build:start'] ?? fail, undefined, [{ setPrerenderer, logger }]);
  const done = () => Reflect.apply(hooks['astro:build:done'] ?? fail, undefined, [{ logger }]);
  return {
    folder: fileURLToPath(folder),
    setup: () => prerenderer.setup(),
    render: () => prerenderer.render(),
    done: async () => await done(),
  };
}
const fail = () => expect.unreachable();

const renderIn = (folder: string) => writeIn(folder, 'index.html', '<title>new</title>');
/** Lines without their times. */
const steps = () => lines.map((line) => line.replace(/ \(\d+\.\d s\)$/, ''));

test('passes go over the pages in their order, which are parsed once; then they are served', async () => {
  const titles: string[] = [];
  const parsed = new Set<unknown>();
  const read: Pass['run'] = async ({ pages }) => {
    titles.push(...(await pages()).map(({ title }) => title));
    parsed.add(await pages());
    return titles.length > 1 ? ['one letter is lacking'] : [];
  };
  const { folder, setup, done } = await begin([
    {
      name: 'Titles changed',
      run: ({ texts }) => {
        expect([...texts]).toEqual([['index.html', '<title>new</title>']]);
        texts.set('index.html', '<title>changed</title>');
        return [];
      },
    },
    { name: 'Titles read', run: read },
    { name: 'Titles read again', run: read },
  ]);
  await setup();
  renderIn(folder);
  await done();
  expect(titles).toEqual(['changed', 'changed']);
  expect(parsed.size).toBe(1);
  expect(text('dist', 'index.html')).toBe('<title>changed</title>');
  expect(existsSync(folder)).toBe(false);
  expect(steps()).toEqual([
    'Rendering 2 pages',
    'Pages bundled',
    'Astro renders',
    'Pages rendered, content checked',
    'Note: a file may go',
    'Titles changed',
    'Titles read',
    'Titles read again',
    'Note: one letter is lacking',
  ]);
});

test('texts that a pass has changed are served, even if no pass looks at the pages', async () => {
  const change: Pass['run'] = ({ texts }) => {
    texts.set('index.html', '<title>changed</title>');
    return [];
  };
  const { folder, done } = await begin([{ name: 'Titles changed', run: change }]);
  renderIn(folder);
  await done();
  expect(text('dist', 'index.html')).toBe('<title>changed</title>');
});

test('a pass that runs beside others ends before the last one begins', async () => {
  const ran: string[] = [];
  const pass = (name: string, run: () => unknown, more: Partial<Pass> = {}): Pass => ({
    ...{ name, ...more },
    run: async () => {
      await run();
      ran.push(name);
      return [];
    },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const { folder, done } = await begin([
    pass('Pictures', () => promise, { isBeside: true }),
    pass('Patches', () => {}),
    pass('Headers', () => setTimeout(resolve, 5)),
    pass('Output', () => {}),
  ]);
  renderIn(folder);
  await done();
  expect(ran).toEqual(['Patches', 'Headers', 'Pictures', 'Output']);
});

test('what a pass refuses that runs beside others is not served, and the last pass does not run', async () => {
  const last = vi.fn(() => []);
  const { folder, done } = await begin([
    { name: 'Pictures', isBeside: true, run: () => Promise.reject(new Refusal('no face')) },
    { name: 'Patches', run: () => new Promise((resolve) => setTimeout(resolve, 5, [])) },
    { name: 'Output', run: last },
  ]);
  renderIn(folder);
  await expect(done).rejects.toThrow('no face');
  expect(last).not.toHaveBeenCalled();
  expect(text('dist', 'index.html')).toBe('old');
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
  renderIn(folder);
  await expect(done).rejects.toThrow('index.html: has no heading.');
  expect(text('dist', 'index.html')).toBe('old');
  expect(later).not.toHaveBeenCalled();
});

test('content that is not sound is rendered no further, and its report is what a failure says', async () => {
  let say: (verdict: unknown) => void = fail;
  said.verdict = new Promise((resolve) => {
    say = resolve;
  });
  const { setup, render, done } = await begin([]);
  await setup();
  await render();
  say({ isSound: false, report: 'about.mdx:3  a lie', notes: [] });
  await new Promise(setImmediate);
  const refusal = new Refusal('about.mdx:3  a lie');
  expect(() => render()).toThrow(refusal);
  await expect(done).rejects.toThrow(refusal);
  await expect(demandSoundContent).rejects.toThrow(refusal);
  expect(steps()).toEqual(['Rendering 2 pages', 'Pages bundled', 'Astro renders', 'a page']);
  expect(text('dist', 'index.html')).toBe('old');
});

test('a verdict that comes after the last page is waited for', async () => {
  said.verdict = new Promise((resolve) => {
    setTimeout(resolve, 20, { isSound: false, report: 'about.mdx:3  a lie', notes: [] });
  });
  const { setup, render, done } = await begin([{ name: 'Never', run: fail }]);
  await setup();
  await render();
  await expect(done).rejects.toThrow('about.mdx:3  a lie');
});

test('a check that breaks stops the build at the next page', async () => {
  said.verdict = Promise.reject(new Error('out of memory'));
  const { setup, render, done } = await begin([]);
  await setup();
  expect(() => render()).toThrow('out of memory');
  await expect(done).rejects.toThrow('out of memory');
});

test('what cannot be read stops the build before Astro reads it', async () => {
  writeIn(root, 'content/company.yaml', 'brand: [\n');
  await expect(begin([])).rejects.toThrow(/\ncontent\/company\.yaml:2 .*Nothing was built\.$/s);
  expect(text('dist', 'index.html')).toBe('old');
});

test('a folder that a build had put aside when it was killed is served again, even if the next one fails', async () => {
  rmSync(join(root, 'dist'), { recursive: true });
  writeIn(root, '.local/dist-aside/index.html', 'old');
  mkdirSync(join(root, 'content'));
  await expect(begin([])).rejects.toThrow('Nothing was built.');
  expect(text('dist', 'index.html')).toBe('old');
});

test('pages alone are rendered elsewhere, and never into dist/', async () => {
  vi.stubEnv('PAGES_ALONE', '1');
  const { folder, done } = await begin([{ name: 'Never', run: fail }], '.local/pages/');
  expect(folder).toBe(join(root, '.local', 'pages/'));
  await done();
  expect(lines).toEqual([]);
  await expect(begin([])).rejects.toThrow(
    'PAGES_ALONE is set: name another folder than dist/, with --outDir.',
  );
});

test('files come behind the pages, and both keep their order', () => {
  const path = (pathname: string, type: string) => ({ pathname, route: { type } });
  const paths = [
    path('/feed.atom', 'endpoint'),
    path('/about', 'page'),
    path('/sums', 'endpoint'),
    path('/404', 'page'),
  ];
  expect(pagesFirst(paths).map(({ pathname }) => pathname)).toEqual([
    '/about',
    '/404',
    '/feed.atom',
    '/sums',
  ]);
});
