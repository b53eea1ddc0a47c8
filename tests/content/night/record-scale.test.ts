// The program that measures a long record runs on the present archive, whatever versions that holds.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('three documents of ten versions are compared, kept, and compared once more', () => {
  const printed = execFileSync('node', ['tests/scale/record-scale.ts', '3'], { encoding: 'utf8' });
  expect(printed.match(/\d+ comparisons/g)).toEqual([
    '135 comparisons',
    '135 comparisons',
    '145 comparisons',
  ]);
});
