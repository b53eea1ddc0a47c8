import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../scripts/lib/run.ts';
import { localPorts } from '../../../src/core/local-ports.ts';

test('the README names the addresses on which the commands answer', () => {
  const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8');
  expect(readme).toContain(`serves the site on <http://localhost:${localPorts.site}>`);
  expect(readme).toContain(`the accounts' backend on \`127.0.0.1:${localPorts.backend}\``);
  expect(readme).toContain(`<http://localhost:${localPorts.dev}>`);
});
