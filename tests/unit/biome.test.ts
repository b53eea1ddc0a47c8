// Planted faults prove that each rule of biome.json bites, in .astro too: Biome runs once over a folder of the same shape.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../../scripts/lib/run.ts';

const shown = ['core', 'status', 'corpus', 'drawings', 'i18n', 'queries'];
const composed = [...shown, 'components', 'islands', 'client', 'styles'];
/** The folders of `src/` that hold code, and what each may import besides its own files. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  core: [],
  drawings: ['core'],
  status: ['core'],
  corpus: ['core', 'status'],
  'content-lint': ['core', 'status', 'corpus'],
  schemas: ['core'],
  i18n: ['core', 'status', 'corpus'],
  queries: ['core', 'status', 'corpus', 'i18n'],
  'language-switch': ['core', 'i18n'],
  services: ['core', 'schemas'],
  stores: ['core', 'schemas', 'i18n', 'language-switch', 'services'],
  islands: ['core', 'schemas', 'i18n', 'language-switch', 'stores'],
  client: ['core', 'schemas', 'i18n', 'language-switch', 'services', 'stores'],
  components: shown,
  layouts: [...composed, 'language-switch'],
  pages: [...composed, 'layouts'],
  integrations: [
    ...composed,
    ...['drawings', 'content-lint', 'schemas', 'language-switch', 'services', 'stores'],
    ...['layouts', 'pages'],
  ],
  dialogue: [],
  operate: ['core', 'schemas', 'dialogue'],
  acceptance: ['core', 'corpus', 'content-lint', 'integrations', 'dialogue'],
  launch: ['core', 'corpus', 'content-lint', 'integrations', 'acceptance'],
};
const folders = Object.keys(allowed);

/** Packages that belong to some folders. */
const owners: Readonly<Record<string, readonly string[]>> = {
  '@supabase/supabase-js': ['services', 'operate'],
  i18next: ['i18n', 'islands'],
  'i18next-browser-languagedetector': ['i18n', 'language-switch', 'islands'],
  'react-i18next': ['i18n', 'islands'],
  zod: ['corpus', 'content-lint', 'integrations'],
  'zod/v4': ['corpus', 'content-lint', 'integrations'],
  'astro/zod': ['corpus', 'content-lint', 'integrations'],
  'astro:content': ['queries', 'components', 'layouts', 'pages'],
  react: ['islands'],
  'react-dom/client': ['islands'],
  '@nanostores/react': ['islands'],
};

type Fault = { file: string; rule: string; line: number; message: string };

const place = mkdtempSync(join(tmpdir(), 'biome-'));
let faults: readonly Fault[] = [];

/** Where a file breaks a rule. */
const linesOf = (file: string, rule = 'style/noRestrictedImports') =>
  faults
    .filter((fault) => fault.file === file && fault.rule === rule)
    .map(({ line }) => line)
    .sort((a, b) => a - b);

function plant(path: string, ...lines: readonly string[]): void {
  mkdirSync(dirname(join(place, path)), { recursive: true });
  writeFileSync(join(place, path), `${lines.join('\n')}\n`);
}

const frontMatter = (...lines: readonly string[]) => ['---', ...lines, '---'];
const importing = (...specifiers: readonly string[]) =>
  specifiers.map((specifier) => `import '${specifier}';`);

/** What a folder must not import; `up` leads from the importing file to `src/`. */
function closed(folder: string, up: string): string[] {
  const others = [...folders, 'styles', '../scripts', '../tests'].filter(
    (other) => other !== folder && !allowed[folder]?.includes(other),
  );
  const packages = Object.keys(owners).filter((name) => !owners[name]?.includes(folder));
  return [...others.map((other) => `${up}${other}/a.ts`), ...packages];
}

/** What it may import, its own files among it. */
function open(folder: string, up: string): string[] {
  const others = (allowed[folder] ?? []).map((other) => `${up}${other}/a.ts`);
  const packages = Object.keys(owners).filter((name) => owners[name]?.includes(folder));
  return [...others, ...packages, './own.ts', './deep/own.ts', 'node:path', 'nanostores'];
}

