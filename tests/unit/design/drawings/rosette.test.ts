import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  around,
  petalPath,
  primeFactors,
  rosette,
  short,
} from '../../../../src/design/drawings/rosette.ts';

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
  const ring = { inner: 40, outer: 90, span: 60, turns: [around(12)] };
  const dense = { ...ring, turns: [{ copies: 6, step: 1.2 }, around(36)] };

  /** How many petals stand in a drawing whose levels of references lie within each other. */
  const petalsOf = (markup: string) =>
    [...markup.matchAll(/ id="([^"]+)"/g)].reduce(
      (product, [, id]) => product * markup.split(`href="#${id}"`).length,
      1,
    );

  test('repeats its petal by as few references as the number of petals allows', () => {
    const markup = rosette('_a', [ring]);
    expect(markup.match(/<path/g)).toHaveLength(1);
    // Two doublings take one reference each, a tripling two.
    expect(markup.match(/<use/g)).toHaveLength(4);
    expect(petalsOf(markup)).toBe(12);
  });

  test('draws a dense ring at the corners of a polygon, and there no more than its share', () => {
    const markup = rosette('_a', [dense]);
    const marker = /<marker id="_a12"[^>]*>(.*)<\/marker>/.exec(markup)?.[1] ?? '';
    expect(petalsOf(marker)).toBe((6 * 36) / 12);
    expect(markup).toContain('marker-mid="url(#_a12)"');
    const corners = (/ d="(M100 0L[^"]*)"/.exec(markup)?.[1] ?? '').slice(1).split('L');
    // The first and the last of a path bear no marker of this kind: each other corner is there once.
    expect(corners).toHaveLength(14);
    expect(new Set(corners.slice(1, -1)).size).toBe(12);
    expect(corners.slice(-2)).toEqual(corners.slice(0, 2));
  });

  test('shares a polygon among rings, and draws rings of few petals beside it', () => {
    const markup = rosette('_a', [dense, { ...dense, turns: [around(120)] }, ring]);
    expect(markup.match(/<marker /g)).toHaveLength(1);
    expect(markup.endsWith(rosette('_x', [ring]).replaceAll('_xa', '_ac'))).toBe(true);
  });

  test.each([
    [17, 0],
    [18, 9],
    [19, 0],
    [75, 5],
    [84, 12],
    [110, 11],
  ])('of %i petals stands around %i corners', (petals, corners) => {
    const markup = rosette('_a', [{ ...ring, turns: [around(petals)] }]);
    expect(Number(/<marker id="_a(\d+)"/.exec(markup)?.[1] ?? 0)).toBe(corners);
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
