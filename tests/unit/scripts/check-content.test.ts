// The command on a small content: at the line of a request, and again after each save.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { smallContent } from '../check/small-content.ts';
import { folderOf } from '../folder.ts';

const root = folderOf(smallContent());
const policy = join(root, 'content/documents/policy-1.mdx');
const args = ['scripts/check-content.ts', '--root', root];
const sound = readFileSync(policy, 'utf8');
afterAll(() => rmSync(root, { recursive: true }));

test('a mistake stands at its line of the request, too', () => {
  writeFileSync(policy, sound.replace(/^title: .*\n/m, ''));
  const { status, stdout } = spawnSync(process.execPath, [...args, '--annotate'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  writeFileSync(policy, sound);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^content\/documents\/policy-1\.mdx:1 {2}"title" is missing\./);
  expect(stdout).toMatch(
    /^::error file=content\/documents\/policy-1\.mdx,line=1::"title" is missing\./m,
  );
});

test('after a save the content is checked again, once the file is whole', async () => {
  const child = spawn(process.execPath, [...args, '--watch'], { cwd: projectRoot });
  const reports = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async () => {
    const lines: string[] = [];
    while (!lines.at(-1)?.endsWith('Waiting for a save …')) {
      const { value, done } = await reports.next();
      if (done) throw new Error(`The command has ended: ${lines.join(' ')}`);
      lines.push(value);
    }
    return lines.join('\n');
  };
  expect(await next()).toContain('no mistakes');
  // Many editors empty a file before they write it.
  writeFileSync(policy, '');
  writeFileSync(policy, sound.replace(/^title: .*\n/m, ''));
  expect(await next()).toMatch(/^content\/documents\/policy-1\.mdx:1 {2}"title" is missing\./);
  writeFileSync(policy, sound);
  expect(await next()).toContain('no mistakes');
  child.kill();
  await once(child, 'close');
});
