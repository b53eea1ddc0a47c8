import { expect, test } from 'vitest';
import { createSignIn } from '../../../../scripts/dev-backend/sign-in.ts';

/** A handler whose embedded server knows one account, what it was asked, and the order of what happened. */
function handler() {
  const asked: unknown[] = [];
  const order: string[] = [];
  const signIn = createSignIn({
    async ask({ body }) {
      asked.push(body);
      order.push('work');
      return { status: 400, body: '{}' };
    },
    maySignIn: async (email) => email === 'known@example.org',
    tries: 10,
    log: () => {},
    signal: new AbortController().signal,
  });
  const attempt = async (email: string) => {
    const body = JSON.stringify({ email, password: 'not this one' });
    const request = { query: new URLSearchParams(), authorization: '', prefer: '', body };
    const { status } = await signIn({ ...request, address: '127.0.0.1' });
    order.push('answer');
    return status;
  };
  return { attempt, asked, order };
}

test('an unknown address costs the same work as a known one: a password is hashed, which is wrong', async () => {
  const { attempt, asked } = handler();
  expect(await attempt('known@example.org')).toBe(400);
  expect(await attempt('unknown@example.org')).toBe(400);
  const wrong = expect.stringMatching(/.not this one$/);
  expect(asked).toEqual([
    { email: 'known@example.org', password: 'not this one' },
    { email: expect.not.stringContaining('unknown'), password: wrong },
  ]);
});

test('a password is hashed while the answer before it waits for its time', async () => {
  const { attempt, order } = handler();
  await Promise.all([attempt('known@example.org'), attempt('known@example.org')]);
  expect(order).toEqual(['work', 'work', 'answer', 'answer']);
});
