import { expect, test } from 'vitest';
import { createQueue } from '../../../../scripts/dev-backend/queue.ts';

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
