// Purpose: the database's tests against a PostgreSQL server, which they start and end: several connections at once, and the
// present major version. `npm test` runs the same tests within its own process. Usage: npm run test:postgres.
import { join } from 'node:path';
import { projectRoot, runNode } from './lib/run.ts';

process.chdir(projectRoot);
const tests = [join('node_modules', 'vitest', 'vitest.mjs'), 'run', 'tests/backend/postgres'];
const { ok, output } = await runNode(tests, { POSTGRES: 'server' });
console.log(output.trim());
process.exitCode = ok ? 0 : 1;
