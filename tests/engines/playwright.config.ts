import { defineConfig } from '@playwright/test';
import { findEngines } from '../../scripts/lib/engines.ts';
import type { Options } from './test.ts';

// The journeys in each engine that this machine has; Playwright runs them, and leads no browser.
export default defineConfig<object, Options>({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  timeout: 300_000,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: [['line'], ['json', { outputFile: '../../test-results/engines.json' }]],
  projects: findEngines().found.map((engine) => ({ name: engine.name, use: { engine } })),
});
