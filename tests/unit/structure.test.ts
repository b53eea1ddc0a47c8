// What Biome cannot say of src: where islands hydrate, how long a page is, that every import can be seen, and that what
// decides something has a test.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/lib/run.ts';

/** Texts of files by path. */
type Files = Readonly<Record<string, string>>;
type Rule = (path: string, text: string, files: Files) => string | false;

const hydrates: Rule = (path, text) => {
  const template = text.replace(/^---\n[\s\S]*?\n---\n/, '');
  const elsewhere = path.endsWith('.astro') && !/^src\/(layouts|pages)\//.test(path);
  return (
    elsewhere &&
    /\sclient:[a-z]/.test(template) &&
    'hydrates an island. Move it to the layout or page, which hands it over in a slot.'
  );
};

const isLong: Rule = (path, text) =>
  path.startsWith('src/pages/') &&
  text.trimEnd().split('\n').length > 40 &&
  'has more than 40 lines. Move markup to src/components, and what is computed to a module of its own.';

const isNeverReady: Rule = (path, text) =>
  /^src\/islands\/(?!island\.tsx$)/.test(path) &&
  /\bisland[<(]/.test(text) &&
  !/\buseReady\(/.test(text) &&
  'never says that it is ready: what was pressed before is lost. Call useReady (src/islands/use-ready.ts).';

/** Schemas of the corpus are data: tests/unit/content-lint/check.test.ts holds them word for word. */
const layer =
  /^src\/((core|status|corpus(?!\/schema\/)|drawings|schemas|i18n|language-switch|services|stores)\/.+)\.ts$/;
/** A declaration that is more than a type. */
const decides = /^(export )?(async )?(const|let|function|class)\b/m;
/** Works inside Astro only: the end-to-end tests prove it. */
const untestable = ['src/i18n/build.ts'];

const lacksTest: Rule = (path, text, files) => {
  const test = path.replace(layer, 'tests/unit/$1.test.ts');
  const exempt = test === path || test in files || untestable.includes(path);
  return !exempt && decides.test(text) && `has no test. Write ${test}.`;
};

/** Forms of import that no rule of biome.json sees; types of the words in content/ are no code. */
const unseen =
  /\bimport\.meta\.glob\b|<script[^>]*\ssrc=["']\.|(typeof|[:|<]|type \w+ =) *import\('\.(?![./]*\/content\/)/;

const hidesImport: Rule = (path, text) =>
  path !== 'src/env.d.ts' &&
  unseen.test(text) &&
  'hides an import. Write it at the head of the file.';

/** Each file of `src/` that breaks the rule, with what to do. */
function breaches(rule: Rule, files: Files): string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    const said = path.startsWith('src/') && rule(path, text, files);
    return said ? [`${path} ${said}`] : [];
  });
}

const tree: Files = Object.fromEntries(
  globSync(['src/**/*.{ts,tsx,astro}', 'tests/unit/**/*.test.ts'], { cwd: projectRoot }).map(
    (path) => [path.replaceAll('\\', '/'), readFileSync(join(projectRoot, path), 'utf8')],
  ),
);

it.each([
  ['islands hydrate in layouts and pages only', hydrates],
  ['a page has at most 40 lines', isLong],
  ['an island says when it is ready', isNeverReady],
  ['an import is written so that the linter sees it', hidesImport],
  ['what decides something has a test at the matching path', lacksTest],
])('%s', (_, rule) => {
  expect(breaches(rule, tree)).toEqual([]);
});

it('planted faults are found', () => {
  const island =
    '---\nconst speech = \' client:load\';\n---\n<p title="client:load" />\n<Menu\n  client:load />\n';
  const page = (count: number) => '<p />\n'.repeat(count);
  const value = 'import { b } from "./b.ts";\nexport const a = b;\n';
  const planted: Files = {
    'src/components/A.astro': island,
    'src/components/B.astro': island.replace('\n  client:load', ''),
    'src/layouts/A.astro': island,
    'src/pages/[...locale]/a.astro': island + page(34),
    'src/pages/[...locale]/b.astro': page(41),
    'src/pages/api/[...file].json.ts': page(41),
    'src/components/Long.astro': page(400),
    'src/core/a.ts': value,
    'src/stores/form/b.ts': `${value}export async function c() {}`,
    'src/corpus/types.ts': 'import type { B } from "./b.ts";\nexport type A = B;\n',
    'src/corpus/read/j.ts': value,
    'src/corpus/schema/k.ts': value,
    'src/status/c.ts': value,
    'tests/unit/status/c.test.ts': value,
    'src/client/d.ts': value,
    'src/client/e.ts': "type E = import('../stores/a.ts').E;\n",
    'src/client/f.ts': "const files = import.meta.glob('../stores/*.ts');\n",
    'src/client/g.ts': "type G = typeof import('../../content/locales/en/common.json');\n",
    'src/client/h.ts': "const h = await import('../stores/a.ts');\n",
    'src/islands/L.tsx': 'export const L = island<Props>(List);\n',
    'src/islands/M.tsx': 'useReady(menu);\nexport const M = island<Props>(Menu);\n',
    'src/islands/Part.tsx': 'export function Part() {}\n',
    'src/pages/i.astro': '<script src="../stores/a.ts"></script>\n',
  };
  const paths = (rule: Rule) => breaches(rule, planted).map((said) => said.split(' ')[0]);
  expect(paths(hydrates)).toEqual(['src/components/A.astro']);
  expect(paths(isLong)).toEqual([
    'src/pages/[...locale]/b.astro',
    'src/pages/api/[...file].json.ts',
  ]);
  expect(paths(isNeverReady)).toEqual(['src/islands/L.tsx']);
  expect(paths(hidesImport)).toEqual(['src/client/e.ts', 'src/client/f.ts', 'src/pages/i.astro']);
  expect(breaches(lacksTest, planted)).toEqual([
    'src/core/a.ts has no test. Write tests/unit/core/a.test.ts.',
    'src/stores/form/b.ts has no test. Write tests/unit/stores/form/b.test.ts.',
    'src/corpus/read/j.ts has no test. Write tests/unit/corpus/read/j.test.ts.',
  ]);
});
