import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadOrCreateSecrets } from '../../../../scripts/dev-backend/secrets.ts';
import {
  createSigner,
  createSigningKey,
  readClaims,
} from '../../../../scripts/dev-backend/sign-tokens.ts';
import { sessionKey } from '../../../../src/core/session-keys.ts';
import { type Bench, signedIn, startBench } from '../../../backend/support.ts';
import { stubBrowser } from './support.ts';

// Against a real backend, with the real client.
let bench: Bench;
let browser: ReturnType<typeof stubBrowser>;
let auth: typeof import('../../../../src/browser/services/auth.ts');

beforeAll(async () => {
  bench = await startBench();
});
beforeEach(async () => {
  browser = stubBrowser();
  vi.stubEnv('PUBLIC_SUPABASE_URL', bench.backend.url);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', bench.backend.publishableKey);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.resetModules();
  auth = await import('../../../../src/browser/services/auth.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(() => bench.end());

const stored = () => browser.storage.map.get(sessionKey);
const storeSession = async (change: object = {}) => {
  const session = { ...(await signedIn(bench.client(), bench.backend)), ...change };
  browser.storage.map.set(sessionKey, JSON.stringify(session));
  return session;
};
const past = Math.floor(Date.now() / 1000) - 60;

test('without a key the client says “supabaseKey is required.”', async () => {
  expect(auth.requireKey()).toBe(bench.backend.publishableKey);
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', '');
  expect(auth.requireKey).toThrow('supabaseKey is required.');
  await expect(auth.getClient()).rejects.toThrow('supabaseKey is required.');
  // Nothing of the failure is kept.
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', bench.backend.publishableKey);
  await expect(auth.getClient()).resolves.toHaveProperty('auth');
});

test('without a key a sign-in is a no, and a session cannot be checked', async () => {
  vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', '');
  expect(await auth.signIn(bench.backend.demoAccount)).toBe(false);
  browser.storage.map.set(sessionKey, '{}');
  expect(await auth.currentSession()).toEqual({ status: 'unreachable' });
  expect(stored()).toBe('{}');
});

describe('signing in', () => {
  test('stores a session that verifies', async () => {
    expect(await auth.signIn(bench.backend.demoAccount)).toBe(true);
    expect(auth.hasStoredSession()).toBe(true);
    const { email } = bench.backend.demoAccount;
    expect(await auth.currentSession()).toEqual({ status: 'signed-in', email });
  });

  test('is a no with a wrong password, and stores nothing', async () => {
    expect(await auth.signIn({ ...bench.backend.demoAccount, password: 'wrong' })).toBe(false);
    expect(auth.hasStoredSession()).toBe(false);
  });

  test('is a no while the backend cannot be reached', async () => {
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:9');
    expect(await auth.signIn(bench.backend.demoAccount)).toBe(false);
  });

  const unverified = {
    access_token: 'a.b.c',
    refresh_token: 'x',
    expires_in: 3600,
    token_type: 'bearer',
    user: { id: '1' },
  };
  const json = (body: unknown, status = 200) => Response.json(body, { status });
  test.each<[string, () => Response | Promise<never>]>([
    ['too many tries', () => json({ code: 429, error_code: 'over_request_rate_limit' }, 429)],
    ['an error of the backend', () => json({ msg: 'boom' }, 500)],
    ['an error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['no JSON', () => new Response('<html>', { headers: { 'content-type': 'application/json' } })],
    ['no session', () => json({})],
    ['a list', () => json([])],
    ['a session that does not verify', () => json(unverified)],
    ['nothing, and the connection breaks', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['nothing for ten seconds', () => Promise.reject(new DOMException('', 'TimeoutError'))],
  ])('is a no where the answer is %s, asks once, and stores nothing', async (_, answer) => {
    let asked = 0;
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      if (!String(args[0]).includes('grant_type=password')) return real(...args);
      asked += 1;
      return answer();
    });
    expect(await auth.signIn(bench.backend.demoAccount)).toBe(false);
    expect([asked, stored()]).toEqual([1, undefined]);
  });

  /** Has the backend sign with a key that no client knows yet, and something else answer in the key set's place. */
  function foreignKey(keySet: () => Response) {
    const signer = createSigner([createSigningKey()]);
    const real = globalThis.fetch;
    let answer = keySet;
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      const url = String(args[0]);
      if (url.endsWith('jwks.json')) return answer();
      const response = await real(...args);
      if (!url.includes('grant_type=password')) return response;
      const session = await response.json();
      return Response.json({
        ...session,
        access_token: await signer.sign(readClaims(session.access_token)),
      });
    });
    return () => {
      answer = () => Response.json(signer.keySet());
    };
  }

  test.each([
    [
      'cannot be reached',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
    ['fails', () => Response.json({ code: 503 }, { status: 503 })],
    ['is not where it was', () => Response.json({ code: 404 }, { status: 404 })],
    ['is a page of something in between', () => new Response('<h1>Log in to the hotel</h1>')],
  ])('goes on while the key set %s, and is checked at the next use', async (_, answer) => {
    const restore = foreignKey(answer);
    expect(await auth.signIn(bench.backend.demoAccount)).toBe(true);
    const before = stored();
    expect(before).toBeDefined();
    expect(await auth.currentSession()).toEqual({ status: 'unreachable' });
    expect(stored()).toBe(before);
    restore();
    expect(await auth.currentSession()).toMatchObject({ status: 'signed-in' });
  });

  test('is a no with a token that was found invalid, and stores nothing', async () => {
    foreignKey(() => Response.json({ keys: [] }));
    expect(await auth.signIn(bench.backend.demoAccount)).toBe(false);
    expect(stored()).toBeUndefined();
  });
});

describe('a clock that is fast', () => {
  // Tokens that the backend gives for an hour have expired already by a clock that is ahead by more.
  const ahead = (hours: number) => {
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      const response = await real(...args);
      if (!String(args[0]).includes('/token?')) return response;
      const session = await response.json();
      const shifted = { exp: session.expires_at - hours * 3600 };
      const { signingKeys } = await loadOrCreateSecrets(bench.dataDir);
      const claims = { ...readClaims(session.access_token), ...shifted };
      const access_token = await createSigner(signingKeys).sign(claims);
      return Response.json({ ...session, access_token, expires_at: shifted.exp });
    });
  };

  test.each([2, 30 * 24])(
    'by %i hours keeps nobody out: what was just received holds',
    async (hours) => {
      ahead(hours);
      expect(await auth.signIn(bench.backend.demoAccount)).toBe(true);
      const first = stored();
      expect(await auth.currentSession()).toMatchObject({ status: 'signed-in' });
      expect(stored()).not.toBe(first);
      expect(await auth.currentSession()).toMatchObject({ status: 'signed-in' });
    },
  );

  test('makes no session of a token that was changed', async () => {
    ahead(2);
    const real = globalThis.fetch;
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
      const response = await real(...args);
      if (!String(args[0]).includes('/token?')) return response;
      const session = await response.json();
      const [head, , signature] = session.access_token.split('.');
      const body = Buffer.from('{"sub":"x","exp":1}').toString('base64url');
      return Response.json({ ...session, access_token: [head, body, signature].join('.') });
    });
    expect(await auth.signIn(bench.backend.demoAccount)).toBe(false);
    expect(console.warn).toHaveBeenLastCalledWith(expect.any(String), 'Invalid JWT signature');
    expect(stored()).toBeUndefined();
  });
});

