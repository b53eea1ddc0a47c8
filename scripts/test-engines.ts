// Purpose: the journeys that matter in Firefox and in WebKit, whichever the machine has, on the existing dist/, which is built if there is
// none. It writes a sheet of pictures of each into the ignored folder screenshots/.
// Usage: npm run test:engines [-- --every] [arguments of Playwright], such as --project webkit, or -g "words of a test's name"; with
// --every it fails where one of the two is missing.
import { findEngines } from './lib/engines.ts';
import { goOnJourneys } from './lib/journeys.ts';
import { projectRoot } from './lib/run.ts';

process.chdir(projectRoot);
const args = process.argv.slice(2);
const { found, missing } = findEngines();
for (const sentence of missing) console.log(sentence);
if (found.length === 0 || (args.includes('--every') && missing.length > 0)) {
  console.error('No journey was tried.');
  process.exitCode = 1;
} else {
  process.exitCode = await goOnJourneys([
    ...['--config', 'tests/engines/playwright.config.ts'],
    ...args.filter((arg) => arg !== '--every'),
  ]);
}
