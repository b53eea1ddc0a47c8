import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  around,
  petalPath,
  primeFactors,
  rosette,
  short,
} from '../../../../src/site/guilloche/rosette.ts';

const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

describe('a petal', () => {
  test('swings from the inner circle to the outer one and back', () => {
    const values = numbers(petalPath({ inner: 30, outer: 90, span: 60 }));
    const radius = (index: number) => Math.hypot(values[index] ?? 0, values[index + 1] ?? 0);
    expect(radius(0)).toBeCloseTo(30, 0);
    expect([values[6], values[7]]).toEqual([90, 0]);
    expect(radius(10)).toBeCloseTo(30, 0);
  });

  test('is the same above its axis as below it', () => {
    const values = numbers(petalPath({ inner: 20, outer: 80, span: 45 }));
    expect(values[1]).toBe(-(values[11] ?? Number.NaN));
    expect(values[0]).toBe(values[10]);
  });

  test('has an opposite, on the other side of the centre', () => {
    const ring = { inner: 20, outer: 80, span: 45 };
    const opposite = numbers(petalPath(ring, -1)).map((value) => -value || 0);
    expect(opposite).toEqual(numbers(petalPath(ring)));
  });
});

describe('turns', () => {
  test('share the full circle', () => {
    expect(around(48)).toEqual({ copies: 48, step: 7.5 });
  });

  test.each([
    [1, []],
    [2, [2]],
    [96, [2, 2, 2, 2, 2, 3]],
    [45, [3, 3, 5]],
    [13, [13]],
  ])('%i has the prime factors %j', (value, factors) => {
    expect(primeFactors(value)).toEqual(factors);
  });
});

describe('a rosette', () => {
  const ring = { inner: 40, outer: 90, span: 60, turns: [around(96)] };

  test('repeats its petal by as few references as the number of petals allows', () => {
    const markup = rosette('_a', [ring]);
    expect(markup.match(/<path/g)).toHaveLength(1);
    // Five doublings take one reference each, the tripling two.
    expect(markup.match(/<use/g)).toHaveLength(7);
  });

  test('draws every petal once: the copies of nested references multiply to their number', () => {
    const markup = rosette('_a', [{ ...ring, turns: [{ copies: 6, step: 1.2 }, around(20)] }]);
    // Each level holds one original and its references, and stands once in the level around it.
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const petals = ids.map((id) => markup.split(`href="#${id}"`).length);
    const drawn = markup.match(/M/g)?.length ?? 0;
    expect(petals.reduce((product, copies) => product * copies, drawn)).toBe(120);
  });

  test('puts opposite petals into one path where a ring is dense and their number even', () => {
    const paths = (petals: number) => rosette('_a', [{ ...ring, turns: [around(petals)] }]);
    expect(paths(202).match(/M/g)).toHaveLength(2);
    expect(paths(202)).not.toContain('rotate(180)');
    for (const petals of [200, 205]) expect(paths(petals).match(/M/g)).toHaveLength(1);
  });

  test('turns its copies evenly, and scales those of lace', () => {
    expect(rosette('_a', [{ ...ring, turns: [around(3)] }])).toContain('rotate(120)');
    const lace = rosette('_a', [{ ...ring, turns: [{ copies: 3, step: 0, scale: 0.9 }] }]);
    expect(lace).toContain('transform="scale(0.9)"');
    expect(lace).toContain('transform="scale(0.81)"');
  });

  test('has ids of its own for each ring', () => {
    const markup = rosette('_a', [ring, ring]);
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of markup.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
  });

  test('takes a few hundred bytes, packed', () => {
    expect(brotliCompressSync(rosette('_a', [ring, ring, ring])).length).toBeLessThan(400);
  });
});

test('numbers are short, and zero has no sign', () => {
  expect([short(1.25), short(2), short(-0.01), short(0.12345, 3)]).toEqual([
    '1.3',
    '2',
    '0',
    '0.123',
  ]);
});
