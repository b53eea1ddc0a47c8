import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type ConsoleMessage } from '@playwright/test';
import { delivered, TestBackend } from './backend.ts';

/** Console errors that a test expects, such as the log of a missing path. Anything else fails it. */
type Options = { expectedErrors: RegExp | undefined };
type Fixtures = { watchedPage: undefined };
type WorkerFixtures = { backend: TestBackend };

/**
 * Playwright's test, in which every error on the console, every uncaught error and every violation of the security
 * policy of any page of the test's context is a failure, and the address of the backend leads to one of the worker's own.
 */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  expectedErrors: [undefined, { option: true }],
  watchedPage: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors?.test(text)) errors.push(text);
      };
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error') note(message.text());
      });
      context.on('weberror', (error) => note(error.error().message));
      await use(undefined);
      if (errors.length > 0) throw new Error(`The console is not clean:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'e2e-backend-'));
      const backend = new TestBackend(dataDir);
      await backend.changeSecrets((secrets) => ({ ...secrets, publishableKey: delivered().key }));
      await backend.start();
      await use(backend);
      await backend.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ backend, launchOptions }, use) => {
      const rule = `MAP ${delivered().origin.host} 127.0.0.1:${backend.port}`;
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});
