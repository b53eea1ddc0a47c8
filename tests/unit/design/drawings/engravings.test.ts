import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { engravings } from '../../../../src/design/drawings/engravings.ts';
import { rosette } from '../../../../src/design/drawings/rosette.ts';

test.each(Object.entries(engravings))('%s stays in its circle and packs small', (_, rings) => {
  for (const { inner, outer, span } of rings) {
    expect(inner).toBeGreaterThan(0);
    expect(outer).toBeLessThan(100);
    expect(span).toBeGreaterThan(0);
  }
  expect(brotliCompressSync(rosette('_x', rings)).length).toBeLessThan(600);
});

test('no two are alike', () => {
  const drawn = Object.values(engravings).map((rings) => rosette('x', rings));
  expect(new Set(drawn).size).toBe(drawn.length);
});
