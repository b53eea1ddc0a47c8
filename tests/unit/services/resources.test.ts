import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sessionKey } from '../../../src/core/session-keys.ts';
import { type Bench, signedIn, startBench } from '../../backend/support.ts';
import { stubBrowser } from './support.ts';

let bench: Bench;
let loadResources: typeof import('../../../src/services/resources.ts').loadResources;

beforeAll(async () => {
  bench = await startBench();
});
beforeEach(async () => {
  vi.stubEnv('PUBLIC_SUPABASE_URL', bench.backend.url);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', bench.backend.publishableKey);
  vi.resetModules();
  ({ loadResources } = await import('../../../src/services/resources.ts'));
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

test('a visitor reads nothing', async () => {
  stubBrowser();
  const resources = await loadResources();
  expect(resources === 'refused' ? [] : resources).toEqual([]);
});
