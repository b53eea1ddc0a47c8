// A project of one command, whose npm is a program that notes how it is called.
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { folderOf, writeIn } from '../folder.ts';

let root = '';
type Packages = Readonly<Record<string, object>>;

const write = (path: string, text: string) => writeIn(root, path, text);
const locked = (packages: Packages) => JSON.stringify({ lockfileVersion: 3, packages });
const one = { version: '1.0.0', integrity: 'sha512-one' };

/** Writes the lock file and, unless npm has never run, its record of what it installed. */
function lock(wanted: Packages, found?: Packages): void {
  write('package-lock.json', locked({ '': { name: 'project' }, ...wanted }));
  if (found) write('node_modules/.package-lock.json', locked(found));
}

/** Runs the command on the Node of this test, as if that were of a version. */
function run(version: string, ...args: readonly string[]) {
  const versions = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  return spawnSync(process.execPath, ['--import', `data:text/javascript,${versions}`, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: `${join(root, 'bin')}${delimiter}${process.env['PATH']}` },
  });
}
const start = (version = '24.0.0') => run(version, 'scripts/bootstrap.mjs', 'hello', 'you').stdout;

beforeEach(() => {
  root = folderOf();
  for (const file of ['bootstrap.mjs', 'check-runtime.mjs', 'lib/progress.mjs']) {
    cpSync(join(projectRoot, 'scripts', file), join(root, 'scripts', file));
  }
  write('package.json', JSON.stringify({ type: 'module', engines: { node: '>=24' } }));
  write('scripts/hello.ts', "console.log('hello', process.argv[2]);");
  write('bin/npm', '#!/bin/sh\necho "npm $*"\n');
  chmodSync(join(root, 'bin', 'npm'), 0o755);
});
afterEach(() => rmSync(root, { recursive: true }));

const installing = (count: number) => `Installing packages (${count}, once; about a minute) …\n`;
const flags = '--ignore-scripts --no-audit --no-fund --no-progress';
const dev = { ...one, dev: true };

describe.skipIf(process.platform === 'win32')('packages', () => {
  test('that npm has installed are not installed again', () => {
    const foreign = { ...one, optional: true };
    lock({ 'node_modules/a': one, 'node_modules/mac': foreign }, { 'node_modules/a': one });
    expect(start()).toBe('hello you\n');
  });

  test('that were never installed are', () => {
    lock({ 'node_modules/a': one, 'node_modules/b': one });
    expect(start()).toBe(`${installing(2)}npm ci --omit=dev ${flags}\nhello you\n`);
  });

  test.each<[string, Packages, number]>([
    ['lack one', {}, 1],
    ['have another version', { 'node_modules/a': { ...one, version: '1.0.1' } }, 1],
    ['have other bytes', { 'node_modules/a': { ...one, integrity: 'sha512-two' } }, 1],
    ['hold one too many', { 'node_modules/a': one, 'node_modules/b': one }, 0],
  ])('that %s are mended in their place', (_, found, count) => {
    lock({ 'node_modules/a': one }, found);
    expect(start()).toBe(
      `${installing(count)}npm install --no-save --omit=dev ${flags}\nhello you\n`,
    );
  });

  test('of an install that was interrupted are installed anew', () => {
    lock({ 'node_modules/a': one }, { 'node_modules/a': one });
    // Whoever is killed reads no more of what npm prints: so it leaves its list in a file.
    write('bin/npm', '#!/bin/sh\nls node_modules/.unfinished > listed\nkill $PPID\n');
    lock({ 'node_modules/a': one, 'node_modules/b': one }, { 'node_modules/a': one });
    start();
    expect(readFileSync(join(root, 'listed'), 'utf8')).toBe('node_modules/.unfinished\n');
    write('bin/npm', '#!/bin/sh\necho "npm $*"\n');
    lock({ 'node_modules/a': one }, { 'node_modules/a': one });
    expect(start()).toBe(`${installing(0)}npm ci --omit=dev ${flags}\nhello you\n`);
  });

  test.each(['test', 'test-unit', 'screenshots', 'check'])(
    'of tests are added for %s',
    (command) => {
      const optional = { ...one, devOptional: true };
      write(`scripts/${command}.ts`, `console.log('${command}');`);
      lock(
        { 'node_modules/a': one, 'node_modules/b': dev, 'node_modules/c': optional },
        { 'node_modules/a': one },
      );
      expect(start()).toBe('hello you\n');
      expect(run('24.0.0', 'scripts/bootstrap.mjs', command).stdout).toBe(
        `${installing(2)}npm install --no-save --include=dev ${flags}\n${command}\n`,
      );
    },
  );

  test('of tests stay once they are there, as tests may run', () => {
    lock(
      { 'node_modules/a': { ...one, version: '2.0.0' }, 'node_modules/b': dev },
      { 'node_modules/a': one, 'node_modules/b': dev },
    );
    expect(start()).toContain('npm install --no-save --include=dev');
  });

  test('that cannot be installed end the command in a sentence', () => {
    write('bin/npm', '#!/bin/sh\necho no network >&2; exit 1\n');
    lock({ 'node_modules/a': one }, {});
    const { status, stdout, stderr } = run('24.0.0', 'scripts/bootstrap.mjs', 'hello');
    expect([status, stdout]).toEqual([1, installing(1)]);
    expect(stderr).toBe(
      'no network\nThe packages could not be installed: see the lines above. Nothing was started.\n',
    );
    write('bin/npm', '#!/bin/sh\necho "npm $*"\n');
    expect(start(), 'npm has put back what was there').toContain('npm install');
  });
});

