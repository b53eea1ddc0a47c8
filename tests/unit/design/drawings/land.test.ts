import { expect, test } from 'vitest';
import { landFrame, landPath } from '../../../../src/design/drawings/land.ts';
import { mapSize, project } from '../../../../src/design/drawings/network.ts';

/** The lines of the map: for each, its height and where it runs from and to. */
const lines = [...landPath.matchAll(/M(\d+) (\d+)([^M]*)/g)].flatMap(([, start, y, rest = '']) => {
  let x = Number(start);
  return [...rest.matchAll(/([hm])(-?\d+)/g)].flatMap(([, command, length]) => {
    const from = x;
    x += Number(length);
    return command === 'h' ? [{ y: Number(y), from, to: x }] : [];
  });
});
const isLand = (longitude: number, latitude: number) => {
  const { x, y } = project({ longitude, latitude });
  const apart = landFrame.step * landFrame.scale * landFrame.stretch;
  return lines.some((line) => Math.abs(line.y - y) <= apart / 2 && line.from <= x && x <= line.to);
};

test('lines stay on the map', () => {
  expect(lines.length).toBeGreaterThan(100);
  for (const { y, from, to } of lines) {
    expect(from).toBeLessThan(to);
    expect(to).toBeLessThanOrEqual(mapSize.width);
    // Lines are drawn on whole units.
    expect(y).toBeLessThanOrEqual(Math.ceil(mapSize.height));
  }
});

test('continents are land, and oceans are not', () => {
  for (const [longitude, latitude] of [
    [-100, 40],
    [20, 0],
    [80, 50],
    [-60, -10],
    [134, -25],
  ] as const) {
    expect(isLand(longitude, latitude), `${longitude}, ${latitude}`).toBe(true);
  }
  for (const [longitude, latitude] of [
    [-40, 30],
    [-20, -20],
    [80, -20],
    [-100, 0],
  ] as const) {
    expect(isLand(longitude, latitude), `${longitude}, ${latitude}`).toBe(false);
  }
});
