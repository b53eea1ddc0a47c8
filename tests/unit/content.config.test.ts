import { EventEmitter } from 'node:events';
import type { Loader } from 'astro/loaders';
import { afterAll, expect, test } from 'vitest';
import { collections } from '../../src/content.config.ts';
import { corpusOf } from '../../src/corpus/corpus.ts';
import { keepCorpus } from '../../src/corpus/open-corpus.ts';
import { after, smallContent } from './check/small-content.ts';

const section = '\n<Section id="a" title="A">\n\nText.\n\n</Section>\n';
const page = `---\nkind: page\ntitle: T\ndescription: D\n---\n${section}`;
const german = `---\ntitle: T\ndescription: D\nsummary: [A, B, C]\n---\n${section}`;
const second = smallContent().find(({ path }) => path.endsWith('policy-2.mdx'))?.text ?? '';
const announced = second.replace('effective: 2026-11-20', 'effective: 2027-03-01');
const open = (day: string, changes: Readonly<Record<string, string>> = {}) =>
  keepCorpus(corpusOf(after(smallContent(), new Map(Object.entries(changes))), day));
afterAll(() => keepCorpus());

/** The texts that a collection holds, each with its file, and what changes them. */
async function load(name: keyof typeof collections) {
  const texts = new Map<string, string | undefined>([['gone', 'content/documents/gone.mdx']]);
  const watcher = new EventEmitter();
  const store = {
    clear: () => texts.clear(),
    set: ({ id, filePath }: { readonly id: string; readonly filePath?: string }) =>
      texts.set(id, filePath),
  };
  const { loader } = collections[name] as { readonly loader: Loader };
  await Reflect.apply(loader.load, loader, [{ store, watcher }]);
  return { texts, watcher };
}

test('each collection has its texts, by the file that is in force', async () => {
  const texts = {
    'content/documents/trust/security.mdx': page,
    'content/translations/de/policy-2.mdx': german,
    'content/announced/policy-2.mdx': announced,
    'content/announced/de/policy-2.mdx': german,
  };
  open('2027-02-28', texts);
  const documents = (await load('documents')).texts;
  expect(documents.size).toBe(7);
  expect(documents.get('policy-2')).toBe('content/documents/policy-2.mdx');
  expect([...(await load('pages')).texts]).toEqual([
    ['trust/security', 'content/documents/trust/security.mdx'],
  ]);
  const before = [['de/policy-2', 'content/translations/de/policy-2.mdx']];
  expect([...(await load('translations')).texts]).toEqual(before);
  open('2027-03-01', texts);
  expect((await load('documents')).texts.get('policy-2')).toBe('content/announced/policy-2.mdx');
  const later = [['de/policy-2', 'content/announced/de/policy-2.mdx']];
  expect([...(await load('translations')).texts]).toEqual(later);
});

test('while developing, texts are chosen again when the content changes; what cannot be read chooses none', async () => {
  open('2026-11-22', { 'content/company.yaml': 'brand: [' });
  const { texts, watcher } = await load('documents');
  expect([...texts.keys()]).toEqual(['gone']);
  open('2026-11-22');
  watcher.emit('all', 'change', '/project/content/company.yaml');
  expect([...texts.keys()]).not.toContain('gone');
  open('2026-11-22', { 'content/documents/new.mdx': second });
  watcher.emit('all', 'add', '/project/src/core/dates.ts');
  expect(texts.has('new')).toBe(false);
  watcher.emit('all', 'add', '/project/content/documents/new.mdx');
  expect(texts.get('new')).toBe('content/documents/new.mdx');
  // A list that is the same is not given again: Astro would load every open page once more.
  texts.clear();
  watcher.emit('all', 'change', '/project/content/documents/new.mdx');
  expect(texts.size).toBe(0);
});
