// Stands for `astro:content` in unit tests (vitest.config.ts). Words, names and facts are those of content/, with two facts that
// it will never have: the build's catalogue reads them once in a process. Everything else is what a test fills in.
import { globSync, readFileSync } from 'node:fs';
import { onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { derivedFactsFile } from '../../src/corpus/derived-facts-file.ts';

type Entry = { readonly id: string; readonly data: unknown; readonly body?: string };
type Collections = Readonly<Record<string, readonly Entry[]>>;

const root = 'content/locales/';
const standing: Collections = {
  locales: globSync(`${root}*/*.json`).map((path) => ({
    id: path.replaceAll('\\', '/').slice(root.length, -'.json'.length),
    data: JSON.parse(readFileSync(path, 'utf8')),
  })),
  company: Object.entries(parse(readFileSync('content/company.yaml', 'utf8'))).map(
    ([id, data]) => ({
      id,
      data,
    }),
  ),
  facts: Object.entries({
    ...derivedFactsFile(readFileSync('content/facts.yaml', 'utf8'), '2026-11-22'),
    'a-number': { kind: 'count', value: 3, unit: 'letter' },
    'a-list': { kind: 'list', value: ['One', 'Two'] },
  }).map(([id, data]) => ({ id, data })),
};

let filled: Collections = {};

/** Fills collections with entries for the rest of a test, in the place of all that it has filled before. */
export function fillCollections(collections: Collections): void {
  filled = collections;
  onTestFinished(() => {
    filled = {};
  });
}

/** As `astro:content` has it. */
export async function getCollection(name: string): Promise<Entry[]> {
  return [...(filled[name] ?? standing[name] ?? [])];
}

/** As `astro:content` has it: undefined where there is no such entry. */
export async function getEntry(name: string, id: string): Promise<Entry | undefined> {
  return (await getCollection(name)).find((entry) => entry.id === id);
}
