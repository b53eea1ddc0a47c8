import { AuthApiError, AuthInvalidJwtError, AuthRetryableFetchError } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { verifyToken } from '../../../src/services/token.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
beforeEach(() => warn.mockClear());

/** What the client answers; the real one is asked in the tests of auth.ts. */
const answering = (answer: () => unknown) => ({ getClaims: vi.fn(async () => answer()) as never });
const failing = (error: Error) => answering(() => ({ data: null, error }));

test('a token whose claims come back is valid', async () => {
  const auth = { getClaims: vi.fn(async () => ({ data: { claims: {} }, error: null })) };
  expect(await verifyToken(auth as never, 'a.b.c')).toBe('valid');
  expect(auth.getClaims).toHaveBeenCalledExactlyOnceWith('a.b.c', { allowExpired: false });
  await verifyToken(auth as never, 'a.b.c', { allowExpired: true });
  expect(auth.getClaims).toHaveBeenLastCalledWith('a.b.c', { allowExpired: true });
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

test('neither is a request that failed, or no answer at all', async () => {
  const auth = answering(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await verifyToken(auth, 'a.b.c')).toBe('unreachable');
  expect(
    await verifyToken(
      answering(() => ({ data: null, error: null })),
      'x',
    ),
  ).toBe('unreachable');
});
