// Purpose: the entry of every npm script. It installs missing packages, once, then runs the command's TypeScript on the Node
// that the project brings. It is plain JavaScript, because it must run on the old Node of a machine that has nothing else
// yet.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [command, ...rest] = process.argv.slice(2);
const isWindows = process.platform === 'win32';

const packagesIn = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8')).packages;

/** Whether `node_modules` holds the packages of the lock file. npm's own record of its last install says what is there. */
function isInstalled() {
  if (!existsSync(join(root, 'node_modules', '.package-lock.json'))) return false;
  const { '': _, ...wanted } = packagesIn('package-lock.json');
  const found = packagesIn('node_modules', '.package-lock.json');
  const isSame = (one, other) => one.version === other.version && one.integrity === other.integrity;
  return (
    Object.keys(found).every((path) => path in wanted) &&
    Object.entries(wanted).every(([path, entry]) =>
      // An optional package may be missing, because it may be for other machines.
      path in found ? isSame(found[path], entry) : entry.optional,
    )
  );
}

function install() {
  if (isInstalled()) return;
  console.log('Installing packages (once; about a minute) …');
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  });
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

install();
const PATH = `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`;
const child = spawn(await runtime(), [join(root, 'scripts', `${command}.ts`), ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH },
});
// A terminal sends Ctrl-C to the whole process group: the child shuts itself down, and this process waits for it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
