// Purpose: what is heavier than `npm test`, and no part of it: the shapes of every page, the database's tests against a
// PostgreSQL server, and the proofs that take several builds. Every step runs even after a failure; it takes about half an hour.
// Usage: npm run test:all.
import { join } from 'node:path';
import { buildIfChanged } from './lib/build-if-changed.ts';
import { freePort } from './lib/ports.ts';
import { onEnd, projectRoot } from './lib/run.ts';
import { serveSite } from './lib/site-server.ts';
import { beginTestRun, playwrightCounts, vitestCounts } from './lib/test-run.ts';

const tool = (...path: string[]) => join('node_modules', ...path);

process.chdir(projectRoot);
onEnd(() => process.exit(1));
const run = beginTestRun();

async function lookAtEveryPage(): Promise<void> {
  try {
    const site = await serveSite(await freePort());
    await run.runner({
      name: 'Shapes of every page',
      args: [tool('@playwright', 'test', 'cli.js'), 'test'],
      env: { SITE_URL: site.url, EVERY_PAGE: '1' },
      reportFile: 'test-results/e2e.json',
      count: playwrightCounts,
    });
    await site.close();
  } catch (error) {
    run.fail(error);
  }
}
const askPostgres = () =>
  run.runner({
    name: 'Database on a PostgreSQL server',
    args: [
      ...[tool('vitest', 'vitest.mjs'), 'run', 'tests/backend/postgres', '--reporter=default'],
      ...['--reporter=json', '--outputFile=test-results/postgres.json'],
    ],
    env: { POSTGRES: 'server' },
    reportFile: 'test-results/postgres.json',
    count: vitestCounts,
  });

if (await run.step('Build', buildIfChanged)) {
  console.log('… Shapes of every page: minutes');
  await lookAtEveryPage();
  console.log('… The company under other names: two builds');
  await run.check('Rename', ['scripts/check-rename.ts']);
}
console.log('… The record, rendered twice');
await run.check('Reproducible', ['scripts/check-reproducible.ts']);
console.log('… Database on a PostgreSQL server');
await askPostgres();
const { passed, failed } = run.counts();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
