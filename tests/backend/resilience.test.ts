// What the backend withstands: stops and starts, damaged files, slow senders and too many tries. The
// tests run side by side, because some have to wait.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openAdmin } from '../../scripts/dev-backend/admin.ts';
import { BackendError } from '../../scripts/dev-backend/backend-error.ts';
import { createLimiter } from '../../scripts/dev-backend/limits.ts';
import {
  loadOrCreatePublishableKey,
  loadOrCreateSecrets,
  secretsFile,
} from '../../scripts/dev-backend/secrets.ts';
import { createSigningKey } from '../../scripts/dev-backend/sign-tokens.ts';
import { startBackend } from '../../scripts/dev-backend/start-backend.ts';
import { createReference } from '../../src/core/reference.ts';
import { type Bench, ENQUIRY, makeFolder, signedIn, speak, startBench } from './support.ts';

const MAIN = path.resolve(import.meta.dirname, '../../scripts/dev-backend/main.ts');

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function ownFolder(): Promise<string> {
  const folder = await makeFolder();
  folders.push(folder);
  return folder;
}

const benches: Bench[] = [];
beforeAll(() => {
  // The embedded server prints every broken constraint.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(async () => {
  vi.restoreAllMocks();
  await Promise.all(benches.map((bench) => bench.end()));
});

/** Each test has a backend of its own: they would use up each other's tries. */
async function ownBench(): Promise<Bench> {
  const bench = await startBench();
  benches.push(bench);
  return bench;
}

