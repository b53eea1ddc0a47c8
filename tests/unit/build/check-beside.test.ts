import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { smallContent } from '../check/small-content.ts';

test('the process answers each message with every mistake of the content as it stands', async () => {
  const cwd = mkdtempSync(join(tmpdir(), 'beside-'));
  const child = fork(join(projectRoot, 'src/build/check-beside.ts'), { cwd });
  onTestFinished(() => {
    child.kill();
    rmSync(cwd, { recursive: true });
  });
  for (const { path, text } of smallContent()) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true });
    writeFileSync(join(cwd, path), path === 'content/company.yaml' ? 'brand: [' : text);
  }
  child.send('check');
  const [{ mistakes, files }] = await once(child, 'message');
  expect(mistakes[0]).toMatchObject({ file: 'content/company.yaml', line: 1 });
  expect(files).toBe(smallContent().length);
});
