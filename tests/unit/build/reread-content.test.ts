import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { rereadContent } from '../../../src/build/reread-content.ts';

const moduleGraph = { getModulesByFile: (file: string) => new Set([file]) };
const plugin = { ...rereadContent(), environment: { moduleGraph } };

/** The modules that a change of a file reaches: its own, and what the plugin adds. */
const reached = (file: string) =>
  plugin.hotUpdate({
    ...{ file: join(projectRoot, file), modules: ['own'] },
    server: { config: { root: projectRoot } },
  });

test('a change of the content reaches the module that keeps it', () => {
  const [own, reader = '', ...more] = reached('content/translations/de/accepted.json') ?? [];
  expect([own, more]).toEqual(['own', []]);
  expect(existsSync(reader)).toBe(true);
});

test('a change of anything else does not', () => {
  expect(reached('src/corpus/queries/corpus.ts')).toBeUndefined();
  expect(reached('tests/content/x.json')).toBeUndefined();
});
