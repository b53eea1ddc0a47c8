// Purpose: runs journeys of Playwright in the caller's terminal on the dist/ that stands, which is built if there is none. The site
// takes a free port and each worker of the tests has its own backend, so that npm start may run at the same time.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfChanged } from './build-if-changed.ts';
import { freePort } from './ports.ts';
import { print } from './progress.mjs';
import { onEnd, runInTerminal } from './run.ts';
import { serveSite } from './site-server.ts';

/**
 * Runs them to their end.
 * @param args arguments of `playwright test`
 * @returns the exit code
 */
export async function goOnJourneys(args: readonly string[]): Promise<number> {
  onEnd(() => process.exit(1));
  try {
    if (existsSync(join('dist', '_headers'))) {
      console.log(
        'The tests run on dist/ as it stands; npm run build gives one of the present sources.',
      );
    } else if (!(await buildIfChanged(print))) return 1;
    const site = await serveSite(await freePort());
    try {
      const playwright = join('node_modules', '@playwright', 'test', 'cli.js');
      return await runInTerminal([playwright, 'test', ...args], { SITE_URL: site.url });
    } finally {
      await site.close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
