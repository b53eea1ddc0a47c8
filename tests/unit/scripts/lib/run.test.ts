import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { runNode } from '../../../../scripts/lib/run.ts';

const module = fileURLToPath(new URL('../../../../scripts/lib/run.ts', import.meta.url));
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** A program that says that it runs, and does nothing for longer than a test waits. */
const idle = `console.log('ready'); setTimeout(() => {}, 20_000)`;

/** Runs the text of a module, and gives its process once it has printed something. */
async function program(text: string): Promise<ChildProcess> {
  const code = `import * as run from ${JSON.stringify(module)};\n${text}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  await once(child.stdout, 'data');
  return child;
}

test('lines of a tool are heard as they come, but for those of its errors', async () => {
  const heard: string[] = [];
  const { ok, output } = await runNode(
    ['--eval', `console.log('one\\ntwo'); console.error('fault'); process.stdout.write('three')`],
    {},
    (line) => heard.push(line),
  );
  expect(ok).toBe(true);
  expect(heard).toEqual(['one', 'two', 'three']);
  expect(output).toContain('fault');
});

test('a second signal does not cut short what the first began', async () => {
  const child = await program(`
    run.onEnd(() => { console.log('ending'); setTimeout(() => process.exit(7), 300); });
    ${idle};
  `);
  child.kill('SIGTERM');
  await once(child.stdout ?? child, 'data');
  child.kill('SIGTERM');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([7, null]);
});

test.each([
  ['that leads a group of its own', true],
  ['in the same group', false],
])(
  'a program %s ends with the process that started it, whatever the moment',
  async (_, detached) => {
    const child = await program(`
    run.startNode(['--eval', ${JSON.stringify(idle)}], { stdio: 'inherit', detached: ${detached} });
    run.onEnd(() => process.exit(0));
  `);
    child.kill('SIGTERM');
    // All of them hold the same pipe: it closes when the last is gone.
    await once(child, 'close', { signal: AbortSignal.timeout(10_000) });
  },
);

test('a program is ended with everything that it started, however stubborn', async () => {
  const stubborn = `process.on('SIGTERM', () => {}); ${idle}`;
  const leader = `require('node:child_process').spawn(process.execPath, ['--eval', ${JSON.stringify(stubborn)}], { stdio: 'inherit' })`;
  const child = await program(`
    const child = run.startNode(['--eval', ${JSON.stringify(leader)}], { stdio: 'inherit', detached: true });
    run.onEnd(() => run.endTree(child));
  `);
  child.kill('SIGTERM');
  await once(child, 'close', { signal: AbortSignal.timeout(10_000) });
});
