import {
  AuthApiError,
  AuthInvalidJwtError,
  AuthRefreshDiscardedError,
  AuthRetryableFetchError,
} from '@supabase/supabase-js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hasExpired, verifyToken } from '../../../../src/browser/services/token.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

const now = Date.now() / 1000;
const valid = { data: { claims: { exp: now + 60 } }, error: null };

/** What the client answers; the real one is asked in the tests of auth.ts. */
const answering = (claims: () => unknown) => ({ getClaims: vi.fn(async () => claims()) as never });
const failing = (error: Error) => answering(() => ({ data: null, error }));

test('a token whose claims come back is valid', async () => {
  expect(
    await verifyToken(
      answering(() => valid),
      'a.b.c',
    ),
  ).toBe('valid');
});

test('the client is told to refuse an expired token, unless the caller allows it expressly', async () => {
  const auth = answering(() => valid);
  await verifyToken(auth, 'a.b.c');
  expect(auth.getClaims).toHaveBeenLastCalledWith('a.b.c', { allowExpired: false });
  await verifyToken(auth, 'a.b.c', { allowExpired: true });
  expect(auth.getClaims).toHaveBeenLastCalledWith('a.b.c', { allowExpired: true });
});

describe('whether a token has expired', () => {
  const token = (claims: object) =>
    `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

  test('is read from the token itself', () => {
    expect(hasExpired(token({ exp: now - 60 }))).toBe(true);
    expect(hasExpired(token({ exp: now + 60 }))).toBe(false);
    // Letters that base64 and its form for addresses write differently.
    expect(hasExpired(token({ name: '??>>ÿÿ', exp: now - 60 }))).toBe(true);
  });

  test.each(['', 'x', 'a.b.c', token({}), 'a.bnVsbA.c'])('is not said of %j', (text) => {
    expect(hasExpired(text)).toBe(false);
  });
});

describe('a refusal is told on the console with its reason', () => {
  test.each([
    [new AuthInvalidJwtError('Invalid JWT signature')],
    [new AuthApiError('session_not_found', 403, 'session_not_found')],
    [new AuthApiError('no user', 401, undefined)],
  ])('%s', async (error) => {
    expect(await verifyToken(failing(error), 'a.b.c')).toBe('invalid');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), error.message);
  });

  test('also where the client throws', async () => {
    const auth = answering(() => {
      throw new Error('JWT has expired');
    });
    expect(await verifyToken(auth, 'a.b.c')).toBe('invalid');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'JWT has expired');
  });
});

test.each([
  [new AuthRetryableFetchError('no answer', 0)],
  [new AuthRetryableFetchError('no answer', 503)],
  [new AuthApiError('too many', 429, undefined)],
  [new AuthApiError('broken', 500, undefined)],
  [new AuthRefreshDiscardedError()],
])('what says nothing of the token is no refusal: %s', async (error) => {
  expect(await verifyToken(failing(error), 'a.b.c')).toBe('unreachable');
  expect(warn).not.toHaveBeenCalled();
});

test('neither is a request that failed, a key that cannot be used, or no answer at all', async () => {
  for (const error of [new TypeError('Failed to fetch'), new DOMException('', 'DataError')]) {
    const auth = answering(() => {
      throw error;
    });
    expect(await verifyToken(auth, 'a.b.c')).toBe('unreachable');
  }
  expect(
    await verifyToken(
      answering(() => ({ data: null, error: null })),
      'x',
    ),
  ).toBe('unreachable');
});