/** Tries a password from any address of the loopback network. */
function tryFrom(
  { backend }: Bench,
  localAddress: string,
  email: string,
  password = 'wrong',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${backend.url}/auth/v1/token?grant_type=password`,
      { method: 'POST', localAddress, headers: { apikey: backend.publishableKey } },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    call.on('error', reject);
    call.end(JSON.stringify({ email, password }));
  });
}

const count = (statuses: number[], status: number) =>
  statuses.filter((found) => found === status).length;

/** Runs the backend as a process of its own. */
function run(dataDir: string, port = '0') {
  const child = spawn(process.execPath, [MAIN, '--data-dir', dataDir, '--port', port]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code, said: said.trim() }));
  const ready = async () => {
    while (!said.includes('Demo account') && child.exitCode === null) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return said;
  };
  return { child, ready, ended };
}

describe.concurrent('somebody who still sends', () => {
  it('is ended at once when the backend closes', async () => {
    const { url, publishableKey, close } = await startBackend({
      port: 0,
      dataDir: await ownFolder(),
    });
    const half = `POST /rest/v1/enquiries HTTP/1.1\r\nHost: localhost\r\napikey: ${publishableKey}\r\nContent-Length: 9\r\n\r\n{`;
    const open = [speak(url, ''), speak(url, half)];
    // Who comes after them has been answered, so they have been let in.
    expect((await fetch(url)).status).toBe(404);
    await close();
    // Who is left to send until a limit of the server is over hears of it (408).
    const heard = await Promise.allSettled(open);
    expect(heard.map((end) => (end.status === 'fulfilled' ? end.value : ''))).toEqual(['', '']);
  });
});

describe.concurrent('wrong passwords', () => {
  it('of one client: thirty are looked at, of a thousand', async () => {
    const bench = await ownBench();
    const client = bench.client();
    const { demoAccount } = bench.backend;
    expect((await client.auth.signInWithPassword(demoAccount)).error).toBeNull();

    const statuses: number[] = [];
    for (let batch = 0; batch < 10; batch += 1) {
      const tries = Array.from({ length: 100 }, (_, index) =>
        tryFrom(bench, '127.0.0.1', `user-${batch}-${index}@example.org`),
      );
      statuses.push(...(await Promise.all(tries)));
    }
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([30, 970]);

    const { error } = await client.auth.signInWithPassword(demoAccount);
    expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    const response = await bench.call('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify(demoAccount),
    });
    expect(await response.json()).toEqual({
      code: 429,
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    });
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(300);
  });

  // An empty password counts like a wrong one and costs no hashing.
  it('of one address from many clients', async ({ skip }) => {
    skip(process.platform !== 'linux', 'only Linux has all of 127.0.0.0/8');
    const bench = await ownBench();
    const { email, password } = bench.backend.demoAccount;
    const tries = Array.from({ length: 40 }, (_, index) =>
      tryFrom(bench, `127.0.1.${index + 1}`, index % 2 === 0 ? email : email.toUpperCase(), ''),
    );
    const statuses = await Promise.all(tries);
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([30, 10]);
    expect(await tryFrom(bench, '127.0.2.1', email, password)).toBe(429);
    expect(await tryFrom(bench, '127.0.2.1', 'other@example.org')).toBe(400);
  });

  it('are the only ones that count', async () => {
    const bench = await ownBench();
    const { email, password } = bench.backend.demoAccount;
    const wrong = Array.from({ length: 28 }, () => tryFrom(bench, '127.0.0.1', email, ''));
    expect(count(await Promise.all(wrong), 400)).toBe(28);
    for (let index = 0; index < 3; index += 1) {
      expect(await tryFrom(bench, '127.0.0.1', email, password)).toBe(200);
    }
    const last = [1, 2, 3].map(() => tryFrom(bench, '127.0.0.1', email, ''));
    expect((await Promise.all(last)).toSorted()).toEqual([400, 400, 429]);
  });
});

describe.concurrent('a limiter', () => {
  it('forgets a try when its time is over, and one that was given back', async () => {
    const limiter = createLimiter(2, 60);
    const first = limiter.take('a');
    expect([first.allowed, limiter.take('a').allowed, limiter.take('a').allowed]).toEqual([
      true,
      true,
      false,
    ]);
    expect(limiter.take('b').allowed).toBe(true);
    if (first.allowed) first.giveBack();
    expect([limiter.take('a').allowed, limiter.take('a').allowed]).toEqual([true, false]);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(limiter.take('a').allowed).toBe(true);
  });
});

describe.concurrent('a restart', () => {
  it('keeps the account, the sessions, the keys and the enquiries', async () => {
    const dataDir = await ownFolder();
    const first = await startBench(dataDir);
    const session = await signedIn(first.client(), first.backend);
    await first
      .client()
      .from('enquiries')
      .insert({ ...ENQUIRY, reference: createReference() });
    await first.end();

    const second = await startBench(dataDir);
    expect(second.backend.demoAccount).toEqual(first.backend.demoAccount);
    expect(second.backend.publishableKey).toBe(first.backend.publishableKey);
    expect(await loadOrCreatePublishableKey(dataDir)).toBe(first.backend.publishableKey);
    expect(second.storedEnquiries()).toBe(1);
    const client = second.client();
    expect((await client.auth.getUser(session.access_token)).data.user?.id).toBe(session.user.id);
    expect((await client.auth.refreshSession(session)).error).toBeNull();
    expect((await client.from('resources').select('slug')).data).toHaveLength(5);
    await second.end();
  });

  it('with a new key in front accepts tokens of the old key and signs with the new', async () => {
    const dataDir = await ownFolder();
    const first = await startBench(dataDir);
    const { access_token } = await signedIn(first.client(), first.backend);
    await first.end();
    const secrets = await loadOrCreateSecrets(dataDir);
    const added = createSigningKey();
    const rotated = { ...secrets, signingKeys: [added, ...secrets.signingKeys] };
    await writeFile(secretsFile(dataDir), JSON.stringify(rotated));

    const second = await startBench(dataDir);
    const client = second.client();
    expect((await client.auth.getClaims(access_token)).error).toBeNull();
    expect((await client.auth.getUser(access_token)).error).toBeNull();
    const fresh = await signedIn(client, second.backend);
    const { data } = await client.auth.getClaims(fresh.access_token);
    expect(data?.header.kid).toBe(added.kid);
    await second.end();
  });

  it('without the secrets makes new ones and lets the demo account in again', async () => {
    const dataDir = await ownFolder();
    const first = await startBench(dataDir);
    const { access_token } = await signedIn(first.client(), first.backend);
    await first
      .client()
      .from('enquiries')
      .insert({ ...ENQUIRY, reference: createReference() });
    await first.end();
    await rm(secretsFile(dataDir));

    const second = await startBench(dataDir);
    expect(second.backend.demoAccount.password).not.toBe(first.backend.demoAccount.password);
    await signedIn(second.client(), second.backend);
    expect((await second.client().auth.getUser(access_token)).error).not.toBeNull();
    expect(second.storedEnquiries()).toBe(1);
    await second.end();
  });

  it('is possible on the same port at once, and closing twice does no harm', async () => {
    const dataDir = await ownFolder();
    const first = await startBackend({ port: 0, dataDir });
    await fetch(first.url);
    await Promise.all([first.close(), first.close()]);
    const second = await startBackend({ port: Number(new URL(first.url).port), dataDir });
    expect(second.url).toBe(first.url);
    await second.close();
  });
});

describe.concurrent('what stands in the way is said in one sentence', () => {
  it('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, said } = await run(await ownFolder(), String(port)).ended;
    other.close();
    expect([code, said]).toEqual([
      1,
      `Port ${port} is taken by another program: stop it or choose another.`,
    ]);
  });

  it('a damaged database file, which the program names', async () => {
    const dataDir = await ownFolder();
    const file = path.join(dataDir, 'data.db');
    await writeFile(file, 'x'.repeat(8_192));
    const { code, said } = await run(dataDir).ended;
    expect(code).toBe(1);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toContain(`The database file ${file} is damaged: remove it and start again`);
  });

  it('a database file that is damaged in its middle or cut short', async () => {
    const dataDir = await ownFolder();
    await (await startBackend({ port: 0, dataDir })).close();
    const file = path.join(dataDir, 'data.db');
    const whole = await readFile(file);
    const broken = [whole.subarray(0, 20_000), Buffer.from(whole).fill(0xa5, 4_096, 60_000)];
    for (const bytes of broken) {
      await writeFile(file, bytes);
      const start = startBackend({ port: 0, dataDir });
      await expect(start).rejects.toThrow(BackendError);
      await expect(start).rejects.toThrow(`The database file ${file} is damaged`);
    }
    // What the sentence advises works.
    await rm(file);
    const bench = await startBench(dataDir);
    await signedIn(bench.client(), bench.backend);
    await bench.end();
  });

  it('a database file that was emptied, which stays for a copy to be put in its place', async () => {
    const dataDir = await ownFolder();
    const file = path.join(dataDir, 'data.db');
    await (await startBackend({ port: 0, dataDir })).close();
    const copy = await readFile(file);
    await truncate(file);
    const start = startBackend({ port: 0, dataDir });
    await expect(start).rejects.toThrow(BackendError);
    await expect(start).rejects.toThrow(
      `The database file ${file} was emptied: put a copy of it in its place, or remove it and start again ` +
        '(stored enquiries are lost, the demo account is made anew).',
    );
    expect((await stat(file)).size).toBe(0);
    await expect(openAdmin(dataDir)).rejects.toThrow(`The database file ${file} was emptied`);
    // What the sentence advises works.
    await writeFile(file, copy);
    await (await startBackend({ port: 0, dataDir })).close();
    await rm(file);
    await (await startBackend({ port: 0, dataDir })).close();
    expect((await readdir(dataDir)).toSorted()).toEqual(['data.db', 'secrets.json']);
  });

  it('a damaged secrets file', async () => {
    const dataDir = await ownFolder();
    await writeFile(secretsFile(dataDir), '{"publishableKey":"x"}');
    await expect(startBackend({ port: 0, dataDir })).rejects.toThrow(
      `The secrets file ${secretsFile(dataDir)} is damaged: remove it`,
    );
  });
});

// Windows has neither these signals nor these file modes.
describe.skipIf(process.platform === 'win32').concurrent('the program', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('says where it is and ends at %s', async (signal) => {
    const dataDir = await ownFolder();
    const program = run(dataDir);
    const said = await program.ready();
    expect(said).toMatch(/^Backend: http:\/\/127\.0\.0\.1:\d+$/m);
    expect(said).toMatch(/^Demo account: demo@\S+, password \S{20}$/m);
    const mode = async (name: string) => (await stat(path.join(dataDir, name))).mode & 0o777;
    expect(await mode('.')).toBe(0o700);
    expect(await mode('secrets.json')).toBe(0o600);
    expect(await mode('data.db')).toBe(0o600);
    // A connection that is kept alive must not keep the program alive.
    expect((await fetch(/^Backend: (\S+)$/m.exec(said)?.[1] ?? '')).status).toBe(404);
    program.child.kill(signal);
    expect((await program.ended).code).toBe(0);
  });

  it('starts again after it was killed', async () => {
    const dataDir = await ownFolder();
    const killed = run(dataDir);
    await killed.ready();
    killed.child.kill('SIGKILL');
    await killed.ended;
    const bench = await startBench(dataDir);
    await signedIn(bench.client(), bench.backend);
    await bench.end();
  });
});
