import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type ConsoleMessage } from '@playwright/test';
import { delivered, siteHost, TestBackend } from './backend.ts';
import { type FaultyNetwork, startNetwork } from './faulty-network.ts';

/** Console errors that a test expects, such as the log of a missing path. Anything else fails it. */
type Options = { expectedErrors: RegExp | undefined };
type Fixtures = { watchedPage: undefined };
type WorkerFixtures = {
  backend: TestBackend;
  /** The ports of this machine at which the browser finds a host, by the name and port that pages ask for. */
  hosts: Readonly<Record<string, number>>;
};

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
  hosts: [
    async ({ backend }, use) => {
      await use({ [delivered().origin.host]: backend.port });
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ hosts, launchOptions }, use) => {
      const rules = Object.entries(hosts).map(([host, port]) => `MAP ${host} 127.0.0.1:${port}`);
      const args = [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join()}`];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

/** The same behind a network in which things go wrong. Nothing does until a test says so. */
export const networkTest = test.extend<object, { network: FaultyNetwork }>({
  network: [
    async ({ backend }, use) => {
      const network = await startNetwork({
        [siteHost]: Number(new URL(`http://${siteHost}`).port),
        [delivered().origin.host]: backend.port,
      });
      await use(network);
      await network.close();
    },
    { scope: 'worker' },
  ],
  hosts: async ({ network }, use) => {
    await use({ [siteHost]: network.port, [delivered().origin.host]: network.port });
  },
});
