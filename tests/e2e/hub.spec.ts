import { expect } from '@playwright/test';
import { hubGroups } from '../../src/core/hub.ts';
import { present, t } from './support/site.ts';
import { test } from './support/test.ts';

test('a group of the hub is one press away, and says how many entries it has', async ({ page }) => {
  await page.goto('/legal');
  const links = page.getByRole('navigation', { name: t('legal:jump') }).getByRole('link');
  await expect(links).toHaveCount(hubGroups.length);
  for (const [index, group] of hubGroups.entries()) {
    const count = await page.locator(`#${group} .hub > li`).count();
    await expect(links.nth(index)).toHaveText(`${t(`legal:groups.${group}`)} ${count}`);
    await links.nth(index).click();
    await expect(page.locator(`#${group} h2`)).toBeInViewport();
  }
});

test('a whole row of the hub is the link that its name is, and only that one', async ({ page }) => {
  const terms = present('/legal/terms-of-service');
  for (const list of ['.hub', '.whole:has(a[aria-label])']) {
    await page.goto('/legal');
    const row = page.locator(list).first().locator('xpath=descendant-or-self::li').first();
    await expect(row.getByRole('link')).toHaveCount(1);
    const box = await row.boundingBox();
    await row.click({ position: { x: (box?.width ?? 0) - 3, y: (box?.height ?? 0) - 3 } });
    await expect(page).toHaveURL(terms);
  }
});
