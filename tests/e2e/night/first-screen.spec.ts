import { statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readCorpus } from '../../../src/corpus/open-corpus.ts';
import { addresses } from '../../content/real-content.ts';
import { type FlightServer, fileAt, serveFlights } from '../support/flight-server.ts';
import { test as base } from '../support/test.ts';

/** Bytes of a packed page that the first flight of a connection brings, beside the headers of the answer. */
const firstFlight = 13_000;

const test = base.extend<{ server: FlightServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
  server: async ({}, use) => {
    const server = await serveFlights();
    await use(server);
    await server.close();
  },
});

const corpus = readCorpus();

/** The longest documents, an alias among them, and every edition of the longest. */
function longestPages(): string[] {
  const sized = addresses
    .filter(({ page }) => corpus.documentsById.has(page.slice(1)))
    .map((address) => ({ ...address, size: statSync(fileAt(address.path)).size }))
    .sort((one, other) => other.size - one.size);
  const kind = (wanted: string) => sized.filter((address) => address.kind === wanted);
  const pages = kind('page').slice(0, 3);
  const editions = kind('edition').filter(({ page }) => page === pages[0]?.page);
  const aliases = kind('alias').slice(0, 1);
  return [...pages, ...aliases, ...editions].map(({ path }) => path);
}

/** Pages with a task, in English, whose head is the heaviest, and in the languages that take the most bytes. */
const formPages = ['', '/ar', '/hi'].flatMap((edition) =>
  ['contact', 'signin', 'restricted'].map((page) => `${edition}/${page}`),
);

/** Pages that lead on: the heaviest that are no documents. */
const leadingPages = ['/', '/hi', '/legal', '/hi/legal', '/status', '/hi/status'];

/** The window as a picture. Playwright's own screenshot waits until a page has come whole. */
async function picture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'png' });
  await session.detach();
  return Buffer.from(data, 'base64');
}

for (const [width, height] of [
  [360, 800],
  [1440, 900],
] as const) {
  test.describe(`at ${width} by ${height} pixels`, () => {
    test.use({ viewport: { width, height } });

    for (const [what, paths] of [
      ['a document', longestPages()],
      ['a page with a form', formPages],
      ['the home page, the legal hub and the status page', leadingPages],
    ] as const)
      test(`the first flight of ${what} brings its whole first screen`, async ({
        page,
        server,
      }) => {
        const open = (path: string, waitUntil: 'commit' | 'load') =>
          page.goto(server.origin + path, { waitUntil });
        // The display face is optional: it must be in the cache, or its time of arrival would decide.
        await open('/', 'load');
        for (const path of paths) {
          server.flight = Number.POSITIVE_INFINITY;
          await open(path, 'load');
          await page.evaluate(() => document.fonts.ready);
          const whole = await picture(page);
          server.flight = firstFlight;
          await open(path, 'commit');
          // The rest never comes: if the pictures become the same, to the pixel, the first flight is enough.
          const difference = `${path} shows something else after ${firstFlight} bytes than whole`;
          await expect(async () => {
            expect((await picture(page)).equals(whole), difference).toBe(true);
          }).toPass({ timeout: 60_000 });
          const state = await page.evaluate(() => document.readyState);
          if (what === 'a document') expect(state, path).toBe('loading');
        }
      });
  });
}
