import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { Engine } from '../../scripts/lib/engines.ts';
import { localPorts } from '../../src/core/local-ports.ts';
import { delivered, TestBackend } from '../e2e/support/backend.ts';
import { type Browser, startBrowser } from './browser.ts';

/** The engine of a project of tests. */
export type Options = { engine: Engine };
type Fixtures = { at: Browser };
type WorkerFixtures = Options & { backend: TestBackend; led: Browser };

const site = process.env['SITE_URL'] ?? `http://localhost:${localPorts.site}`;

/**
 * A test whose browser `at` has nothing stored, and complains of nothing. The address of the backend leads to one of the worker's own.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    { name: 'firefox', browser: 'firefox' },
    { option: true, scope: 'worker' },
  ],
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'engines-backend-'));
      const backend = new TestBackend(dataDir);
      await backend.changeSecrets((secrets) => ({ ...secrets, publishableKey: backend.key }));
      await backend.start();
      await use(backend);
      await backend.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  led: [
    async ({ engine, backend }, use) => {
      const proxy = createServer((asked, answer) => {
        const { host, pathname, search } = new URL(asked.url ?? '', site);
        // A browser asks for things of its own, too.
        if (host !== delivered().origin.host) return answer.writeHead(502).end();
        const { method, headers } = asked;
        const to = { host: '127.0.0.1', port: backend.port, path: pathname + search };
        return asked.pipe(
          request({ ...to, method, headers }, (given) => {
            answer.writeHead(given.statusCode ?? 502, given.headers);
            given.pipe(answer);
          }),
        );
      });
      await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
      const { port } = proxy.address() as AddressInfo;
      const browser = await startBrowser(engine, site, `127.0.0.1:${port}`);
      await use(browser);
      await browser.close();
      proxy.closeAllConnections();
      proxy.close();
    },
    { scope: 'worker' },
  ],
  at: async ({ led }, use) => {
    await led.open('/robots.txt');
    await led.run(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    const before = led.complaints().length;
    await use(led);
    // A missing page writes of itself.
    const complaints = led
      .complaints()
      .slice(before)
      .filter((text) => !text.includes('404: no page at'));
    if (complaints.length > 0)
      throw new Error(`The console is not clean:\n${complaints.join('\n')}`);
  },
});
