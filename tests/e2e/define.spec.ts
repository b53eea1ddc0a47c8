// A defined term shows its definition where it is read.
import { expect, type Page } from '@playwright/test';
import { axeOf, bringAxe } from './support/axe.ts';
import { present } from './support/site.ts';
import { test } from './support/test.ts';

const box = (page: Page) => page.locator('.defined');
const terms = '.prose a.term';

for (const [path, dir] of [
  [present('/legal/terms-of-service'), 'ltr'],
  [`/ar${present('/legal/merchant-agreement')}`, 'rtl'],
  [`${present('/legal/merchant-agreement')}?lang=ar`, 'rtl'],
] as const) {
  test(`Enter on a term of ${path} shows its definition, and Escape leads back to the term`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await bringAxe(page);
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await expect(page.locator('html')).not.toHaveAttribute('data-hold');
    const term = page.locator(terms).last();
    await term.focus();
    await page.keyboard.press('Enter');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('dir', dir);
    await expect(box(page)).toHaveAttribute('lang', dir === 'rtl' ? 'ar' : 'en');
    const place = await box(page).boundingBox();
    expect(place?.x).toBeGreaterThanOrEqual(0);
    expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(360);
    const found = await axeOf(page).include('.defined').analyze();
    expect(found.violations).toEqual([]);
    expect((await box(page).getByRole('button').boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveCount(0);
    await expect(term).toBeFocused();
  });
}

test('the name in a definition leads to its place, and a printed page has no definition beside it', async ({
  page,
}) => {
  await page.goto(present('/legal/merchant-agreement'));
  const term = page.locator(`${terms}[href^="/legal/terms-of-service"]`).first();
  const address = await term.getAttribute('href');
  await term.click();
  await page.emulateMedia({ media: 'print' });
  await expect(box(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await box(page).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a term leads to its definition', async ({ page }) => {
    await page.goto(present('/legal/terms-of-service'));
    const term = page.locator(terms).first();
    const address = await term.getAttribute('href');
    await term.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });
});
