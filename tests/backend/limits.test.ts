// The limits on tries: wrong passwords for each client and each e-mail address, and enquiries.
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLimiter } from '../../scripts/backend/limits.ts';
import { type Bench, ENQUIRY, startBench } from './support.ts';

let bench: Bench;
beforeEach(async () => {
  // The embedded server prints every broken constraint.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  bench = await startBench();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await bench.end();
});

/** Tries a password from any address of the loopback network. */
function tryFrom(localAddress: string, email: string, password = 'wrong'): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${bench.backend.url}/auth/v1/token?grant_type=password`,
      { method: 'POST', localAddress, headers: { apikey: bench.backend.publishableKey } },
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

describe('wrong passwords', () => {
  it('of one client: thirty are looked at, of a thousand', { timeout: 20_000 }, async () => {
    const client = bench.client();
    const { demoAccount } = bench.backend;
    expect((await client.auth.signInWithPassword(demoAccount)).error).toBeNull();

    const statuses: number[] = [];
    for (let batch = 0; batch < 10; batch += 1) {
      const tries = Array.from({ length: 100 }, (_, index) =>
        tryFrom('127.0.0.1', `user-${batch}-${index}@example.org`),
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

  // Only Linux lets a client call from every address of 127.0.0.0/8. An empty password counts like
  // a wrong one and costs no hashing.
  it.skipIf(process.platform !== 'linux')('of one address from many clients', async () => {
    const { email, password } = bench.backend.demoAccount;
    const tries = Array.from({ length: 40 }, (_, index) =>
      tryFrom(`127.0.1.${index + 1}`, index % 2 === 0 ? email : email.toUpperCase(), ''),
    );
    const statuses = await Promise.all(tries);
    expect([count(statuses, 400), count(statuses, 429)]).toEqual([30, 10]);
    expect(await tryFrom('127.0.2.1', email, password)).toBe(429);
    expect(await tryFrom('127.0.2.1', 'other@example.org')).toBe(400);
  });

  it('are the only ones that count', async () => {
    const { email, password } = bench.backend.demoAccount;
    const wrong = Array.from({ length: 28 }, () => tryFrom('127.0.0.1', email, ''));
    expect(count(await Promise.all(wrong), 400)).toBe(28);
    for (let index = 0; index < 3; index += 1) {
      expect(await tryFrom('127.0.0.1', email, password)).toBe(200);
    }
    const last = [1, 2, 3].map(() => tryFrom('127.0.0.1', email, ''));
    expect((await Promise.all(last)).toSorted()).toEqual([400, 400, 429]);
  });
});

describe('enquiries', () => {
  it('are taken ten times in ten minutes, refused ones and all', async () => {
    const client = bench.client();
    for (let index = 0; index < 12; index += 1) {
      const { status } = await client.from('enquiries').insert({ ...ENQUIRY, message: 'short' });
      expect(status).toBe(400);
    }
    const sent = await Promise.all(
      Array.from({ length: 12 }, () => client.from('enquiries').insert(ENQUIRY)),
    );
    expect(
      count(
        sent.map(({ status }) => status),
        201,
      ),
    ).toBe(10);
    expect(bench.storedEnquiries()).toBe(10);
    const { status, error } = await client.from('enquiries').insert(ENQUIRY);
    expect([status, error?.code]).toEqual([429, 'over_request_rate_limit']);
    const trapped = await client.from('enquiries').insert({ ...ENQUIRY, website: 'x' });
    expect(trapped.status).toBe(429);
  });
});

describe('a limiter', () => {
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
