import { expect, test } from 'vitest';
import { claimState, claimStatuses, claimWord, noEvidence } from '../../../src/corpus/claims.ts';

const states = (evidence: string) =>
  Object.fromEntries(claimStatuses.map((status) => [status, claimState({ status, evidence })]));

test('only what is certified or measured, with evidence, is shown as proven', () => {
  const half = { aligned: 'half', 'in-process': 'half', commitment: 'open', policy: 'open' };
  expect(states('Report 1 of 20 November 2026')).toEqual({
    ...half,
    certified: 'full',
    measured: 'full',
  });
  expect(states(noEvidence)).toEqual({ ...half, certified: 'open', measured: 'open' });
});

test('a figure whose evidence nobody has seen is not called measured', () => {
  const words = (evidence: string) =>
    claimStatuses.map((status) => claimWord({ status, evidence }));
  expect(words('Report 1 of 20 November 2026')).toEqual(claimStatuses);
  expect(words(noEvidence)).toEqual(
    claimStatuses.map((status) => (status === 'measured' ? 'stated' : status)),
  );
});
