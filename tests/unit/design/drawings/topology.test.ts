import { expect, test } from 'vitest';
import { ringsOf, type Topology } from '../../../../src/design/drawings/topology.ts';

const topology: Topology = {
  transform: { scale: [2, 2], translate: [10, 20] },
  arcs: [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [0, 0],
      [0, 1],
      [1, 0],
    ],
  ],
  objects: {
    land: { type: 'GeometryCollection', geometries: [{ type: 'MultiPolygon', arcs: [[[0, ~1]]] }] },
    lake: { type: 'Polygon', arcs: [[1]] },
  },
};

test('arcs are summed up, placed by the transform, and walked backwards where their number is negative', () => {
  expect(ringsOf(topology, 'land')).toEqual([
    [
      [10, 20],
      [12, 20],
      [12, 22],
      [10, 22],
      [10, 20],
    ],
  ]);
  expect(ringsOf(topology, 'lake')).toHaveLength(1);
});

test('an object that is not there is named', () => {
  expect(() => ringsOf(topology, 'sea')).toThrow('“sea”');
});
