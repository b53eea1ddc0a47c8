import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './scripts/lib/chromium.ts';
import { localPorts } from './src/core/local-ports.ts';
import { isWhole } from './tests/e2e/support/sample.ts';

// End-to-end tests in Chromium against the runtime that serves the site in production. SITE_URL says where that is: npm test
// and npm run test:e2e start it on a free port.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // What takes long and seldom fails alone waits for the night: see tests/README.md.
  ...(isWhole ? {} : { testIgnore: 'night/**', grepInvert: /@night/ }),
  fullyParallel: true,
  workers: 2,
  // Limits for what hangs, and not for what is slow: a busy machine may take ten times as long. Most tests take a second.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // What passes at a second try only is broken, in the test or in the site: it fails the run.
  retries: 0,
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: process.env['SITE_URL'] ?? `http://localhost:${localPorts.site}`,
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
    viewport: { width: 1280, height: 800 },
    // Every click that leads on would draw a transition, in software, which takes a third of the time of all journeys.
    contextOptions: { reducedMotion: isWhole ? 'no-preference' : 'reduce' },
  },
});
