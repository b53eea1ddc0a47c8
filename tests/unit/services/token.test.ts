import { AuthApiError, AuthInvalidJwtError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyToken } from '../../../src/services/token.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

const now = Date.now() / 1000;
const valid = { data: { claims: { exp: now + 60 } }, error: null };
const expired = { data: { claims: { exp: now - 60 } }, error: null };
const unasked = () => {
  throw new Error('The backend is not to be asked.');
};

/** What the client answers; the real one is asked in the tests of auth.ts. */
const answering = (claims: () => unknown, user: () => unknown = unasked) => ({
  getClaims: vi.fn(async () => claims()) as never,
  getUser: vi.fn(async () => user()) as never,
});
const failing = (error: Error) => answering(() => ({ data: null, error }));

test('a token whose claims come back is valid', async () => {
  const auth = answering(() => valid);
  expect(await verifyToken(auth, 'a.b.c')).toBe('valid');
  expect(auth.getUser).not.toHaveBeenCalled();
});

describe('a token that has expired by this clock', () => {
  const missing = () => ({ data: { claims: {} }, error: null });

  test.each([() => expired, missing])('is valid if the backend still takes it', async (claims) => {
    const auth = answering(claims, () => ({ data: { user: {} }, error: null }));
    expect(await verifyToken(auth, 'a.b.c')).toBe('valid');
    expect(auth.getUser).toHaveBeenCalledExactlyOnceWith('a.b.c');
  });

  test.each([
    [new AuthApiError('token is expired', 403, 'bad_jwt'), 'invalid'],
    [new AuthRetryableFetchError('no answer', 0), 'unreachable'],
  ])('is what the backend says of it: %s', async (error, verdict) => {
    const auth = answering(
      () => expired,
      () => ({ data: { user: null }, error }),
    );
    expect(await verifyToken(auth, 'a.b.c')).toBe(verdict);
  });

  test('is valid where that is allowed, and nobody is asked', async () => {
    const auth = answering(() => expired);
    expect(await verifyToken(auth, 'a.b.c', { allowExpired: true })).toBe('valid');
    expect(auth.getUser).not.toHaveBeenCalled();
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
