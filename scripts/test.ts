// Purpose: the one test command: types, lint and format, unused code, the build, the words of its editions, unit, content and
// backend tests, and the end-to-end tests in Chromium. Every step runs even after a failure, except those that need a build that
// failed. What takes longer is in test-all.ts.
// Usage: npm test.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from './lib/build-site.ts';
import { freePort } from './lib/ports.ts';
import { onEnd, projectRoot } from './lib/run.ts';
import { buildSettings } from './lib/settings.ts';
import { serveSite } from './lib/site-server.ts';
import { beginTestRun } from './lib/test-run.ts';

const tool = (...path: string[]) => join('node_modules', ...path);
const lint = [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'];
const prettier = [tool('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn'];
const knip = [tool('knip', 'bin', 'knip.js'), '--no-progress', '--treat-config-hints-as-errors'];
const types = [tool('astro', 'bin', 'astro.mjs'), 'check', '--minimumFailingSeverity', 'hint'];

process.chdir(projectRoot);
onEnd(() => process.exit(1));
mkdirSync('test-results', { recursive: true });
const run = beginTestRun();
async function build(): Promise<boolean> {
  const ok = await run.step('Build', async (log) =>
    buildSite(log, await buildSettings('.local/backend')),
  );
  if (ok) await run.check('Words of the editions', ['scripts/check-words.ts']);
  return ok;
}
async function checkSources(): Promise<void> {
  await run.check('Types', types);
  await run.check('Lint and format', lint);
  await run.check('Format of .astro', [...prettier, 'src/**/*.astro']);
  await run.check('Unused code', knip);
  await run.vitest({
    name: 'Unit, content and backend tests',
    args: [],
    reportFile: 'test-results/unit.json',
  });
}
// A build and a static check use a core each, so two rows of steps fill two cores. Journeys have the machine for themselves: some
// measure how soon a page answers.
const [isBuilt] = await Promise.all([build(), checkSources()]);
if (isBuilt) {
  try {
    const site = await serveSite(await freePort());
    await run.playwright({
      name: 'End-to-end tests',
      args: [tool('@playwright', 'test', 'cli.js'), 'test'],
      env: { SITE_URL: site.url },
      reportFile: 'test-results/e2e.json',
    });
    await site.close();
  } catch (error) {
    run.fail(error);
  }
}
run.end();
