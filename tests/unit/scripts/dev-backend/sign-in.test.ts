import { describe, expect, test } from 'vitest';
import { createQueue, createSignIn } from '../../../../scripts/dev-backend/sign-in.ts';

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

describe('the queue of passwords', () => {
  test('work runs one at a time, in its order, and what fails holds up nobody', async () => {
    const queue = createQueue();
    const seen: string[] = [];
    const work = (name: string) =>
      queue(async () => {
        seen.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        if (name === 'b') throw new Error(name);
        seen.push(`${name} ends`);
        return name;
      });
    const all = await Promise.allSettled(['a', 'b', 'c'].map(work));
    expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'c begins', 'c ends']);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('others are answered between two pieces of work', async () => {
    const queue = createQueue();
    const seen: string[] = [];
    const busy = (name: string) =>
      queue(async () => {
        if (name === 'a') setTimeout(() => seen.push('other'), 0);
        const end = performance.now() + 20;
        while (performance.now() < end);
        seen.push(name);
      });
    await Promise.all([busy('a'), busy('b'), busy('c')]);
    expect(seen.toSorted()).toEqual(['a', 'b', 'c', 'other']);
    expect(seen.at(-1)).toBe('c');
  });
});
