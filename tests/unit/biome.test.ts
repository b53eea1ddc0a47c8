// Planted faults prove that each rule of biome.json bites, in .astro too: Biome runs once over a folder of the same shape.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRules, type Rooms } from '../../scripts/lib/import-rules.ts';
import { projectRoot } from '../../scripts/lib/run.ts';

/** The table of rooms: what each may import besides its own files. */
const rooms: Rooms = JSON.parse(readFileSync(join(projectRoot, 'src/rooms.json'), 'utf8'));
const folders = Object.keys(rooms).filter((room) => !room.includes('.'));
/** Rooms, and files within a room that have a row of their own. */
const targets = Object.keys(rooms).filter((room) => folders.includes(room) || room.includes('/'));

/** Packages that belong to some rooms, one specifier for each way in which they are imported. */
const packages = {
  supabase: ['@supabase/supabase-js'],
  i18next: ['i18next', 'react-i18next'],
  detector: ['i18next-browser-languagedetector'],
  zod: ['zod', 'zod/v4', 'astro/zod'],
  astro: ['astro:content'],
  react: ['react', 'react-dom/client', '@nanostores/react'],
};
const packagesOf = (room: string, owned: boolean) =>
  Object.entries(packages).flatMap(([family, names]) =>
    Boolean(rooms[room]?.packages?.some((own) => own === family)) === owned ? names : [],
  );

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

const importsOf = (room: string) => rooms[room]?.imports ?? [];
const wingOf = (room: string) => room.split('/')[0] ?? room;

/** Whether the table lets a room import another. From outside, the name of a wing stands for the rooms within it. */
const opens = (room: string, other: string) =>
  importsOf(room).includes(other) ||
  (wingOf(room) !== wingOf(other) && importsOf(room).includes(wingOf(other)));

/** Where a file of a room finds another room: rooms of one wing leave out its name. `up` leads to `src/`. */
function pathTo(room: string, other: string, up: string): string {
  const path = other.includes('.') ? `${up}${other}` : `${up}${other}/a.ts`;
  return wingOf(room) === wingOf(other) && other !== wingOf(other)
    ? path.replace(`../${wingOf(other)}/`, '')
    : path;
}

/** What a room must not import. */
function closed(room: string, up: string): string[] {
  const others = targets.filter(
    (other) => other !== room && other !== wingOf(room) && !opens(room, other),
  );
  return [
    ...others.map((other) => pathTo(room, other, up)),
    ...['../scripts/a.ts', '../tests/a.ts'].map((path) => up + path),
    ...packagesOf(room, false),
  ];
}

/** What it may import, its own files among it. */
function open(room: string, up: string): string[] {
  const others = targets.filter((other) => other !== room && opens(room, other));
  const own = ['./own.ts', './deep/own.ts', 'node:path', 'nanostores'];
  return [...others.map((other) => pathTo(room, other, up)), ...packagesOf(room, true), ...own];
}

const upFrom = (room: string) => '../'.repeat(room.split('/').length);

