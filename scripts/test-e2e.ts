// Purpose: the end-to-end tests alone, on the existing dist/, which is built if there is none. The site takes a free port and
// each worker of the tests has its own backend, so that npm start may run at the same time.
// Usage: npm run test:e2e [-- arguments of Playwright], such as header, or -g "words of a test's name".
import { goOnJourneys } from './lib/journeys.ts';
import { projectRoot } from './lib/run.ts';

process.chdir(projectRoot);
process.exitCode = await goOnJourneys(process.argv.slice(2));
