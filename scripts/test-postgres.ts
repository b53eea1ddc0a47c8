// Purpose: the database's tests against a PostgreSQL server, which they start and stop. It allows several connections at
// once, and is the present major version; `npm test` runs the same tests in PostgreSQL inside its own process.
// Usage: npm run test:postgres.
import { join } from 'node:path';
import { projectRoot, runInTerminal } from './lib/run.ts';

process.chdir(projectRoot);
const tests = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', 'tests/backend/postgres'];
process.exitCode = await runInTerminal(tests, { POSTGRES: 'server' });