describe('a Node', () => {
  const refusal = (found: string) =>
    `This project needs Node 24 or newer to run; found ${found}. It normally brings its own Node as an optional package: ` +
    'install again without --omit=optional, or put a newer Node first on your PATH.\n';

  test.each(['20.19.0', '22.18.0', '23.99.99'])('of version %s is too old', (version) => {
    lock({}, {});
    for (const args of [['scripts/check-runtime.mjs'], ['scripts/bootstrap.mjs', 'hello']]) {
      const { status, stdout, stderr } = run(version, ...args);
      expect([status, stdout, stderr]).toEqual([1, '', refusal(version)]);
    }
  });

  test.each(['24.0.0', '24.10.1', '100.0.0'])('of version %s will do', (version) => {
    lock({}, {});
    expect(start(version)).toBe('hello you\n');
  });

  test.skipIf(process.platform === 'win32')('that the install brought runs the command', () => {
    lock({}, {});
    write('node_modules/.bin/node', '#!/bin/sh\necho "own node runs $2"\n');
    chmodSync(join(root, 'node_modules', '.bin', 'node'), 0o755);
    expect(start('20.0.0')).toBe('own node runs you\n');
  });
});

describe('--help', () => {
  const help = (text: string) => {
    write('scripts/hello.ts', text);
    lock({ 'node_modules/a': one });
    return run('20.0.0', 'scripts/bootstrap.mjs', 'hello', '--help').stdout;
  };

  test('prints the head of the script, on any Node, and installs nothing', () => {
    const text =
      '// Purpose: says hello to\n// you. Usage: npm run hello\n// -- <you>.\nthrow 1;\n';
    expect(help(text)).toBe('Says hello to you.\nUsage: npm run hello -- <you>.\n');
  });

  test('is left to a script whose head names it', () => {
    expect(help('// Purpose: says hello. Usage: npm run hello -- --help.\n')).toContain('npm ci');
  });
});

test('every command of the project says in its head what it does and how it is called', () => {
  const { scripts }: { scripts: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  );
  for (const [name, line] of Object.entries(scripts)) {
    const [, script] = /^node scripts\/bootstrap\.mjs (\S+)$/.exec(line) ?? [];
    if (!script) continue;
    const text = readFileSync(join(projectRoot, 'scripts', `${script}.ts`), 'utf8');
    const head = /^(?:\/\/.*\n)*/.exec(text)?.[0].replaceAll('\n// ', ' ');
    expect(head).toMatch(new RegExp(`^// Purpose: .*Usage: npm (run )?${name}\\b`));
  }
});
