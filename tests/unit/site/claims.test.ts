import { expect, test } from 'vitest';
import { claimState, claimStatuses } from '../../../src/site/claims.ts';

test('only what is certified or measured is shown as proven', () => {
  expect(claimStatuses.map((status) => [status, claimState(status)])).toEqual([
    ['certified', 'full'],
    ['aligned', 'half'],
    ['in-process', 'half'],
    ['commitment', 'open'],
    ['measured', 'full'],
  ]);
});
