// Purpose: what a long history costs: builds the site with its own status records and with a thousand incidents of fifty
// components, in two copies, and prints the times and the packed size of each kind of page.
// Usage: node tests/scale/status-scale.ts
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectRoot, toolEnvironment } from '../../scripts/lib/run.ts';
import { packedSize } from '../../src/build/budgets.ts';
import { deferIslands } from '../../src/build/defer-islands.ts';
import { readCorpus } from '../../src/corpus/open-corpus.ts';
import { manyRecords } from './many-records.ts';

const parts = ['astro.config.mjs', 'content', 'package.json', 'scripts', 'src', 'tsconfig.json'];

/** A copy of the project that shares its packages. */
function copyOf(): string {
  const root = mkdtempSync(join(tmpdir(), 'status-scale-'));
  for (const part of parts) cpSync(join(projectRoot, part), join(root, part), { recursive: true });
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  return root;
}

/** Seconds that a command takes in a copy, and what it prints. */
function timed(root: string, ...args: string[]): { seconds: number; output: string } {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...toolEnvironment, NODE_ENV: 'production', PAGES_ALONE: '1' },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return { seconds: (performance.now() - start) / 1000, output: stdout };
}

/** A page as it is served: without the runtime of islands that wait. */
const served = (html: string) => deferIslands(html)?.html ?? html;

const roots = [copyOf(), copyOf()];
try {
  const [plain = '', full = ''] = roots;
  const asOf = readCorpus(plain).status.asOf?.record ?? new Date();
  const records = manyRecords(50, 1000, 1460, asOf);
  for (const [name, text] of Object.entries(records)) {
    writeFileSync(join(full, 'content', 'status', name), text);
  }
  for (const [name, root] of [
    ['sample', plain],
    ['1,000 incidents, 50 components', full],
  ] as const) {
    const { seconds, output } = timed(
      root,
      join('node_modules', 'astro', 'bin', 'astro.mjs'),
      'build',
      '--outDir',
      'pages',
    );
    const pages = /(\d+) page\(s\) built/.exec(output)?.[1];
    const own = /\/status\.html \(\+(\d+)ms\)/.exec(output)?.[1];
    console.log(
      `${name}: built in ${seconds.toFixed(1)} s, ${pages} pages; /status itself in ${own} ms`,
    );
    const folder = join(root, 'pages');
    const months = globSync('status/*.html', { cwd: folder }).concat(
      globSync('status/*/*.html', { cwd: folder }),
    );
    const sizes = await Promise.all(
      ['status.html', 'ar/status.html', ...months].map(async (page) => ({
        page,
        bytes: await packedSize(served(readFileSync(join(folder, page), 'utf8'))),
      })),
    );
    const largest = sizes.slice(2).reduce((a, b) => (b.bytes > a.bytes ? b : a));
    for (const { page, bytes } of [...sizes.slice(0, 2), largest]) {
      console.log(`  ${page}: ${bytes} bytes packed`);
    }
  }
} finally {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
}
