import { expect } from '@playwright/test';
import { englishPages } from './support/site.ts';
import { test } from './support/test.ts';

test('the current page is marked on an exact match only', async ({ page }) => {
  await page.goto('/about');
  await expect(page.locator('header [aria-current=page]:visible')).toHaveText(['About']);
  await page.goto('/about/fca-roadmap');
  await expect(page.locator('header [aria-current=page]')).toHaveCount(0);
  await page.goto('/ar/about');
  await expect(page.locator('header [aria-current=page]:visible')).toHaveCount(1);
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the bar stays, and an anchor leaves room for it', async ({ page }) => {
  await page.goto('/legal/terms-of-service#liability');
  const bar = await page.locator('header.bar').boundingBox();
  const heading = await page.locator('#liability h2').first().boundingBox();
  expect(bar?.y).toBe(0);
  expect(heading?.y ?? 0).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
  expect(heading?.y ?? 999).toBeLessThan(200);
});

test('a new page starts at its top', async ({ page }) => {
  await page.goto('/legal/terms-of-service');
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/legal/privacy-policy');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the footer has every link of the specification, who the company is, and its status', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const links = await footer
    .locator('nav a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual([
    '/legal',
    '/legal/terms-of-service',
    '/legal/privacy-policy',
    '/legal/aml-policy',
    '/legal/accessibility',
    '/status',
    '/trust/bug-bounty',
    '/legal/merchant-agreement',
    '/legal/intellectual-property',
  ]);
  await expect(footer).toContainText('Company number');
  await expect(footer).toContainText('Registered office');
  await expect(footer).toContainText(
    'operates in line with the Money Laundering Regulations 2017; FCA registration in process',
  );
});

test('no page scrolls sideways at 320 px, in either direction of writing', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of englishPages.flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`])) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

const displayFace = /^\/_astro\/literata-display\.[\w-]+\.woff2$/;

test('a page without a form loads one file and the display face, and nothing else', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const path of ['/', '/legal/terms-of-service', '/status', '/de/about']) {
    requests.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    const others = requests.filter((request) => request !== '/favicon.svg');
    expect(others.filter((request) => !displayFace.test(request))).toEqual([path]);
    expect(others.length).toBe(2);
  }
});

// A visit of its own: Chromium fetches ahead what pages of the same site needed before.
test('a page in Arabic does without the display face, which has no letters for it', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/ar/solutions', { waitUntil: 'networkidle' });
  expect(requests.filter((request) => request !== '/favicon.svg')).toEqual(['/ar/solutions']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('the menu opens, and its links lead on', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('#_menu').getByRole('link', { name: 'Solutions' });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL('/solutions');
    await expect(link).toBeHidden();
  });

  test('the language picker leads to the edition of the same page', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('button', { name: /Choose language/ }).click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL('/ar/about');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('the contents of a document open and lead to a section', async ({ page }) => {
    await page.goto('/legal/privacy-policy');
    await page.locator('summary', { hasText: 'Contents' }).click();
    await page
      .getByRole('navigation', { name: 'Contents' })
      .getByRole('link', { name: /^6\. / })
      .click();
    await expect(page).toHaveURL('/legal/privacy-policy#retention');
  });
});
