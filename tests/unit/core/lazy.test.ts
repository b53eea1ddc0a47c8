import { expect, test } from 'vitest';
import { lazy, merge } from '../../../src/core/lazy.ts';

test('values are made together, once, when the first is asked for; joining asks for none', () => {
  let times = 0;
  const made = lazy<{ readonly a: number; readonly b: number }>(['a', 'b'], () => {
    times++;
    return { a: 1, b: 2 };
  });
  const all = merge({ name: 'x' }, made);
  expect(times).toBe(0);
  expect([all.name, all.a, all.b, made.b]).toEqual(['x', 1, 2, 2]);
  expect(times).toBe(1);
  expect({ ...all }).toEqual({ name: 'x', a: 1, b: 2 });
});
