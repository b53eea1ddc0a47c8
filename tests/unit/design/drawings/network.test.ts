import { expect, test } from 'vitest';
import { arcPath, cities, mapSize, project } from '../../../../src/design/drawings/network.ts';

test('every city stands on the map, each in a place of its own', () => {
  const places = cities.map(project);
  for (const { x, y } of places) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(mapSize.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(mapSize.height);
  }
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(cities.length);
});

test('west is on the left and north is on top', () => {
  const [newYork, singapore] = [
    project({ longitude: -74, latitude: 40.7 }),
    project({ longitude: 103.8, latitude: 1.3 }),
  ];
  expect(newYork.x).toBeLessThan(singapore.x);
  expect(newYork.y).toBeLessThan(singapore.y);
});

test('an arc leads from city to city and bends north', () => {
  const [from, to] = [cities[0], cities[1]];
  const values = arcPath(from, to).match(/-?\d+/g)?.map(Number) ?? [];
  const [start, end] = [project(from), project(to)];
  expect(values.slice(0, 2)).toEqual([start.x, start.y]);
  expect(values.slice(4)).toEqual([end.x, end.y]);
  expect(values[3]).toBeLessThan((start.y + end.y) / 2);
});
