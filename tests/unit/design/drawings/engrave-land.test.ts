import { describe, expect, test } from 'vitest';
import { linePath, scanLine } from '../../../../src/design/drawings/engrave-land.ts';

const square = [
  [0, 0],
  [20, 0],
  [20, 20],
  [0, 20],
] as const;
const lake = [
  [5, 5],
  [15, 5],
  [15, 15],
  [5, 15],
] as const;

describe('a line of latitude', () => {
  test('crosses land from shore to shore, and not the lakes in it', () => {
    expect(scanLine([square], 10)).toEqual([[0, 20]]);
    expect(scanLine([square, lake], 10)).toEqual([
      [0, 5],
      [15, 20],
    ]);
    expect(scanLine([square], 30)).toEqual([]);
  });

  test('does not run around the world where an island lies across the edge of the chart', () => {
    const island = [
      [178, -18],
      [-178, -18],
      [-178, -16],
      [178, -16],
    ] as const;
    expect(scanLine([island], -17)).toEqual([[178, 182]]);
    expect(scanLine([island.map(([x, y]) => [-x, y] as const)], -17)).toEqual([[178, 182]]);
  });
});

describe('the drawing', () => {
  const frame = { west: -10, east: 10, south: 0, north: 10, step: 5, scale: 2, stretch: 1.5 };

  test('runs from north to south in whole units, cut at the edges of its frame', () => {
    expect(linePath(frame, (latitude) => (latitude === 5 ? [[0, 20]] : []))).toBe('M20 15h20');
  });

  test('draws over water that is narrower than a speck', () => {
    const strait = (width: number) =>
      linePath(frame, (latitude) =>
        latitude === 10
          ? [
              [-10, 0],
              [width, 10],
            ]
          : [],
      );
    expect(strait(1)).toBe('M0 0h40');
    expect(strait(1.5)).toBe('M0 0h20m3 0h17');
  });

  test('goes on from one piece of land to the next, and leaves specks out', () => {
    expect(
      linePath(frame, (latitude) =>
        latitude === 10
          ? [
              [-10, -6],
              [0, 0.4],
              [4, 9],
            ]
          : [],
      ),
    ).toBe('M0 0h8m20 0h10');
  });
});
