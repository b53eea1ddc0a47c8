import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { smallContent } from '../check/small-content.ts';
import { folderOf, writeIn } from '../folder.ts';

test('the process answers each message with every mistake of the content as it stands', async () => {
  const cwd = folderOf(smallContent());
  const child = fork(join(projectRoot, 'src/build/check-beside.ts'), { cwd });
  onTestFinished(() => {
    child.kill();
    rmSync(cwd, { recursive: true });
  });
  writeIn(cwd, 'content/company.yaml', 'brand: [');
  child.send('check');
  const [{ mistakes, files }] = await once(child, 'message');
  expect(mistakes[0]).toMatchObject({ file: 'content/company.yaml', line: 1 });
  expect(files).toBe(smallContent().length);
});
