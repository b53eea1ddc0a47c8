import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

// Against a real server, with i18next's own connector.
const asked: string[] = [];
let answer = (_path: string): [number, string] => [200, '{}'];
let server: Server;
let loadWords: typeof import('../../../src/i18n/browser.ts').loadWords;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const [status, body] = answer(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => real(origin + path, init));
});
beforeEach(async () => {
  asked.length = 0;
  vi.resetModules();
  ({ loadWords } = await import('../../../src/i18n/browser.ts'));
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});

test('words come from the file of their language and namespace, once', async () => {
  answer = () => [200, '{"form":{"title":"Titel {{company.brand}}"}}'];
  expect(await loadWords('de', 'contact')).toEqual({ form: { title: 'Titel {{company.brand}}' } });
  await loadWords('de', 'contact');
  expect(asked).toEqual(['/locales/de/contact.json']);
});

test('a server that fails for a moment is asked again after 350 ms, then after twice that', async () => {
  answer = () => (asked.length < 3 ? [500, ''] : [200, '{"a":"b"}']);
  const start = performance.now();
  expect(await loadWords('fr', 'common')).toEqual({ a: 'b' });
  expect(asked).toHaveLength(3);
  expect(performance.now() - start).toBeGreaterThanOrEqual(350 + 700 - 10);
});

test('what is not there is an error', async () => {
  answer = () => [404, ''];
  await expect(loadWords('xx', 'common')).rejects.toThrow('No words of “common” in “xx”.');
  expect(asked).toHaveLength(1);
});
