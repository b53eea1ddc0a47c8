import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadOrCreateSecrets } from '../../../../scripts/dev-backend/secrets.ts';
import { createSigner, readClaims } from '../../../../scripts/dev-backend/sign-tokens.ts';
import { sessionKey } from '../../../../src/core/session-keys.ts';
import { type Bench, signedIn, startBench } from '../../../backend/support.ts';
import { stubBrowser } from './support.ts';

let bench: Bench;
let loadResources: typeof import('../../../../src/browser/services/resources.ts').loadResources;

beforeAll(async () => {
  bench = await startBench();
});
beforeEach(async () => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', bench.backend.url);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', bench.backend.publishableKey);
  vi.resetModules();
  ({ loadResources } = await import('../../../../src/browser/services/resources.ts'));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
afterAll(() => bench.end());

test('a signed-in user reads the tools, in their order', async () => {
  const session = await signedIn(bench.client(), bench.backend);
  stubBrowser({ [sessionKey]: JSON.stringify(session) });
  const resources = await loadResources();
  expect(resources).toHaveLength(5);
  expect(resources[0]).toEqual({
    slug: 'api-documentation',
    title: 'API documentation',
    summary: expect.any(String),
    url: null,
  });
});

test('a token that the backend does not take is refused', async () => {
  const session = await signedIn(bench.client(), bench.backend);
  const access_token = `${session.access_token.slice(0, -4)}AAAA`;
  stubBrowser({ [sessionKey]: JSON.stringify({ ...session, access_token }) });
  expect(await loadResources()).toBe('refused');
});

describe('a token that has expired, though not by this slow clock,', () => {
  const stale = async () => {
    const session = await signedIn(bench.client(), bench.backend);
    const { signingKeys } = await loadOrCreateSecrets(bench.dataDir);
    const now = Math.floor(Date.now() / 1000);
    const claims = { ...readClaims(session.access_token), exp: now - 3000 };
    const access_token = await createSigner(signingKeys).sign(claims);
    return { ...session, access_token, expires_at: now + 3600 };
  };

  test('is renewed', async () => {
    const { storage } = stubBrowser({ [sessionKey]: JSON.stringify(await stale()) });
    expect(await loadResources()).toHaveLength(5);
    const kept = JSON.parse(storage.getItem(sessionKey) ?? '');
    expect(readClaims(kept.access_token)['exp']).toBeGreaterThan(Date.now() / 1000);
  });

  test('is refused when nothing renews it', async () => {
    const session = { ...(await stale()), refresh_token: 'unknown' };
    stubBrowser({ [sessionKey]: JSON.stringify(session) });
    expect(await loadResources()).toBe('refused');
  });

  test('is kept while what would renew it cannot be reached', async () => {
    const { storage } = stubBrowser({ [sessionKey]: JSON.stringify(await stale()) });
    const { fetch, setTimeout } = globalThis;
    // The library waits 200 ms, 400 ms and so on between its tries, half a minute in all: here these waits are short.
    vi.stubGlobal('setTimeout', (run: () => void, wait = 0) =>
      setTimeout(run, Number.isInteger(Math.log2(wait / 200)) ? wait / 50 : wait),
    );
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
      String(input).includes('grant_type=refresh_token')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : fetch(input, init),
    );
    await expect(loadResources()).rejects.toThrow();
    expect(storage.getItem(sessionKey)).not.toBeNull();
  });
});

test('a session that was ended elsewhere is refused', async () => {
  const client = bench.client();
  const session = await signedIn(client, bench.backend);
  stubBrowser({ [sessionKey]: JSON.stringify(session) });
  await client.auth.signOut();
  expect(await loadResources()).toBe('refused');
});

test('a visitor reads nothing', async () => {
  stubBrowser();
  const resources = await loadResources();
  expect(resources === 'refused' ? [] : resources).toEqual([]);
});
