// Sessions that end, accounts that are suspended or deleted, and secrets that change: what each reaches at once.
import { mkdirSync, writeFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  loadOrCreatePublishableKey,
  loadOrCreateSecrets,
  secretsFile,
} from '../../../scripts/dev-backend/secrets.ts';
import { createSigner, readClaims } from '../../../scripts/dev-backend/sign-tokens.ts';
import { startBackend } from '../../../scripts/dev-backend/start-backend.ts';
import { createReference } from '../../../src/core/reference.ts';
import { type Bench, ENQUIRY, makeFolder, signedIn, startBench } from '../support.ts';

let bench: Bench;
let client: SupabaseClient;
let folder: string;
beforeEach(async () => {
  folder = await makeFolder();
  bench = await startBench(folder);
  client = bench.client();
});
afterEach(async () => {
  await bench.end();
  await rm(folder, { recursive: true, force: true });
});

/** What a token still opens: the account's own data, the resources, and an enquiry in its name. */
async function opens(token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}` };
  const body = JSON.stringify({ ...ENQUIRY, reference: createReference() });
  const answers = [
    await bench.call('/auth/v1/user', { headers }),
    await bench.call('/rest/v1/resources?select=slug', { headers }),
    await bench.call('/rest/v1/enquiries', { method: 'POST', headers, body }),
  ];
  return answers.map(({ status }) => status);
}

const signIn = () => client.auth.signInWithPassword(bench.backend.demoAccount);
const restart = async () => {
  await bench.end();
  bench = await startBench(folder);
  client = bench.client();
};

describe('a session that has ended', () => {
  it.each(['local', 'global'] as const)('opens nothing at once: signed out, %s', async (scope) => {
    const { access_token } = await signedIn(client, bench.backend);
    expect(await opens(access_token)).toEqual([200, 200, 201]);
    await client.auth.signOut({ scope });
    expect(await opens(access_token)).toEqual([403, 401, 401]);
  });

  it('opens nothing: signed out elsewhere', async () => {
    const { access_token } = await signedIn(client, bench.backend);
    const other = bench.client();
    await signedIn(other, bench.backend);
    await other.auth.signOut({ scope: 'others' });
    expect(await opens(access_token)).toEqual([403, 401, 401]);
  });

  it('opens nothing: a day old, though its token is of now; and it is not renewed', async () => {
    const session = await signedIn(client, bench.backend);
    const age = (time: string) =>
      bench.sql(`UPDATE "auth.sessions" SET created_at = datetime('now', '${time}')`);
    age('-86390 seconds');
    expect(await opens(session.access_token)).toEqual([200, 200, 201]);
    age('-86400 seconds');
    expect(await opens(session.access_token)).toEqual([403, 401, 401]);
    expect((await client.auth.refreshSession(session)).error?.status).toBe(400);
  });

  it('opens nothing: one that the true key signed and that never was', async () => {
    const { access_token } = await signedIn(client, bench.backend);
    const signer = createSigner((await loadOrCreateSecrets(folder)).signingKeys);
    const claims = readClaims(access_token);
    const unknown = '33333333-3333-4333-8333-333333333333';
    for (const change of [{ session_id: unknown }, { sub: unknown }, { session_id: undefined }]) {
      expect(await opens(await signer.sign({ ...claims, ...change }))).toEqual([403, 401, 401]);
    }
    const audience = await signer.sign({ ...claims, aud: 'another' });
    expect(await opens(audience)).toEqual([403, 401, 401]);
  });
});

describe('an account that was', () => {
  it.each([
    ['suspended', `UPDATE "auth.users" SET banned_until = '2999-01-01T00:00:00Z'`],
    ['marked as deleted', `UPDATE "auth.users" SET deleted_at = '2026-01-01T00:00:00Z'`],
  ])('%s is out at once, and comes in no more', async (_, change) => {
    const session = await signedIn(client, bench.backend);
    bench.sql(change);
    expect(await opens(session.access_token)).toEqual([403, 401, 401]);
    expect((await client.auth.refreshSession(session)).error?.code).toBe('user_banned');
    expect((await signIn()).error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });

  it('suspended until a time that has passed is as before', async () => {
    bench.sql(`UPDATE "auth.users" SET banned_until = '2026-01-01T00:00:00Z'`);
    const session = await signedIn(client, bench.backend);
    expect(await opens(session.access_token)).toEqual([200, 200, 201]);
    expect((await client.auth.refreshSession(session)).error).toBeNull();
  });

  it('not confirmed is not told from an unknown one', async () => {
    bench.sql('UPDATE "auth.users" SET email_confirmed_at = NULL');
    const { email } = bench.backend.demoAccount;
    const answers = [email, 'nobody@example.org'].map((address) =>
      client.auth.signInWithPassword({ email: address, password: 'not this one' }),
    );
    const codes = (await Promise.all(answers)).map(({ error }) => [error?.status, error?.code]);
    expect(codes[0]).toEqual(codes[1]);
    expect(codes[0]).toEqual([400, 'invalid_credentials']);
  });
});

describe('changed secrets', () => {
  it('sign everybody out, and other accounts stay', async () => {
    const session = await signedIn(client, bench.backend);
    bench.sql(`INSERT INTO "auth.users" (id, email)
      VALUES ('33333333-3333-4333-8333-333333333333', 'other@example.org')`);
    bench.sql(`UPDATE "auth.sessions" SET user_id = '33333333-3333-4333-8333-333333333333'`);
    bench.sql(`UPDATE "auth.refresh_tokens" SET user_id = '33333333-3333-4333-8333-333333333333'`);
    await rm(secretsFile(folder));
    await restart();
    expect((await client.auth.refreshSession(session)).error?.status).toBe(400);
    expect(bench.sql('SELECT * FROM "auth.sessions"')).toEqual([]);
    expect(bench.sql('SELECT email FROM "auth.users"')).toHaveLength(2);
  });

  it('made by a build before the start still give the password that works', async () => {
    const { password } = bench.backend.demoAccount;
    await rm(secretsFile(folder));
    await loadOrCreatePublishableKey(folder);
    await restart();
    expect(bench.backend.demoAccount.password).not.toBe(password);
    expect((await signIn()).error).toBeNull();
  });

  it('sign out by the internal secret alone, and the same ones sign out nobody', async () => {
    const session = await signedIn(client, bench.backend);
    await restart();
    const renewed = await client.auth.refreshSession(session);
    expect(renewed.error).toBeNull();
    const secrets = await loadOrCreateSecrets(folder);
    writeFileSync(
      secretsFile(folder),
      JSON.stringify({ ...secrets, internalSecret: 'x'.repeat(43) }),
    );
    await restart();
    expect(bench.sql('SELECT * FROM "auth.refresh_tokens"')).toEqual([]);
    expect((await signIn()).error).toBeNull();
  });
});

describe('a failed sign-in', () => {
  it('leaves a line that tells tries of one account from others, and nobody whose they are', async () => {
    const emails = ['ada@example.org', 'ADA@example.org', 'bob@example.org'];
    for (const email of emails) {
      await client.auth.signInWithPassword({ email, password: 'my-secret-password' });
    }
    const lines = bench.lines.filter((line) => line.includes('sign-in refused'));
    const line =
      /^\d{4}-\d\d-\d\dT[\d:.]+Z sign-in refused with 400, account ([\da-f]{12}), client ([\da-f]{12})$/;
    const accounts = lines.map((text) => line.exec(text)?.[1]);
    expect(accounts).toHaveLength(3);
    expect(accounts[0]).toMatch(/./);
    expect([accounts[1] === accounts[0], accounts[2] === accounts[0]]).toEqual([true, false]);
    expect(bench.lines.join('\n')).not.toMatch(/ada|bob|example|127\.0|secret-password/i);
    bench.lines.length = 0;
    expect((await signIn()).error).toBeNull();
    expect(bench.lines).toEqual([]);
  });
});

describe('fifty right sign-ins at once', () => {
  it('all succeed, and others are answered meanwhile', async () => {
    let done = 0;
    const signIns = Array.from({ length: 50 }, async () => {
      const { error } = await bench.client().auth.signInWithPassword(bench.backend.demoAccount);
      done += 1;
      return error;
    });
    // Counted in sign-ins and not in time, as the machine may be busy.
    const overtaken: number[] = [];
    while (done < signIns.length) {
      const before = done;
      await bench.call('/auth/v1/.well-known/jwks.json');
      overtaken.push(done - before);
    }
    expect(await Promise.all(signIns)).toEqual(signIns.map(() => null));
    console.log(
      `50 sign-ins: at most ${Math.max(...overtaken)} while one of ${overtaken.length} other requests waited`,
    );
    expect(overtaken.length).toBeGreaterThan(10);
    expect(Math.max(...overtaken)).toBeLessThan(25);
  });
});

describe('what has had its time', () => {
  it('is gone after the next start', async () => {
    await signedIn(client, bench.backend);
    for (const name of ['open', 'closed', 'kept']) {
      await client.from('enquiries').insert({ ...ENQUIRY, name, reference: createReference() });
    }
    bench.sql(`UPDATE enquiries SET closed_at = '2026-01-01T00:00:00Z' WHERE name <> 'open'`);
    bench.sql(`UPDATE enquiries SET kept_for = 'claim' WHERE name = 'kept'`);
    bench.sql(`UPDATE "auth.sessions" SET created_at = '2026-01-01T00:00:00Z'`);
    await restart();
    expect(bench.sql('SELECT name FROM enquiries ORDER BY name')).toEqual([
      { name: 'kept' },
      { name: 'open' },
    ]);
    expect(bench.sql('SELECT * FROM "auth.sessions"')).toEqual([]);
  });
});

it('a data folder that is a file is said in one sentence', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  await expect(startBackend({ port: 0, dataDir: file })).rejects.toThrow(
    `The data folder ${file} cannot be used (EEXIST): it must be a folder that may be written`,
  );
  const inside = path.join(file, 'deeper');
  await expect(startBackend({ port: 0, dataDir: inside })).rejects.toThrow(
    'cannot be used (ENOTDIR)',
  );
  mkdirSync(path.join(folder, 'fine'));
  await (await startBackend({ port: 0, dataDir: path.join(folder, 'fine') })).close();
});
