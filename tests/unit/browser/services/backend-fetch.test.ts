import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { backendFetch, patience } from '../../../../src/browser/services/backend-fetch.ts';

let server: Server | undefined;

/** A real server for one test. */
async function serve(answer: RequestListener): Promise<string> {
  const started = createServer(answer);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}/`;
}

afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
});

test.each([
  [200, 'application/json', 200],
  [200, 'text/html', 200],
  [204, '', 204],
  [400, 'application/json; charset=utf-8', 400],
  [401, 'application/json', 401],
  [403, 'application/problem+json', 403],
  [403, 'text/html', 503],
  [404, '', 503],
  [429, 'application/json', 503],
  [500, 'application/json', 500],
  [502, 'text/html', 503],
])('%i of the type “%s” counts as %i', async (status, type, seen) => {
  const url = await serve((_, response) => {
    if (type) response.setHeader('content-type', type);
    response.writeHead(status).end(status === 204 ? undefined : '{"a":1}');
  });
  const response = await backendFetch(url);
  expect(response.status).toBe(seen);
  expect(await response.text()).toBe(seen === 503 || status === 204 ? '' : '{"a":1}');
});

test.each([401, 404, 500])(
  'an error in place of the key set (%i) counts as no answer',
  async (status) => {
    const url = await serve((_, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end('{"code":1}');
    });
    expect((await backendFetch(`${url}auth/v1/.well-known/jwks.json`)).status).toBe(503);
    expect((await backendFetch(`${url}auth/v1/user`)).status).toBe(status);
  },
);

test('passes on what is asked', async () => {
  const url = await serve((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify([request.method, request.headers['apikey']]));
  });
  const response = await backendFetch(url, {
    method: 'POST',
    headers: { apikey: 'key' },
    body: 'x',
  });
  expect(await response.json()).toEqual(['POST', 'key']);
});

test('gives up after ten seconds, or when the caller does', async () => {
  expect(patience).toBe(10_000);
  const real = AbortSignal.timeout.bind(AbortSignal);
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => real(50));
  const url = await serve(() => {});
  await expect(backendFetch(url)).rejects.toThrow(/timeout/i);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(patience);
  timeout.mockImplementation(() => real(5000));
  await expect(backendFetch(url, { signal: real(50) })).rejects.toThrow();
});
