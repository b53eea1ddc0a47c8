// Purpose: keeps the structure that architecture.md describes: layers, packages, cycles, exports, hydration, tests.
// Lists every offender with its file and line, then fails once. Usage: node scripts/check-imports.ts [--root DIR]
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cycles, direction, endings, packages } from './imports/directions.ts';
import { domGlobals } from './imports/dom-globals.ts';
import { barrels, defaultExports } from './imports/exports.ts';
import { type Files, type Mistake, modulesOf, type Rule, sentenceOf } from './imports/modules.ts';
import { hydration, pageLength, testPaths } from './imports/places.ts';
import { projectRoot } from './lib/run.ts';

const rules: readonly Rule[] = [
  direction,
  packages,
  cycles,
  endings,
  defaultExports,
  barrels,
  hydration,
  pageLength,
  testPaths,
  domGlobals,
];

/** The sources of a project and the unit tests that belong to them. */
export function readFiles(root: string): Files {
  const paths = globSync(['src/**/*.{ts,tsx,astro}', 'tests/unit/**/*.test.ts'], { cwd: root });
  return new Map(
    paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')]),
  );
}

/** Every offence of the files against every rule, by file and line. */
export function mistakesOf(files: Files): Mistake[] {
  return rules
    .flatMap((rule) => rule(files))
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

function main(): void {
  const { values } = parseArgs({ options: { root: { type: 'string', default: projectRoot } } });
  const files = readFiles(values.root);
  const { length } = modulesOf(files);
  const mistakes = mistakesOf(files);
  for (const mistake of mistakes) console.error(sentenceOf(mistake));
  if (length === 0) {
    console.error(
      `imports: ${values.root} has no sources in src/. Name the project's folder with --root.`,
    );
  } else if (mistakes.length > 0) {
    console.error(`imports: ${length} files, ${mistakes.length} mistakes`);
  } else {
    console.log(`imports: ${length} files, no mistakes`);
    return;
  }
  process.exitCode = 1;
}

if (import.meta.main) main();
