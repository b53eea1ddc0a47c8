// A wrong flag is answered by a sentence, and by no stack trace.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';

test.each([
  ...['accept-translations', 'accept-versions', 'check-content', 'check-launch', 'impact'],
  ...['move-document', 'publish-versions', 'screenshots', 'status-check', 'status-incident'],
  ...['status-maintenance', 'translations-status'],
])('%s names its flags to whoever gives another', (command) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`scripts/${command}.ts`, '--wrong'],
    { cwd: projectRoot, encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([1, '']);
  expect(stdout).toMatch(/^Unknown option '--wrong'\. The flags are --/);
});
