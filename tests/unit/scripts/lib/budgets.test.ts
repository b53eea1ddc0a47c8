import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkBudgets, firstPaintBudget } from '../../../../scripts/lib/budgets.ts';
import { readPage } from '../../../../scripts/lib/dist.ts';

// Random text does not compress below three quarters of its length.
const big = readPage('big.html', randomBytes(15_000).toString('base64'));
const small = readPage('small.html', '<h1>small</h1>');

test('a page within its budget is accepted, one over it is named with its size', async () => {
  expect(firstPaintBudget).toBe(13_000);
  expect(await checkBudgets([small], {})).toEqual([]);
  const [problem] = await checkBudgets([big], {});
  expect(problem).toMatch(/^big\.html: 15\d{3} bytes packed, the budget is 13000\./);
});

test('an exception covers a page up to its size, and its editions', async () => {
  const exceptions = { 'big.html': { bytes: 16_000, reason: 'long' } };
  expect(await checkBudgets([big, { ...big, file: 'ar/big.html' }], exceptions)).toEqual([]);
  const tight = { 'big.html': { bytes: 13_500, reason: 'long' } };
  expect(await checkBudgets([big], tight)).toHaveLength(1);
});

test('an exception that is not needed is a mistake', async () => {
  expect(await checkBudgets([small], { 'small.html': { bytes: 14_000, reason: 'x' } })).toEqual([
    'scripts/budget-exceptions.json: small.html is within the budget; remove its exception.',
  ]);
});
