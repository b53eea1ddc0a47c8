// Purpose: the entry of every npm script. It installs missing packages, once, then runs the command's TypeScript on the Node
// that the project brings. It is plain JavaScript, because it must run on the old Node of a machine that has nothing else
// yet.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { print, showProgress } from './lib/progress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command, ...rest] = process.argv.slice(2);
const isWindows = process.platform === 'win32';
const script = join(root, 'scripts', `${command}.ts`);

// The head of a script says what it does and how it is called. A script whose head names --help answers it with its flags.
const [head] = /^(?:\/\/.*\n)*/.exec(readFileSync(script, 'utf8'));
if (rest.includes('--help') && !head.includes('--help')) {
  const text = head.replace(/^\/\/ /gm, '').replaceAll('\n', ' ');
  console.log(
    text
      .replace(/^Purpose: ./, (start) => start.at(-1).toUpperCase())
      .replace(' Usage: ', '\nUsage: ')
      .trim(),
  );
  process.exit(0);
}

const packagesIn = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8')).packages;
const { '': _, ...wanted } = packagesIn('package-lock.json');
const record = join(root, 'node_modules', '.package-lock.json');
/** What `node_modules` holds, by npm's own record of its last install. */
const found = existsSync(record) ? packagesIn('node_modules', '.package-lock.json') : {};
/** A file that is there while npm adds packages to others: an install that was interrupted leaves it. */
const unfinished = join(root, 'node_modules', '.unfinished');

// devDependencies are what tests and checks alone need. The first command that tests installs them; they stay from then on,
// as a site may be started while tests run.
const isWhole =
  /^(test|screenshots|check$)/.test(command) || Object.values(found).some((entry) => entry.dev);

const isSame = (one, other) => one.version === other.version && one.integrity === other.integrity;
/** An optional package may be missing, because it may be for other machines. */
const mayLack = ({ optional, dev, devOptional }) => optional || (!isWhole && (dev || devOptional));
const outdated = Object.entries(wanted).filter(([path, entry]) =>
  path in found ? !isSame(found[path], entry) : !mayLack(entry),
);

/** Whether `node_modules` holds the packages of the lock file, and no others. */
const isInstalled = () =>
  existsSync(record) &&
  !existsSync(unfinished) &&
  outdated.length === 0 &&
  Object.keys(found).every((path) => path in wanted);

async function install() {
  if (isInstalled()) return;
  console.log(`Installing packages (${outdated.length}, once; about a minute) …`);
  // `npm ci` would take away what a started site runs on, before it installs anything.
  const adds = existsSync(record) && !existsSync(unfinished);
  if (adds) writeFileSync(unfinished, '');
  const isThere = ([path]) => existsSync(join(root, path, 'package.json'));
  const end = showProgress(
    'Packages',
    () => `${outdated.filter(isThere).length} of ${outdated.length}`,
  );
  const npm = spawn(
    isWindows ? 'npm.cmd' : 'npm',
    [
      ...(adds ? ['install', '--no-save'] : ['ci']),
      isWhole ? '--include=dev' : '--omit=dev',
      // Its script is for whoever installs by hand: it makes types for editors, which each build makes as well.
      ...['--ignore-scripts', '--no-audit', '--no-fund', '--no-progress'],
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], shell: isWindows },
  );
  npm.stdout.on('data', (text) => print(`${text}`.trim()));
  const status = await new Promise((resolve) => npm.on('close', resolve).on('error', resolve));
  end();
  // Where npm itself fails, it puts back what it has changed; where a signal ended it, nobody does.
  if (adds && typeof status === 'number') rmSync(unfinished, { force: true });
  if (status === 0) return;
  console.error('The packages could not be installed: see the lines above. Nothing was started.');
  process.exit(1);
}

/** The Node that the install brought, else the one that runs this file, if it is new enough. */
async function runtime() {
  const brought = join(root, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node');
  if (existsSync(brought)) return brought;
  await import('./check-runtime.mjs');
  return process.execPath;
}

await install();
// Builds and tests make many short-lived objects: with more room for the new ones, collecting them takes half the time.
const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();
const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
const child = spawn(await runtime(), [script, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_OPTIONS, PATH },
});
// A terminal sends Ctrl-C to the whole process group: the child shuts itself down, and this process waits for it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
