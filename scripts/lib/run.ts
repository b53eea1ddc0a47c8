// Purpose: runs the tools of the project as child processes, and says in one line how each went.
// Output of a tool that succeeds is kept back but for its notes; output of one that fails is shown whole.
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Begins a line of a tool's output that is worth reading even though the tool succeeded. */
export const noteMark = 'Note: ';

/** The notes in the output of a tool. */
export function notesIn(output: string): string[] {
  return output.split('\n').filter((line) => line.startsWith(noteMark));
}

export type RunResult = { readonly ok: boolean; readonly output: string; readonly seconds: number };

/** Environment of every tool: no telemetry, no colours in captured text. */
export const toolEnvironment = {
  ...process.env,
  ASTRO_TELEMETRY_DISABLED: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  NO_COLOR: '1',
  FORCE_COLOR: '0',
};

/** Runs a Node script of the project, or of a package, to its end. Never rejects: a tool that cannot start has failed. */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<RunResult> {
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...toolEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk;
  });
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

/** Ends a child and everything that it started, and waits until it is gone. */
export async function endTree(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  signal(child.pid, 'SIGTERM');
  const timer = setTimeout(() => signal(child.pid ?? 0, 'SIGKILL'), 3000);
  await gone;
  clearTimeout(timer);
}

/** Children that were started as leaders of a group of their own are signalled with the whole group. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
