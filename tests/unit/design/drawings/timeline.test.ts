import { expect, test } from 'vitest';
import { layOutTimeline } from '../../../../src/design/drawings/timeline.ts';

const plan = ['2024-Q3', '2024-Q4', '2025-Q1'];

test('phases stand in their quarters, across the turn of the year', () => {
  expect(layOutTimeline(plan, new Date('2026-11-20')).phases).toEqual([0, 1, 2]);
});

test('the axis ends with the quarter of the baseline, which lies inside it', () => {
  const { quarters, baseline } = layOutTimeline(plan, new Date('2026-11-20'));
  expect(quarters).toHaveLength(10);
  expect(baseline).toBeGreaterThan(9.5);
  expect(baseline).toBeLessThan(10);
});

test('a baseline before the plan is over leaves room for the rest of the plan', () => {
  const { quarters, baseline } = layOutTimeline(plan, new Date('2024-08-15'));
  expect(quarters).toHaveLength(3);
  expect(baseline).toBeGreaterThan(0);
  expect(baseline).toBeLessThan(1);
});

test('the axis names each of its quarters and their years', () => {
  const { quarters } = layOutTimeline(plan, new Date('2025-06-30'));
  expect(quarters.map(({ year, quarter }) => `${year}-Q${quarter}`)).toEqual([...plan, '2025-Q2']);
});
