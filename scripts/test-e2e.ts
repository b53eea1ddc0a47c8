// Purpose: the end-to-end tests alone, on the existing dist/, which is built if there is none. The site takes a free port and
// each worker of the tests has its own backend, so that npm start may run at the same time.
// Usage: npm run test:e2e [-- arguments of Playwright], such as header, or -g "words of a test's name".
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './lib/build-if-changed.ts';
import { freePort } from './lib/ports.ts';
import { print } from './lib/progress.mjs';
import { onEnd, projectRoot, runInTerminal } from './lib/run.ts';
import { serveSite } from './lib/site-server.ts';

process.chdir(projectRoot);
onEnd(() => process.exit(1));
try {
  if (existsSync(join('dist', '_headers'))) {
    console.log(
      'The tests run on dist/ as it stands; npm run build gives one of the present sources.',
    );
  } else if (!(await buildIfChanged(print))) process.exit(1);
  const site = await serveSite(await freePort());
  try {
    const playwright = join('node_modules', '@playwright', 'test', 'cli.js');
    const args = [playwright, 'test', ...process.argv.slice(2)];
    process.exitCode = await runInTerminal(args, { SITE_URL: site.url });
  } finally {
    await site.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
