// A document on paper: A4, with title, version and address at the foot of every page; and its drawn paths and badges.
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { test } from './support/test.ts';

const documents = [
  { path: '/terms', address: '/legal/terms-of-service', title: 'Terms of Service' },
  { path: '/legal/merchant-agreement', title: 'Merchant Services Agreement with SLA' },
  { path: '/legal/privacy-policy', title: 'Privacy Policy' },
];

for (const { path, address = path, title } of documents) {
  test(`${path} says on each printed page what it is and where it stands`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const foot = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--foot'),
    );
    expect(foot).toMatch(new RegExp(`^"${title} · Version \\d+\\.\\d+ · [\\w.-]+${address}"$`));
    await expect(page.locator('.contents')).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const boxes = pdf.match(/\/MediaBox \[[^\]]*\]/g) ?? [];
    expect(boxes.length).toBeGreaterThan(5);
    expect([...new Set(boxes)]).toEqual(['/MediaBox [0 0 594.95996 841.91998]']);
  });
}

test('a path of steps is a list with the values of the facts', async ({ page }) => {
  await page.goto('/legal/refund-policy');
  const steps = page.locator('figure.path li');
  await expect(steps).toHaveCount(5);
  await expect(steps.nth(1)).toContainText(/at most \d+ business days/);
  await page.goto('/business-continuity');
  await expect(page.getByRole('row', { name: /^Essential services/ })).toHaveText(
    /\d+ hours\s*\d+ hours?/,
  );
});

test('a badge shows the status of its claim, in the language of the page', async ({ page }) => {
  const { claims }: { claims: { id: string; status: string }[] } = parse(
    readFileSync('content/claims.yaml', 'utf8'),
  );
  const shown = ['encryption', 'annual-audit', 'mica', 'measured-uptime'];
  const statuses = shown.map((id) => claims.find((claim) => claim.id === id)?.status ?? id);
  await page.goto('/trust/security');
  await expect(page.locator('.badge')).toHaveText(statuses.map((one) => one.replace('-', ' ')));
  await page.goto('/de/trust/security');
  await expect(page.locator('.badge')).toHaveCount(shown.length);
  await expect(page.locator('.badge').first()).not.toHaveText(statuses[0] ?? '');
});
