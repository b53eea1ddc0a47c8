import { globSync, readFileSync, rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { pages } from '../../../../src/core/pages.ts';
import { dataPaths } from '../../../../src/corpus/read/data.ts';
import { routesOf } from '../../../../src/desk/impact/routes.ts';
import { folderOf } from '../../folder.ts';
import { before } from './edited.ts';

const routes = routesOf('.');

test('every page of the site is a route, and every document is one of a pattern', () => {
  const paths = routes.flatMap(({ path, isPage }) => (isPage ? path : []));
  expect(paths).toEqual(expect.arrayContaining([...pages.map(({ path }) => path), '/…']));
});

test('every data file is read by a route, but what no page shows', () => {
  const read = new Set(routes.flatMap(({ reads }) => [...reads]));
  const hidden = ['claim-words', 'known-words', 'launch', 'legal-limits'].map(
    (name) => `content/${name}.yaml`,
  );
  expect([...read].sort()).toEqual(dataPaths.filter((path) => !hidden.includes(path)).sort());
});

test('code that asks for content says what it takes of it, so that it is found', () => {
  for (const file of globSync('src/{components,layouts,pages,corpus/queries}/**/*.{astro,ts}')) {
    const text = readFileSync(file, 'utf8');
    const uses = [...text.matchAll(/openCorpus\(\)/g)].length;
    // A property of it, its parts, the name by which they are taken, or a function of the corpus.
    const known =
      /\bopenCorpus\(\)\s*\.\w|\}\s*=\s*openCorpus\(\);|\bconst corpus = openCorpus\(\);|\w\([\w, ]*openCorpus\(\)/g;
    expect([...text.matchAll(known)].length, file).toBe(uses);
  }
});

test('the values that routes name are values', () => {
  for (const { names } of routes)
    for (const name of names) expect(before.value(name)).not.toBe(name);
});

test('what a page reads and names is found through its imports; what a comment names is not', () => {
  const sources = {
    'src/pages/[...locale]/index.astro': "---\nimport {\n  a,\n} from '../../a.ts';\n---\n",
    'src/pages/feed.[ending].ts': "import type { A } from '../a.ts';\n",
    'src/a.ts':
      "// Fills {{company.brand}}.\nimport { b } from './b.ts';\nexport { c } from './c.ts';\nawait import('./d.ts');\n",
    'src/b.ts':
      "import './a.ts';\nconst found = openCorpus()\n  .claims.data;\nfill('{{ fact.a as every }}', company('brand'));\n",
    'src/c.ts': "import { a } from './a.ts';\nconst value = words.company(id);\n",
    'src/d.ts':
      'const { facts, risks: { data } } = openCorpus();\nfunction f({ status }: SoundCorpus) {}\n',
  };
  const root = folderOf(Object.entries(sources).map(([path, text]) => ({ path, text })));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(routesOf(root)).toEqual([
    {
      ...{ path: '/', isPage: true, names: new Set(['company.brand', 'fact.a']) },
      reads: new Set([
        'content/claims.yaml',
        'content/company.yaml',
        'content/facts.yaml',
        'content/risks.yaml',
        'content/status/components.yaml',
        'content/status/incidents.yaml',
        'content/status/maintenance.yaml',
      ]),
    },
    { path: '/feed.…', isPage: false, reads: new Set(), names: new Set() },
  ]);
});
