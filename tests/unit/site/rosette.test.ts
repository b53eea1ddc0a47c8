import { describe, expect, it } from 'vitest';
import { rosettePath } from '../../../src/site/rosette.ts';

const inner = 30;
const outer = 90;
const lobeCounts = Array.from({ length: 28 }, (_, index) => index + 3);

/** The numbers of each command: two of the start, then six of every curve. */
function commandsOf(path: string): number[][] {
  return path
    .replace(/Z$/, '')
    .split(/(?=[MC])/)
    .map((command) => command.slice(1).split(' ').map(Number));
}

describe.each(lobeCounts)('a rosette of %d lobes', (lobes) => {
  const path = rosettePath(lobes, inner, outer);
  const [start = [], ...curves] = commandsOf(path);

  it('is one closed curve that ends where it begins', () => {
    expect(path).toMatch(/^M[^MZ]+Z$/);
    expect(curves.at(-1)?.slice(4)).toEqual(start);
    expect(start).toEqual([outer, 0]);
  });

  it('has two curves a lobe, of finite numbers with one decimal', () => {
    expect(curves).toHaveLength(lobes * 2);
    expect(curves.every((numbers) => numbers.length === 6)).toBe(true);
    expect(curves.flat().every(Number.isFinite)).toBe(true);
    expect(path).not.toMatch(/\.\d{2}|e/);
  });

  it('swings between its two radii', () => {
    const radii = curves.map((numbers) => Math.hypot(numbers[4] ?? 0, numbers[5] ?? 0));
    for (const [node, radius] of radii.entries()) {
      expect(Math.abs(radius - (node % 2 === 0 ? inner : outer))).toBeLessThan(0.1);
    }
  });

  it('has handles that follow the tangent, so that no node has a corner', () => {
    for (const [node, curve] of curves.entries()) {
      const next = curves[(node + 1) % curves.length] ?? [];
      const [x = 0, y = 0] = curve.slice(4);
      const before = [x - (curve[2] ?? 0), y - (curve[3] ?? 0)];
      const after = [(next[0] ?? 0) - x, (next[1] ?? 0) - y];
      for (const axis of [0, 1]) {
        expect(Math.abs((before[axis] ?? 0) - (after[axis] ?? 0))).toBeLessThan(0.21);
      }
    }
  });
});

it('the same rosette is always drawn the same', () => {
  expect(rosettePath(3, 1, 2)).toBe(rosettePath(3, 1, 2));
  expect(rosettePath(3, 10, 20).startsWith('M20 0C')).toBe(true);
});
