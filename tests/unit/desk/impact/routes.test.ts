import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pages } from '../../../../src/core/pages.ts';
import { dataPathOf } from '../../../../src/corpus/read/data.ts';
import { routesOf } from '../../../../src/desk/impact/routes.ts';
import { before } from './edited.ts';

const routes = routesOf('.');
const root = mkdtempSync(join(tmpdir(), 'routes-'));
afterAll(() => rmSync(root, { recursive: true }));

test('every page of the site is a route, and every document is one of a pattern', () => {
  const paths = routes.flatMap(({ path, isPage }) => (isPage ? path : []));
  expect(paths).toEqual(expect.arrayContaining([...pages.map(({ path }) => path), '/…']));
});

test('every data file that some code of the pages asks for is read by a route', () => {
  const code = globSync('src/{components,layouts,pages,queries}/**/*.{astro,ts}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const asked = [...code.matchAll(/get(?:Entry|Collection)\(\s*'(\w+)'/g)];
  const files = new Set(asked.flatMap(([, name = '']) => dataPathOf(name) ?? []));
  expect(files.size).toBeGreaterThan(0);
  const read = new Set(routes.flatMap(({ reads }) => [...reads]));
  expect([...read].sort()).toEqual([...files].sort());
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
      "import './a.ts';\nawait getEntry(\n  'claims',\n  'claims');\nfill('{{ fact.a as every }}', company('brand'));\n",
    'src/c.ts': "import { a } from './a.ts';\nconst value = words.company(id);\n",
    'src/d.ts': "await getCollection('risks');\n",
  };
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  expect(routesOf(root)).toEqual([
    {
      ...{ path: '/', isPage: true, names: new Set(['company.brand', 'fact.a']) },
      reads: new Set(['content/claims.yaml', 'content/company.yaml', 'content/risks.yaml']),
    },
    { path: '/feed.…', isPage: false, reads: new Set(), names: new Set() },
  ]);
});
