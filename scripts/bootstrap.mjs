// Purpose: the door of every npm script: installs what is missing, once, then runs the TypeScript of the command on the
// Node that the project brings. Plain JavaScript: it must run on the old Node of a machine that has nothing else yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamp = join(root, 'node_modules', '.installed-lock');
const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
const [command, ...rest] = process.argv.slice(2);

/** Ends with one clear sentence. */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function install() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages (once; about a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    fail('The packages could not be installed: see the lines above. Nothing was started.');
  writeFileSync(stamp, lock);
}

/** The Node that the install brought, else the one that runs this file, if it is new enough. */
function runtime() {
  const brought = join(
    root,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? 'node.cmd' : 'node',
  );
  if (existsSync(brought)) return brought;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return fail(
    `No Node of 22.18 or newer was found; this one is ${process.versions.node}. Install again without --omit=optional, ` +
      'or put a newer Node first on your PATH.',
  );
}

install();
const child = spawn(runtime(), [join(root, 'scripts', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  },
});
// A terminal sends Ctrl-C to the whole group: the child ends its own and this process waits for it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
