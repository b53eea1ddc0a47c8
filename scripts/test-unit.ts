// Purpose: unit, content and backend tests alone. Usage: npm run test:unit [-- arguments of vitest], such as a file, a folder
// or -t "words of a test's name".
import { join } from 'node:path';
import { projectRoot, runInTerminal } from './lib/run.ts';

process.chdir(projectRoot);
const vitest = join('node_modules', 'vitest', 'vitest.mjs');
process.exitCode = await runInTerminal([vitest, 'run', ...process.argv.slice(2)]);
