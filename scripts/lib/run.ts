// Purpose: runs the tools of the project as child processes, and says in one line how each ended. The output of a tool is
// shown only if the tool fails.
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

export type RunResult = { readonly ok: boolean; readonly output: string; readonly seconds: number };

/**
 * The environment of every tool: no telemetry, no pages that the site's server would add to the site, no colours in captured
 * text.
 */
export const toolEnvironment = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  X_LOCAL_EXPLORER: 'false',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
};

/**
 * Starts a Node script of the project or of a package. When this process exits, at whatever moment, the script is told to
 * end. A script that was started `detached` leads a process group of its own, and the whole group is killed.
 */
export function startNode(args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: projectRoot, ...options });
  const end = () => (options.detached ? signalTree(child, 'SIGKILL') : child.kill());
  process.once('exit', end);
  child.once('close', () => process.off('exit', end));
  return child;
}

/**
 * Runs a Node script of the project or of a package to its end. Never rejects: a tool that cannot start counts as failed.
 * @param hear is called with each line of its standard output as the line comes
 */
export function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  hear: (line: string) => void = () => {},
): Promise<RunResult> {
  const start = performance.now();
  const child = startNode(args, {
    env: { ...toolEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  if (child.stdout) createInterface({ input: child.stdout }).on('line', hear);
  return new Promise((resolve) => {
    const finish = (ok: boolean) =>
      resolve({ ok, output, seconds: (performance.now() - start) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/**
 * Runs a Node script of the project or of a package in the caller's terminal, which the script reads from and writes to.
 * @returns its exit code; 1 if a signal ended it
 */
export async function runInTerminal(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const colours = { NO_COLOR: process.env['NO_COLOR'], FORCE_COLOR: process.env['FORCE_COLOR'] };
  const child = startNode(args, {
    env: { ...toolEnvironment, ...colours, ...env },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}

/** Ends a child that leads a process group, with all processes that it started, and waits until the child is gone. */
export async function endTree(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signalTree(child, 'SIGTERM');
  const timer = setTimeout(() => signalTree(child, 'SIGKILL'), 3000);
  await gone;
  clearTimeout(timer);
  // The processes that the child started may outlive it.
  signalTree(child, 'SIGKILL');
}

function signalTree({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/**
 * Calls `end` at the first signal that ends this process. Later signals are ignored: a signal to the whole group comes a
 * second time from the process that started this one, and must not interrupt the work of the first.
 */
export function onEnd(end: () => void): void {
  let ending = false;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (!ending) end();
      ending = true;
    });
  }
}