describe('the stored session', () => {
  test('is none without one, and nothing is loaded', async () => {
    expect(await auth.currentSession()).toEqual({ status: 'none' });
  });

  test('is none where storage is blocked', async () => {
    browser.storage.block();
    expect(auth.hasStoredSession()).toBe(false);
    expect(() => auth.dropSession()).not.toThrow();
    expect(await auth.currentSession()).toEqual({ status: 'none' });
  });

  test('is renewed when it has expired', async () => {
    const { access_token } = await storeSession({ expires_at: past });
    expect(await auth.currentSession()).toMatchObject({ status: 'signed-in' });
    expect(JSON.parse(stored() ?? '{}').access_token).not.toBe(access_token);
  });

  test.each([
    ['a refresh token that is gone', { expires_at: past, refresh_token: 'gone' }],
    ['a token that is none', { access_token: 'x' }],
    ['nothing of a session', { access_token: undefined }],
  ])('is refused and removed with %s', async (_, change) => {
    await storeSession(change);
    expect(await auth.currentSession()).toEqual({ status: 'refused' });
    expect(stored()).toBeUndefined();
  });

  test.each([
    '',
    'null',
    '{}',
    '[]',
    'no json',
    '{"access_token":"x"}',
    '{"access_token":"a.b.c","refresh_token":"r","expires_at":9999999999,"user":{}}',
  ])('is refused and removed where %j stands in its place', async (text) => {
    browser.storage.map.set(sessionKey, text);
    expect(await auth.currentSession()).toEqual({ status: 'refused' });
    expect(stored()).toBeUndefined();
  });

  /** The token of a new session with other claims, signed by the backend's own key. */
  const resigned = async (claims: object) => {
    const { access_token } = await signedIn(bench.client(), bench.backend);
    const { signingKeys } = await loadOrCreateSecrets(bench.dataDir);
    return createSigner(signingKeys).sign({ ...readClaims(access_token), ...claims });
  };

  test('is refused and removed with a foreign key or a changed text', async () => {
    const { access_token } = await signedIn(bench.client(), bench.backend);
    const claims = readClaims(access_token);
    const [head, , signature] = access_token.split('.');
    const [, body] = (await resigned({ email: 'x' })).split('.');
    const tokens = [
      await createSigner([createSigningKey()]).sign(claims),
      [head, body, signature].join('.'),
    ];
    for (const token of tokens) {
      await storeSession({ access_token: token });
      expect(await auth.currentSession()).toEqual({ status: 'refused' });
      expect(stored()).toBeUndefined();
    }
    expect(console.warn).toHaveBeenLastCalledWith(expect.any(String), 'Invalid JWT signature');
  });

  describe('whose token has expired, though the time stored beside it says otherwise,', () => {
    const expired = async () => ({ access_token: await resigned({ exp: past }) });

    test('is refreshed first', async () => {
      const { access_token } = await storeSession(await expired());
      expect(await auth.currentSession()).toMatchObject({ status: 'signed-in' });
      expect(JSON.parse(stored() ?? '{}').access_token).not.toBe(access_token);
    });

    test('is refused and removed if it cannot be', async () => {
      await storeSession({ ...(await expired()), refresh_token: 'gone' });
      expect(await auth.currentSession()).toEqual({ status: 'refused' });
      expect(stored()).toBeUndefined();
    });
  });

  test.each([
    ['by the time stored beside it', { expires_at: past }],
    ['by its token alone', {}],
  ])('is kept while it has expired (%s) and nothing answers', async (_, change) => {
    await storeSession({ ...change, access_token: await resigned({ exp: past }) });
    const before = stored();
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:9');
    // The same waits, run through faster.
    const later = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (run: () => void, wait = 0, ...rest: unknown[]) =>
      later(run, wait / 20, ...rest),
    );
    expect(await auth.currentSession()).toEqual({ status: 'unreachable' });
    expect(stored()).toBe(before);
  });

  test('is kept while it has expired, and what answers is a page of something in between', async () => {
    await storeSession({ expires_at: past });
    const before = stored();
    const { fetch: real, setTimeout: later } = globalThis;
    // The library's own waits, 200 ms and twice as long after each try; those of the check stay.
    vi.stubGlobal('setTimeout', (run: () => void, wait = 0) =>
      later(run, Number.isInteger(Math.log2(wait / 200)) ? wait / 50 : wait),
    );
    vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) =>
      String(args[0]).includes('/token?')
        ? new Response('<h1>Log in to the hotel</h1>', { status: 403 })
        : real(...args),
    );
    expect(await auth.currentSession()).toEqual({ status: 'unreachable' });
    expect(stored()).toBe(before);
  });

  test('is kept while the backend cannot be reached', async () => {
    const { access_token } = await signedIn(bench.client(), bench.backend);
    // A key that is not known yet, so that the backend must be asked.
    const token = await createSigner([createSigningKey()]).sign(readClaims(access_token));
    await storeSession({ access_token: token });
    const before = stored();
    vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:9');
    expect(await auth.currentSession()).toEqual({ status: 'unreachable' });
    expect(stored()).toBe(before);
  });
});