beforeAll(() => {
  for (const file of ['biome.json', '.gitignore']) {
    cpSync(join(projectRoot, file), join(place, file));
  }
  for (const folder of folders) {
    plant(`src/${folder}/closed.ts`, ...importing(...closed(folder, '../')));
    plant(
      `src/${folder}/deep/closed.astro`,
      ...frontMatter(...importing(...closed(folder, '../../'))),
    );
    plant(`src/${folder}/open.ts`, ...importing(...open(folder, '../')));
    plant(`src/${folder}/deep/open.astro`, ...frontMatter(...importing(...open(folder, '../../'))));
    plant(`src/${folder}/deep/beside.ts`, ...importing('../own.ts', '../other/own.ts'));
  }
  plant('src/i18n/build.ts', ...importing('astro:content', '../stores/a.ts'));
  plant('src/content.config.ts', ...importing('astro/zod', './core/a.ts', './stores/a.ts'));
  plant('scripts/command.ts', ...importing('../src/pages/a.ts', '../tests/a.ts'));
  plant('tests/journey.ts', ...importing('../src/pages/a.ts', '../scripts/a.ts'));
  plant(
    'src/components/forms.astro',
    ...frontMatter(
      "import type { A } from '../stores/a.ts';",
      "const b: A = await import('../stores/b.ts');",
    ),
    "<p title={b}>{import('../stores/c.ts')}</p>",
    "<script>import '../stores/d.ts';</script>",
  );
  plant('src/components/ending.astro', ...frontMatter(...importing('./own', './own.ts')));
  plant('src/core/ending.ts', ...importing('./own', './own.ts'));
  plant('src/core/own.ts', 'export const own = 1;');
  plant('src/core/one.ts', "import { two } from './two.ts';", 'export const one = two;');
  plant('src/core/two.ts', "import type { one } from './one.ts';", 'export let two: typeof one;');
  plant('src/core/default.ts', 'export default 1;');
  plant('src/core/barrel.ts', "export { own } from './own.ts';");
  plant('src/core/all.ts', "export * from './own.ts';");
  plant(
    'src/stores/globals.ts',
    ...['document', 'window', 'globalThis', 'self'].map((name) => `console.log(${name});`),
    'export const own = (document: string) => document;',
  );

  const biome = join(projectRoot, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=none'],
    { cwd: place, encoding: 'utf8' },
  );
  const report = /^::error title=lint\/([^,]+),file=([^,]+),line=(\d+),.*?::(.*)$/gm;
  faults = Array.from(stdout.matchAll(report), ([, rule = '', file = '', line, message = '']) => ({
    ...{ file: file.replaceAll('\\', '/'), rule, line: Number(line), message },
  }));
});
afterAll(() => rmSync(place, { recursive: true }));

describe('an import', () => {
  it('has a rule in every folder of src', () => {
    const paths = globSync('src/*/**/*.{ts,tsx,astro}', { cwd: projectRoot });
    const names = new Set(paths.map((path) => path.split(/[\\/]/)[1]));
    const advice = 'Give each folder its rule in biome.json and its line in this table.';
    expect([...names].sort(), advice).toEqual([...folders].sort());
  });

  it.each(folders)('of src/%s goes in its direction', (folder) => {
    const count = closed(folder, '../').length;
    const all = Array.from({ length: count }, (_, index) => index + 1);
    expect(linesOf(`src/${folder}/closed.ts`)).toEqual(all);
    expect(linesOf(`src/${folder}/deep/closed.astro`)).toEqual(all.map((line) => line + 1));
    for (const file of ['open.ts', 'deep/open.astro', 'deep/beside.ts']) {
      expect(linesOf(`src/${folder}/${file}`)).toEqual([]);
    }
    const said = faults.filter(({ file }) => file === `src/${folder}/closed.ts`);
    const sentences = new RegExp(`^src/${folder} imports .+\\. Move .+\\.$`);
    for (const { message } of said) expect(message).toMatch(sentences);
  });

  it('of a file that has a rule of its own goes in its direction', () => {
    expect(linesOf('src/i18n/build.ts')).toEqual([2]);
    expect(linesOf('src/content.config.ts')).toEqual([3]);
    expect(linesOf('scripts/command.ts')).toEqual([2]);
    expect(linesOf('tests/journey.ts')).toEqual([]);
  });

  it('is seen in front matter, template and script', () => {
    expect(linesOf('src/components/forms.astro')).toEqual([2, 3, 5, 6]);
  });

  it('carries the ending of its file', () => {
    expect(linesOf('src/core/ending.ts', 'correctness/useImportExtensions')).toEqual([1]);
    expect(linesOf('src/components/ending.astro')).toEqual([2]);
  });

  it('closes no cycle, not even one of types', () => {
    expect(linesOf('src/core/one.ts', 'suspicious/noImportCycles')).toEqual([1]);
    expect(linesOf('src/core/two.ts', 'suspicious/noImportCycles')).toEqual([1]);
  });
});

it('a store knows no document', () => {
  expect(linesOf('src/stores/globals.ts', 'style/noRestrictedGlobals')).toEqual([1, 2, 3, 4]);
});

it('an export has a name, and stands where its value does', () => {
  expect(linesOf('src/core/default.ts', 'style/noDefaultExport')).toEqual([1]);
  expect(linesOf('src/core/barrel.ts', 'performance/noBarrelFile')).toEqual([1]);
  expect(linesOf('src/core/all.ts', 'performance/noReExportAll')).toEqual([1]);
});
