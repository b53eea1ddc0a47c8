// What the gateway passes and what it refuses: paths, methods, keys, origins, hosts and bodies.
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Bench, ENQUIRY, SITE, speak, startBench } from './support.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.end());

const PASSED = [
  ['POST', '/auth/v1/token?grant_type=password'],
  ['POST', '/auth/v1/token?grant_type=refresh_token'],
  ['POST', '/auth/v1/logout'],
  ['GET', '/auth/v1/user'],
  ['GET', '/auth/v1/.well-known/jwks.json'],
  ['POST', '/rest/v1/enquiries'],
  ['GET', '/rest/v1/resources'],
] as const;

describe('paths', () => {
  it.each([
    ['POST', '/auth/v1/signup'],
    ['POST', '/auth/v1/otp'],
    ['POST', '/auth/v1/magiclink'],
    ['POST', '/auth/v1/recover'],
    ['POST', '/auth/v1/resend'],
    ['POST', '/auth/v1/verify'],
    ['GET', '/auth/v1/verify?token=x&type=signup'],
    ['POST', '/auth/v1/invite'],
    ['POST', '/auth/v1/admin/users'],
    ['GET', '/auth/v1/authorize?provider=github'],
    ['GET', '/auth/v1/callback?code=x'],
    ['GET', '/auth/v1/settings'],
    ['GET', '/auth/v1/reauthenticate'],
    ['POST', '/auth/v1/token'],
    ['POST', '/auth/v1/token?grant_type=pkce'],
    ['POST', '/auth/v1/token?grant_type=id_token'],
    ['POST', '/auth/v1/token?grant_type=password&grant_type=pkce'],
    ['GET', '/rest/v1/'],
    ['GET', '/rest/v1/auth.users'],
    ['GET', '/rest/v1/users'],
    ['GET', '/rest/v1/schema_migrations'],
    ['POST', '/rest/v1/rpc/version'],
    ['POST', '/rest/v1/enquiries/'],
    ['GET', '//rest/v1/resources'],
    ['GET', '/rest/v1/%72esources'],
    ['GET', '/storage/v1/bucket'],
    ['GET', '/_system'],
    ['GET', '/static/main.js'],
    ['GET', '/'],
  ])('%s %s is not found', async (method, route) => {
    const body = method === 'POST' ? '{}' : null;
    const response = await bench.call(route, { method, body });
    expect(response.status).toBe(404);
    const error = await response.json();
    expect(error).toHaveProperty(route.startsWith('/auth/v1') ? 'error_code' : 'message');
  });

  it.each(PASSED)('%s %s takes no other method', async (method, route) => {
    const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'];
    for (const other of others.filter((candidate) => candidate !== method)) {
      const response = await bench.call(route, { method: other });
      expect([other, response.status]).toEqual([other, 405]);
      expect(response.headers.get('allow')).toBe(method);
    }
  });

  it('answers to no name but that of this machine', async () => {
    const key = bench.backend.publishableKey;
    const answer = await speak(
      bench.backend.url,
      `GET /rest/v1/resources HTTP/1.1\r\nHost: rebound.example\r\napikey: ${key}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
  });

  it('listens on the loopback address only', async () => {
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter((address) => address.family === 'IPv4' && !address.internal);
    const { port } = new URL(bench.backend.url);
    for (const { address } of outside) {
      await expect(fetch(`http://${address}:${port}/`)).rejects.toThrow();
    }
  });
});

describe('key', () => {
  it.each(PASSED)('%s %s needs the publishable key', async (method, route) => {
    const send = (headers: Record<string, string>, suffix = '') =>
      fetch(bench.backend.url + route + suffix, {
        method,
        headers,
        body: method === 'POST' ? '{}' : null,
      });
    const inQuery = `${route.includes('?') ? '&' : '?'}apikey=${bench.backend.publishableKey}`;
    expect((await send({})).status).toBe(401);
    expect((await send({ apikey: 'sb_secret_guess' })).status).toBe(401);
    expect((await send({}, inQuery)).status).toBe(401);
    expect((await send({ authorization: `Bearer ${bench.backend.publishableKey}` })).status).toBe(
      401,
    );
  });
});

describe('origins', () => {
  const preflight = (route: string, origin: string, method: string) =>
    fetch(bench.backend.url + route, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'apikey,authorization,content-type,x-client-info',
      },
    });

  it.each(PASSED)('%s %s is open to the pages of the site', async (method, route) => {
    for (const origin of [SITE, 'http://127.0.0.1:4321']) {
      const response = await preflight(route, origin, method);
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
      expect(response.headers.get('access-control-allow-methods')).toBe(method);
      expect(response.headers.get('access-control-allow-headers')).toContain('apikey');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it.each([
    'http://evil.example',
    'http://localhost:3000',
    'https://localhost:8788',
    'http://localhost:8788.evil.example',
    'null',
  ])('%s is turned away', async (origin) => {
    const asked = await preflight('/rest/v1/enquiries', origin, 'POST');
    expect(asked.status).toBe(403);
    const called = await bench.call('/auth/v1/user', { headers: { origin } });
    for (const response of [asked, called]) {
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
      expect(response.headers.get('vary')).toBe('Origin');
    }
  });

  it('lets the pages of the site read refusals too', async () => {
    const response = await bench.call('/nowhere', { headers: { origin: SITE } });
    expect(response.status).toBe(404);
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  });
});

describe('bodies', () => {
  // The embedded server prints every broken constraint.
  beforeAll(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterAll(() => {
    vi.restoreAllMocks();
  });

  const post = (body: BodyInit) =>
    bench.call('/rest/v1/enquiries', { method: 'POST', body, duplex: 'half' } as RequestInit);

  it('takes 16 KB and not a byte more', async () => {
    const envelope = JSON.stringify({ ...ENQUIRY, message: '' }).length;
    const sized = (bytes: number) =>
      JSON.stringify({ ...ENQUIRY, message: 'm'.repeat(bytes - envelope) });
    expect(new Blob([sized(16_384)]).size).toBe(16_384);
    expect((await post(sized(16_384))).status).toBe(400);
    expect((await post(sized(16_385))).status).toBe(413);
    expect(bench.storedEnquiries()).toBe(0);
  });

  it('stops a body without a length at the same size', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(4_096));
    let sent = 0;
    const stream = new ReadableStream({
      pull(controller) {
        sent += 1;
        if (sent > 5) controller.close();
        else controller.enqueue(chunk);
      },
    });
    expect((await post(stream)).status).toBe(413);
  });

  it('refuses bytes that are not text', async () => {
    expect((await post(new Uint8Array([0x7b, 0xff, 0x7d]))).status).toBe(400);
  });

  it('has no trouble with a client that leaves in the middle', async () => {
    const abort = new AbortController();
    const stream = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{')),
    });
    const left = bench.call('/rest/v1/enquiries', {
      method: 'POST',
      body: stream,
      duplex: 'half',
      signal: abort.signal,
    } as RequestInit);
    setTimeout(() => abort.abort(), 50);
    await expect(left).rejects.toThrow();
    expect((await bench.call('/auth/v1/.well-known/jwks.json')).status).toBe(200);
  });
});
