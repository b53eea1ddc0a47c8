// Purpose: what a long record costs: in a temporary folder, asks for everything that the pages of the record show of many
// documents with ten versions each; then once more after one document has a new version. Prints seconds.
// Usage: node tests/scale/record-scale.ts [documents, 1000 if left out]
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readContentFiles } from '../../src/corpus/read/content-files.ts';
import { archiveOf } from '../../src/corpus/record/archive.ts';
import { versionPairs } from '../../src/corpus/record/record.ts';
import { manyVersions } from './many-versions.ts';

const count = Number(process.argv[2] ?? 1000);
const seed = readContentFiles('.').find(({ path }) => /\/versions\/.*\.md$/.test(path));
if (!seed) throw new Error('The archive holds no version to begin with.');
const root = mkdtempSync(join(tmpdir(), 'record-scale-'));
try {
  process.chdir(root);
  write(manyVersions(seed, count, 10));
  await measured('everything for the first time');
  await measured('once more, all of it kept');
  write(manyVersions(seed, count, 10, 'one more'));
  await measured('after one new version');
} finally {
  process.chdir(tmpdir());
  rmSync(root, { recursive: true });
}

function write(files: readonly { readonly path: string; readonly text: string }[]): void {
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}

/** As another build would have it: without what this process remembers. */
async function measured(name: string): Promise<void> {
  const fresh: typeof import('../../src/corpus/queries/record.ts') = await import(
    `../../src/corpus/queries/record.ts?${encodeURIComponent(name)}`
  );
  const { comparisonOf, recordedText, touchesOf } = fresh;
  const start = performance.now();
  const { documents, diagnostics } = archiveOf(readContentFiles(root));
  if (diagnostics.length > 0) throw new Error(diagnostics[0]?.message);
  const read = performance.now();
  let pairs = 0;
  for (const versions of documents.values()) {
    const newest = versions.at(-1);
    if (newest) recordedText(newest);
    await touchesOf(versions);
    for (const [from, to] of versionPairs(versions)) {
      await comparisonOf(from, to);
      pairs += 1;
    }
  }
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  const end = performance.now();
  console.log(
    `${name}: ${seconds(start, end)} s (reading ${seconds(start, read)} s, ${pairs} comparisons)`,
  );
}
