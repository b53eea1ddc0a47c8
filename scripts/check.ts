// Purpose: the content and the types, checked side by side: what a change of texts or of code breaks most often.
// Usage: npm run check.
import { join } from 'node:path';
import { projectRoot } from './lib/run.ts';
import { beginTestRun } from './lib/test-run.ts';

process.chdir(projectRoot);
const run = beginTestRun();
const astro = join('node_modules', 'astro', 'bin', 'astro.mjs');
await Promise.all([
  run.check('Content', ['scripts/check-content.ts']),
  run.check('Types', [astro, 'check', '--minimumFailingSeverity', 'hint']),
]);
process.exitCode = run.counts().failed === 0 ? 0 : 1;
