import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkBudgets, firstPaintBudget } from '../../../../scripts/lib/budgets.ts';
import { readPage } from '../../../../scripts/lib/dist.ts';

// Random text does not compress below three quarters of its length.
const big = readPage('big.html', randomBytes(15_000).toString('base64'));
const ownerOf = (file: string) => (file === 'small.html' ? '/small' : '/big');
const small = readPage('small.html', '<h1>small</h1>');

test('a page within its budget is accepted, one over it is named with its size', async () => {
  expect(firstPaintBudget).toBe(13_000);
  expect(await checkBudgets([small], {}, ownerOf)).toEqual([]);
  const [problem] = await checkBudgets([big], {}, ownerOf);
  expect(problem).toMatch(/^big\.html: 15\d{3} bytes packed, the budget is 13000\./);
});

test('an exception covers a page, its editions and its aliases up to its size', async () => {
  const exceptions = { '/big': { bytes: 16_000, reason: 'long' } };
  const files = ['big.html', 'ar/big.html', 'alias.html'].map((file) => ({ ...big, file }));
  expect(await checkBudgets(files, exceptions, ownerOf)).toEqual([]);
  const tight = { '/big': { bytes: 13_500, reason: 'long' } };
  expect(await checkBudgets(files, tight, ownerOf)).toHaveLength(3);
});

test('an exception that is not needed is a mistake', async () => {
  const exceptions = { '/small': { bytes: 14_000, reason: 'x' } };
  expect(await checkBudgets([small], exceptions, ownerOf)).toEqual([
    'scripts/budget-exceptions.json: /small is within the budget; remove its exception.',
  ]);
});
