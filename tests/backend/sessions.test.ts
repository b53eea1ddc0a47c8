// Accounts and sessions with the real client: sign-in, refresh, sign-out, and tokens that hold,
// have run out, were changed, or never came from here.
import { readFile } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOrCreateSecrets, secretsFile } from '../../scripts/dev-backend/secrets.ts';
import {
  type Claims,
  createSigner,
  createSigningKey,
  readClaims,
  signInternally,
} from '../../scripts/dev-backend/sign-tokens.ts';
import { type Bench, signedIn, startBench } from './support.ts';

vi.setConfig({ testTimeout: 20_000 });

let bench: Bench;
let client: SupabaseClient;
beforeAll(async () => {
  bench = await startBench();
});
beforeEach(() => {
  client = bench.client();
});
afterAll(() => bench.end());

describe('signing in', () => {
  it('opens a session for the demo account and for no other password', async () => {
    const { email, password } = bench.backend.demoAccount;
    const wrong = await client.auth.signInWithPassword({ email, password: `${password}x` });
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    expect((await client.auth.getSession()).data.session).toBeNull();

    const session = await signedIn(client, bench.backend);
    expect(session.user.email).toBe(email);
    expect((await client.auth.getSession()).data.session?.access_token).toBe(session.access_token);
    expect((await client.auth.getUser()).data.user?.id).toBe(session.user.id);
  });

  it.each([
    ['{"email":"a@b.example"}', 'invalid_credentials'],
    ['{"password":"x"}', 'validation_failed'],
    ['{"email":["a@b.example"],"password":"x"}', 'bad_json'],
    ['{"email":{"$ne":""},"password":{"$ne":""}}', 'bad_json'],
    ['not json', 'bad_json'],
  ])('%s is refused', async (body, code) => {
    const response = await bench.call('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 400, error_code: code });
  });

  it('takes at least as long as it must, for an unknown address and for a known one', async () => {
    for (const email of [bench.backend.demoAccount.email, 'nobody@example.org']) {
      const start = performance.now();
      await client.auth.signInWithPassword({ email, password: 'not this one' });
      expect(performance.now() - start).toBeGreaterThanOrEqual(345);
    }
  });

  it('is not for sign-up, by any of the client’s ways', async () => {
    const email = 'new@example.org';
    const tries = await Promise.all([
      client.auth.signUp({ email, password: 'a-long-password' }),
      client.auth.signInWithOtp({ email, options: { shouldCreateUser: true } }),
      client.auth.signInAnonymously(),
      client.auth.signInWithIdToken({ provider: 'google', token: 'x' }),
      client.auth.resetPasswordForEmail(email),
      client.auth.verifyOtp({ email, token: '123456', type: 'signup' }),
      client.auth.admin.createUser({ email, password: 'a-long-password' }),
    ]);
    expect(tries.map(({ error }) => error?.status)).toEqual(tries.map(() => 404));
    const { error } = await client.auth.signInWithPassword({ email, password: 'a-long-password' });
    expect(error?.code).toBe('invalid_credentials');
  });
});

describe('a session', () => {
  it('is renewed, and its old refresh token stops working', async () => {
    const first = await signedIn(client, bench.backend);
    const second = await client.auth.refreshSession();
    const third = await client.auth.refreshSession();
    expect(second.error ?? third.error).toBeNull();
    expect(third.data.session?.refresh_token).not.toBe(first.refresh_token);
    const { error } = await bench.client().auth.refreshSession(first);
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
  });

  it('cannot be made up', async () => {
    const { error } = await client.auth.refreshSession({
      refresh_token: '01a1f94e-ddd7-76c4-b82d-58259e4a005e',
    });
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });

  it('is over after sign-out', async () => {
    const [session, other] = await Promise.all([
      signedIn(client, bench.backend),
      signedIn(bench.client(), bench.backend),
    ]);
    expect((await client.auth.signOut({ scope: 'local' })).error).toBeNull();
    const asked = (token: string) =>
      bench.call('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } });
    expect((await asked(session.access_token)).status).toBe(403);
    expect((await bench.client().auth.refreshSession(session)).error?.status).toBe(400);
    expect((await asked(other.access_token)).status).toBe(200);

    const again = await signedIn(client, bench.backend);
    expect((await client.auth.signOut()).error).toBeNull();
    expect((await asked(again.access_token)).status).toBe(403);
    expect((await asked(other.access_token)).status).toBe(403);
  });
});

describe.concurrent('a token', () => {
  const forge = async (change: (claims: Claims) => Claims): Promise<string> => {
    const secrets = await loadOrCreateSecrets(bench.dataDir);
    const { access_token } = await signedIn(bench.client(), bench.backend);
    return createSigner(secrets.signingKeys).sign(change(readClaims(access_token)));
  };
  const asked = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const user = await bench.call('/auth/v1/user', { headers });
    const rows = await bench.call('/rest/v1/resources?select=slug', { headers });
    return [user.status, rows.status];
  };

  it('is verified by the client itself, against the key set', async () => {
    const client = bench.client();
    const { access_token } = await signedIn(client, bench.backend);
    const { data, error } = await client.auth.getClaims(access_token);
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT' });
    expect(data?.claims).toMatchObject({ role: 'authenticated', aud: 'authenticated' });
    const set = await (await bench.call('/auth/v1/.well-known/jwks.json')).json();
    expect(set.keys).toHaveLength(1);
    expect(set.keys[0]).toMatchObject({ kid: data?.header.kid, alg: 'ES256', use: 'sig' });
    expect(set.keys[0]).not.toHaveProperty('d');
  });

  it('is refused when it was changed', async () => {
    const client = bench.client();
    const { access_token } = await signedIn(client, bench.backend);
    const [head, , signature] = access_token.split('.');
    const claims = { ...readClaims(access_token), email: 'other@example.org' };
    const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const tampered = `${head}.${body}.${signature}`;
    const { error } = await client.auth.getClaims(tampered);
    expect(error?.message).toBe('Invalid JWT signature');
    expect(await asked(tampered)).toEqual([403, 401]);
  });

  it('is refused when it has run out, unless that is allowed', async () => {
    const client = bench.client();
    const past = Math.floor(Date.now() / 1000) - 10;
    const expired = await forge((claims) => ({ ...claims, exp: past }));
    await expect(client.auth.getClaims(expired)).resolves.toMatchObject({
      data: null,
      error: { message: 'JWT has expired' },
    });
    const allowed = await client.auth.getClaims(expired, { allowExpired: true });
    expect(allowed.data?.claims.exp).toBe(past);
    expect(await asked(expired)).toEqual([403, 401]);
  });

  it('holds where the backend’s clock was set back', async () => {
    const ahead = await forge((claims) => ({
      ...claims,
      iat: Math.floor(Date.now() / 1000) + 7200,
    }));
    expect(await asked(ahead)).toEqual([200, 200]);
  });

  it('gives no other role, even with a true signature', async () => {
    const service = await forge((claims) => ({ ...claims, role: 'service_role' }));
    expect(await asked(service)).toEqual([403, 401]);
  });

  it('is refused with a key, an algorithm or a secret that is not ours', async () => {
    const client = bench.client();
    const { access_token } = await signedIn(client, bench.backend);
    const secrets = await loadOrCreateSecrets(bench.dataDir);
    const claims = readClaims(access_token);
    const foreign = await createSigner([createSigningKey()]).sign(claims);
    const [key] = secrets.signingKeys;
    const sameId = await createSigner([{ ...createSigningKey(), kid: key.kid }]).sign(claims);
    const text = (head: object) =>
      [head, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    const none = `${text({ alg: 'none', kid: key.kid }).join('.')}.`;
    const noneSigned = `${text({ alg: 'none', kid: key.kid }).join('.')}.AAAA`;
    const internal = await signInternally(claims, secrets.internalSecret);
    const confused = await signInternally(claims, JSON.stringify({ ...key, d: undefined }));
    for (const token of [foreign, sameId, none, noneSigned, internal, confused, 'a.b.c', 'x']) {
      expect(await asked(token)).toEqual([403, 401]);
    }
    // An unknown key id makes the client ask the server, which refuses.
    expect((await client.auth.getClaims(foreign)).error?.message).toContain('signature is invalid');
    expect((await client.auth.getClaims(sameId)).error?.message).toBe('Invalid JWT signature');
  });

  it('never shows the secrets of the installation', async () => {
    const session = await signedIn(bench.client(), bench.backend);
    const secrets = await loadOrCreateSecrets(bench.dataDir);
    const text = JSON.stringify(session) + bench.lines.join('\n');
    expect(text).not.toContain(secrets.internalSecret);
    expect(text).not.toContain(secrets.demoPassword);
    expect(text).not.toContain('HS256');
    expect(await readFile(secretsFile(bench.dataDir), 'utf8')).toContain(secrets.demoPassword);
  });
});
