// Purpose: the one test command: types, lint and format, unused code, unit, content and backend tests, the build, and the
// end-to-end tests in Chromium. Every step runs even after a failure, except those that need a build that failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from './dev-backend/start-backend.ts';
import { buildSite } from './lib/build-site.ts';
import { demandPorts } from './lib/ports.ts';
import { onEnd, projectRoot, runNode } from './lib/run.ts';
import { buildSettings } from './lib/settings.ts';
import { serveSite } from './lib/site-server.ts';

const backendData = '.local/test-backend';
const tool = (...path: string[]) => join('node_modules', ...path);
let passed = 0;
let failed = 0;

function report(name: string, ok: boolean, seconds: number, output: string): void {
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output.trim());
}

/** A tool that counts as one test. */
async function check(name: string, args: readonly string[]): Promise<void> {
  const { ok, output, seconds } = await runNode(args);
  if (ok) passed += 1;
  else failed += 1;
  report(name, ok, seconds, output);
}

/** A runner whose report says how many tests passed; one that ends without a report counts as one failure. */
async function runner(
  name: string,
  args: readonly string[],
  reportFile: string,
  count: (report: unknown, output: string) => { passed: number; failed: number },
): Promise<void> {
  rmSync(reportFile, { force: true });
  const { ok, output, seconds } = await runNode(args, { SITE_URL: 'http://localhost:8788' });
  let counts = { passed: 0, failed: 1 };
  try {
    counts = count(JSON.parse(readFileSync(reportFile, 'utf8')), output);
  } catch {
    // No report: the runner itself failed, and its output says why.
  }
  if (!ok && counts.failed === 0) counts.failed = 1;
  passed += counts.passed;
  failed += counts.failed;
  report(`${name}: ${counts.passed} passed, ${counts.failed} failed`, ok, seconds, output);
}

const numberAt = (report: unknown, ...path: string[]): number => {
  const value = path.reduce<unknown>((at, key) => Reflect.get(Object(at), key), report);
  return typeof value === 'number' ? value : 0;
};

async function endToEnd(): Promise<void> {
  const backend = await startBackend({ port: 54321, dataDir: backendData });
  const site = await serveSite(8788);
  try {
    await runner(
      'End-to-end tests',
      [tool('@playwright', 'test', 'cli.js'), 'test'],
      'test-results/e2e.json',
      (json, output) => {
        const second = numberAt(json, 'stats', 'flaky');
        if (second > 0) console.log('! Passed at their second try only:');
        // The runner names them under a line with their number, set in by four spaces.
        for (const line of / flaky\n((?: {4}.*\n)*)/.exec(output)?.[1]?.split('\n') ?? []) {
          if (line) console.log(line);
        }
        return {
          passed: numberAt(json, 'stats', 'expected') + second,
          failed: numberAt(json, 'stats', 'unexpected'),
        };
      },
    );
  } finally {
    await site.close();
    await backend.close();
  }
}

process.chdir(projectRoot);
onEnd(() => process.exit(1));
try {
  await demandPorts(8788, 54321);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
mkdirSync('test-results', { recursive: true });
async function staticChecks(): Promise<void> {
  await check('Lint and format', [
    tool('@biomejs', 'biome', 'bin', 'biome'),
    'check',
    '--error-on-warnings',
  ]);
  await check('Format of .astro', [
    tool('prettier', 'bin', 'prettier.cjs'),
    '--check',
    '--log-level',
    'warn',
    'src/**/*.astro',
  ]);
  await check('Unused code', [
    tool('knip', 'bin', 'knip.js'),
    '--no-progress',
    '--treat-config-hints-as-errors',
  ]);
  await check('Catalogue', ['scripts/check-catalogue.ts']);
}
const types = [tool('astro', 'bin', 'astro.mjs'), 'check', '--minimumFailingSeverity', 'hint'];
// The types take as long as the other checks together.
await Promise.all([check('Types', types), staticChecks()]);
await runner(
  'Unit, content and backend tests',
  [
    tool('vitest', 'vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile=test-results/unit.json',
  ],
  'test-results/unit.json',
  (json) => ({
    passed: numberAt(json, 'numPassedTests'),
    failed: numberAt(json, 'numFailedTests'),
  }),
);
const lines: string[] = [];
const start = performance.now();
// A backend of its own, empty at the start: its key is built into the pages.
rmSync(backendData, { recursive: true, force: true });
const built = await buildSite((line) => lines.push(line), await buildSettings(backendData));
report('Build', built, (performance.now() - start) / 1000, lines.join('\n'));
if (built) {
  passed += 1;
  await check('Words of the editions', ['scripts/check-words.ts']);
  try {
    await endToEnd();
  } catch (error) {
    failed += 1;
    console.error(error instanceof Error ? error.message : error);
  }
} else {
  failed += 1;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
