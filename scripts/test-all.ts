// Purpose: what takes too long for `npm test`: the end-to-end tests over everything in place of a sample, the tests of the folders
// night/, journeys in other engines, the database's tests against a PostgreSQL server, and the proofs that take several builds.
// Every step runs even after a failure.
// Usage: npm run test:all [-- journeys [arguments of Playwright] | engines | checks | proofs]: the parts may run on several machines. An engine
// that the machine lacks is left out, unless that part alone is asked for.
import { join } from 'node:path';
import { buildIfChanged } from './lib/build-if-changed.ts';
import { findEngines } from './lib/engines.ts';
import { freePort } from './lib/ports.ts';
import { onEnd, projectRoot } from './lib/run.ts';
import { serveSite } from './lib/site-server.ts';
import { beginTestRun } from './lib/test-run.ts';

process.chdir(projectRoot);
onEnd(() => process.exit(1));
const run = beginTestRun();
const [part, ...rest] = process.argv.slice(2);
const parts = ['journeys', 'engines', 'checks', 'proofs'];
if (part !== undefined && !parts.includes(part)) {
  console.error(`There is no part "${part}". Parts are ${parts.join(', ')}; without one all run.`);
  process.exit(1);
}
const includes = (name: string) => part === undefined || part === name;

async function testEverything(): Promise<void> {
  try {
    const site = await serveSite(await freePort());
    await run.playwright({
      name: 'End-to-end tests over everything',
      args: [join('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...rest],
      env: { SITE_URL: site.url, EVERYTHING: '1' },
      reportFile: 'test-results/e2e.json',
    });
    await site.close();
  } catch (error) {
    run.fail(error);
  }
}
async function testOtherEngines(): Promise<void> {
  const { found, missing } = findEngines();
  for (const sentence of missing) console.log(`… ${sentence}`);
  if (found.length === 0 && part === undefined) return;
  await run.playwright({
    name: 'Journeys in other engines',
    args: ['scripts/test-engines.ts', ...(part ? ['--every'] : []), ...rest],
    reportFile: 'test-results/engines.json',
  });
}

const isBuilt = await run.step('Build', buildIfChanged);
if (isBuilt && includes('journeys')) {
  console.log('… End-to-end tests over everything: many minutes');
  await testEverything();
}
if (isBuilt && includes('engines')) await testOtherEngines();
if (includes('checks')) {
  if (isBuilt) await run.check('Words of the record', ['scripts/check-stage.ts']);
  console.log('… The catalogue: one build');
  await run.check('Catalogue', ['scripts/check-catalogue.ts']);
  console.log('… Database on a PostgreSQL server');
  await run.vitest({
    name: 'Database on a PostgreSQL server',
    args: ['tests/backend/postgres'],
    env: { POSTGRES: 'server' },
    reportFile: 'test-results/postgres.json',
  });
  await run.vitest({
    name: 'Content and backend tests of the night, and the words of every PDF',
    args: ['/night/', 'tests/content/pdf-words.test.ts'],
    env: { EVERYTHING: '1' },
    reportFile: 'test-results/night.json',
  });
}
if (includes('proofs')) {
  console.log('… The company under other names: two builds');
  if (isBuilt) await run.check('Rename', ['scripts/check-rename.ts']);
  console.log('… The record, published and changed in a copy: four builds');
  await run.check('Publishing', ['scripts/check-publishing.ts']);
  console.log('… The record, rendered twice, and the site with a filled cache: three builds');
  await run.check('Reproducible', ['scripts/check-reproducible.ts']);
}
run.end();
