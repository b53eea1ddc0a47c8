import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  causeMark,
  causeOf,
  explainFailure,
  refusalMark,
} from '../../../../scripts/lib/failure.ts';

const root = join(tmpdir(), 'project');

/** An error with a message and a stack of its own. */
function fault(message: string, frames: readonly string[], more: object = {}): Error {
  const error = Object.assign(new Error(message), more);
  error.stack = `Error: ${message}\n${frames.map((frame) => `    at ${frame}`).join('\n')}`;
  return error;
}

test('a cause is the message and its places in the project, the innermost first', () => {
  const error = fault('planted fault', [
    `cost (${root}/src/core/cost.ts:4:11)`,
    `Array.map (<anonymous>)`,
    `file://${root}/src/pages/[...locale]/index.astro:20:1`,
    `async file://${root}/src/pages/[...locale]/index.astro:20:9`,
    `render (${root}/node_modules/astro/render.js:9:1)`,
    `render (file://${root}/dist/.prerender/chunk.mjs:9:1)`,
    `async Promise.all (index 2)`,
    `later (node:internal/process/task_queues:104:5)`,
    `elsewhere (/usr/lib/other.js:1:1)`,
  ]);
  expect(causeOf(error, root)).toEqual([
    'planted fault',
    '  at src/core/cost.ts:4',
    '  at src/pages/[...locale]/index.astro:20',
  ]);
});

test('colours and frames within a message are left out, and a place that the error names comes first', () => {
  const message = `\u001b[31mBuild failed\u001b[0m\n\n${root}/src/a.astro:25:9\n    at compile (file://${root}/node_modules/x.js:1:1)`;
  const loc = { file: `${root}/content/a.mdx`, line: 3, column: 1 };
  expect(causeOf(fault(message, [], { loc }), root)).toEqual([
    'Build failed',
    'src/a.astro:25:9',
    '  at content/a.mdx:3',
  ]);
  expect(causeOf('a word', root)).toEqual(['a word']);
});

test('a long output is kept in a file, and its marked lines are shown', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failure-test-'));
  const output = [
    '12:00:00 [build] much',
    '[ERROR] [build] Caught error rendering /about: Error: planted fault',
    `${causeMark}planted fault`,
    `${causeMark}  at src/a.astro:2`,
    'and more',
  ].join('\n');
  expect(explainFailure(output, folder)).toBe(
    'planted fault\n  at src/a.astro:2\n  while rendering /about\nThe whole log is in .local/build-log.txt.',
  );
  expect(readFileSync(join(folder, '.local', 'build-log.txt'), 'utf8')).toBe(output);
  rmSync(folder, { recursive: true });
});

test('an output without marks is shown whole', () => {
  expect(explainFailure(`${join(root, 'content/a.mdx')}:3 no such fact\n`, root)).toBe(
    'content/a.mdx:3 no such fact',
  );
});

test('a refusal is shown alone, with its empty lines, and no log is kept of it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'failure-test-'));
  const output = `12:00:00 [build] much\n${refusalMark}a.html: one\n${refusalMark}\n${refusalMark}2 mistakes\n`;
  expect(explainFailure(output, folder)).toBe('a.html: one\n\n2 mistakes');
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