describe('signing out', () => {
  test('ends the session here and at the backend, and says so', async () => {
    const { access_token } = await storeSession();
    const listener = vi.fn();
    const stop = auth.onSessionChange(listener);
    await auth.signOut();
    expect(stored()).toBeUndefined();
    expect(listener).toHaveBeenCalled();
    const headers = { authorization: `Bearer ${access_token}` };
    expect((await bench.call('/auth/v1/user', { headers })).status).toBe(403);
    stop();
    listener.mockClear();
    auth.dropSession();
    expect(listener).not.toHaveBeenCalled();
  });

  test.each([{}, { expires_at: past }])(
    'works while the backend cannot be reached: %j',
    async (change) => {
      vi.stubEnv('PUBLIC_SUPABASE_URL', 'http://127.0.0.1:9');
      await storeSession(change);
      await auth.signOut();
      expect(stored()).toBeUndefined();
    },
  );

  test('waits three seconds for a backend that does not answer', async () => {
    await storeSession();
    await auth.getClient();
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    vi.useFakeTimers();
    const ended = vi.fn();
    void auth.signOut().then(ended);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledOnce();
    expect(stored()).toBeUndefined();
  });

  test('works where the client cannot be had', async () => {
    vi.stubEnv('PUBLIC_SUPABASE_PUBLISHABLE_KEY', '');
    await storeSession();
    await auth.signOut();
    expect(stored()).toBeUndefined();
  });

  test('a page that the browser brings back hears of it, one that it shows for the first time does not', () => {
    const listener = vi.fn();
    const stop = auth.onSessionChange(listener);
    const show = (persisted: boolean) =>
      browser.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    expect(listener).not.toHaveBeenCalled();
    show(true);
    expect(listener).toHaveBeenCalledOnce();
    stop();
    show(true);
    expect(listener).toHaveBeenCalledOnce();
  });

  test('another tab that signs out is heard of', () => {
    const listener = vi.fn();
    auth.onSessionChange(listener);
    browser.events.dispatchEvent(new Event('storage'));
    expect(listener).toHaveBeenCalledOnce();
  });
});