beforeAll(() => {
  for (const file of ['biome.json', 'biome.rooms.json', '.gitignore', 'package.json']) {
    cpSync(join(projectRoot, file), join(place, file));
  }
  for (const folder of folders) {
    const up = upFrom(folder);
    plant(`src/${folder}/closed.ts`, ...importing(...closed(folder, up)));
    plant(
      `src/${folder}/deep/closed.astro`,
      ...frontMatter(...importing(...closed(folder, `../${up}`))),
    );
    plant(`src/${folder}/open.ts`, ...importing(...open(folder, up)));
    plant(
      `src/${folder}/deep/open.astro`,
      ...frontMatter(...importing(...open(folder, `../${up}`))),
    );
    plant(`src/${folder}/deep/beside.ts`, ...importing('../own.ts', '../other/own.ts'));
  }
  plant('src/languages/list.ts', ...importing('../core/a.ts', './fr.ts'));
  plant('src/content.config.ts', ...importing('./corpus/a.ts', './core/a.ts', './browser/a.ts'));
  plant('scripts/command.ts', ...importing('../src/pages/a.ts', '../tests/a.ts'));
  plant('tests/journey.ts', ...importing('../src/pages/a.ts', '../scripts/a.ts'));
  plant(
    'src/components/forms.astro',
    ...frontMatter(
      "import type { A } from '../browser/stores/a.ts';",
      "const b: A = await import('../browser/stores/b.ts');",
    ),
    "<p title={b}>{import('../browser/stores/c.ts')}</p>",
    "<script>import '../browser/stores/d.ts';</script>",
  );
  plant('src/components/ending.astro', ...frontMatter(...importing('./own', './own.ts')));
  plant('src/core/ending.ts', ...importing('./own', './own.ts'));
  plant('src/core/own.ts', 'export const own = 1;');
  for (const file of ['src/core/packed.ts', 'scripts/packed.ts', 'tests/packed.ts']) {
    plant(file, ...importing('react', 'jsdom'));
  }
  plant('src/core/one.ts', "import { two } from './two.ts';", 'export const one = two;');
  plant('src/core/two.ts', "import type { one } from './one.ts';", 'export let two: typeof one;');
  plant('src/core/default.ts', 'export default 1;');
  plant('src/core/barrel.ts', "export { own } from './own.ts';");
  plant('src/core/all.ts', "export * from './own.ts';");
  plant(
    'src/browser/stores/globals.ts',
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
  it('has a row for every folder of src', () => {
    const paths = globSync('src/*/**/*.{ts,tsx,astro}', { cwd: projectRoot });
    const wings = new Set(paths.map((path) => path.split(/[\\/]/)[1]));
    const advice = 'Give each folder its row in src/rooms.json.';
    expect([...wings].sort(), advice).toEqual([...new Set(folders.map(wingOf))].sort());
  });

  it('has the rules that the table gives', () => {
    const written = readFileSync(join(projectRoot, 'biome.rooms.json'), 'utf8');
    const advice = 'Run node scripts/write-import-rules.ts.';
    expect(JSON.parse(written), advice).toEqual(importRules(rooms));
  });

  it.each(folders)('of src/%s goes in its direction', (folder) => {
    const count = closed(folder, upFrom(folder)).length;
    const all = Array.from({ length: count }, (_, index) => index + 1);
    expect(linesOf(`src/${folder}/closed.ts`)).toEqual(all);
    expect(linesOf(`src/${folder}/deep/closed.astro`)).toEqual(all.map((line) => line + 1));
    for (const file of ['open.ts', 'deep/open.astro', 'deep/beside.ts']) {
      expect(linesOf(`src/${folder}/${file}`)).toEqual([]);
    }
    const said = faults.filter(
      ({ file, rule }) =>
        file === `src/${folder}/closed.ts` && rule === 'style/noRestrictedImports',
    );
    const sentences = new RegExp(`^src/${folder} imports .+\\. Move .+\\.$`);
    for (const { message } of said) expect(message).toMatch(sentences);
  });

  it('of a file that has a rule of its own goes in its direction', () => {
    expect(linesOf('src/content.config.ts')).toEqual([2, 3]);
    expect(linesOf('src/languages/list.ts')).toEqual([1, 2]);
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

it('what tests alone need is imported by tests alone, as a start does not install it', () => {
  const linesIn = (file: string) => linesOf(file, 'correctness/noUndeclaredDependencies');
  expect(linesIn('src/core/packed.ts')).toEqual([2]);
  expect(linesIn('scripts/packed.ts')).toEqual([2]);
  expect(linesIn('tests/packed.ts')).toEqual([]);
});

it('a store knows no document', () => {
  expect(linesOf('src/browser/stores/globals.ts', 'style/noRestrictedGlobals')).toEqual([
    1, 2, 3, 4,
  ]);
});

it('an export has a name, and stands where its value does', () => {
  expect(linesOf('src/core/default.ts', 'style/noDefaultExport')).toEqual([1]);
  expect(linesOf('src/core/barrel.ts', 'performance/noBarrelFile')).toEqual([1]);
  expect(linesOf('src/core/all.ts', 'performance/noReExportAll')).toEqual([1]);
});
