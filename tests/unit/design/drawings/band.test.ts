import { describe, expect, test } from 'vitest';
import { bandTile, strands, swingPath } from '../../../../src/design/drawings/band.ts';

describe('a swinging curve', () => {
  test('lies level at each of its points', () => {
    expect(
      swingPath([
        [0, -10],
        [100, 0],
        [200, -10],
      ]),
    ).toBe('M0 -10c36.4 0 63.6 10 100 10s63.6 -10 100 -10');
  });

  test('is nothing without points', () => {
    expect(swingPath([])).toBe('');
  });
});

describe('a tile of a band', () => {
  test('spreads its strands evenly over one wave', () => {
    const tile = bandTile('_b', 96, [{ height: 20, strands: 4 }]);
    expect([...tile.matchAll(/ x="([^"]+)"/g)].map(([, x]) => Number(x))).toEqual([24, 48, 72]);
  });

  test('begins and ends at a crest, so that tiles join without a seam', () => {
    const [path = ''] = / d="[^"]*"/.exec(bandTile('_b', 96, [{ height: 20, strands: 2 }])) ?? [];
    expect(path).toMatch(/^ d="M-96 -10c/);
    const steps = [...path.matchAll(/([-\d.]+) ([-\d.]+)(?=s|"|$)/g)].slice(0, 4);
    const end = steps.reduce((sum, [, x]) => sum + Number(x), -96);
    const height = steps.reduce((sum, [, , y]) => sum + Number(y), -10);
    expect([end, height]).toEqual([96, -10]);
  });
});

test('strands share one curve, at parts of its height and on both sides', () => {
  const markup = strands(
    '_s',
    [
      [0, -10],
      [50, 0],
    ],
    [0.5, -1],
  );
  expect(markup).toContain('<path id="_s"');
  expect(markup).toContain('transform="scale(1 0.5)"');
  expect(markup).toContain('transform="scale(1 -1)"');
});
