import { expect } from '@playwright/test';
import { test } from './support/test.ts';

test('every period is listed with who owes it to whom, and leads to its clause', async ({
  page,
}) => {
  await page.goto('/legal');
  await page.getByRole('link', { name: 'Deadlines and Periods' }).click();
  await expect(page).toHaveURL('/legal/deadlines');
  const table = page.getByRole('table', { name: 'All periods' });
  await expect(table.getByRole('row')).toHaveCount(34);
  const row = table.locator('#complaint-acknowledgement');
  await expect(row.getByRole('rowheader')).toHaveText('Acknowledgement of a complaint');
  await expect(row.getByRole('cell').first()).toHaveText('at most 5 business days');
  await expect(row.getByRole('cell').nth(1)).toHaveText('Averline');
  await expect(row.getByRole('cell').nth(2)).toHaveText('Whoever complains');
  await row.getByRole('link').click();
  await expect(page).toHaveURL('/legal/refund-policy#clocks');
  await expect(page.locator('#clocks')).toBeInViewport();
});

test('the same stands in JSON, each with the full address of its clause', async ({ request }) => {
  const response = await request.get('/legal/deadlines.json');
  expect(response.headers()['content-type']).toContain('application/json');
  const { deadlines } = await response.json();
  expect(deadlines).toHaveLength(33);
  const settlement = deadlines.find(({ id }: { id: string }) => id === 'settlement-time');
  expect(settlement).toMatchObject({
    least: 1,
    most: 1,
    unit: 'business-day',
    bound: null,
    by: 'company',
    to: 'merchant',
    period: 'T+1 business day',
    clause: 'https://averline.example/legal/merchant-agreement#settlement-time',
  });
});

test('on paper the table is whole', async ({ page }) => {
  await page.goto('/legal/deadlines');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('link', { name: 'The same as JSON' })).toBeHidden();
});
