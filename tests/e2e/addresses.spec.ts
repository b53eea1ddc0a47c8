import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { projectRoot } from '../../scripts/lib/run.ts';
import { languages } from '../../src/languages/list.ts';
import { addresses, documentFor } from '../content/real-content.ts';
import { sampled } from './support/sample.ts';
import { englishPages, fill, firstVersion, present, t, untranslated } from './support/site.ts';
import { test } from './support/test.ts';

/** What a build without a signing key has not. */
const unsigned = ['/legal/SHA256SUMS.sig', '/legal/signing-key.pem'].filter(
  (path) => !existsSync(join(projectRoot, 'dist', path)),
);

test('addresses answer 200 themselves, as HTML, and name a picture of the right size with its text', {
  tag: '@night',
}, async ({ request }) => {
  const property = (html: string, name: string) =>
    new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const seen = new Set<string>();
  const few = addresses.filter(({ language }, index) => language === 'en' || index % 6 === 0);
  for (const { path } of sampled(addresses, few)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain('text/html');
    const html = await response.text();
    const image = new URL(property(html, 'image'));
    expect(property(html, 'image:alt').length, path).toBeGreaterThan(10);
    if (seen.has(image.pathname)) continue;
    seen.add(image.pathname);
    const answer = await request.get(image.pathname);
    expect(answer.headers()['content-type'], image.pathname).toBe('image/png');
    const bytes = await answer.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length, image.pathname).toBeLessThan(200_000);
  }
  expect(seen.size).toBeGreaterThan(englishPages.length);
});

test('an alias is the whole page, and names the page that it stands for', async ({ page }) => {
  const terms = documentFor('/terms');
  await page.goto('/terms');
  await expect(page).toHaveURL('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fill(terms.title));
  await expect(page.getByRole('heading', { level: 2, name: /^12\. / })).toBeVisible();
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', new RegExp(`/${terms.id}$`));
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('addresses that one might expect lead to the page or the file that is meant', async ({
  request,
}) => {
  const led = {
    '/en': '/',
    '/en/': '/',
    '/en/about': '/about',
    '/en/legal/terms-of-service?lang=de': '/legal/terms-of-service?lang=de',
    '/trust': '/trust/security',
    '/partners': '/partners/onboarding',
    '/security.txt': '/.well-known/security.txt',
    // What follows the language never becomes another host.
    '/en//example.org/': '/example.org/',
    '/en/\\example.org': '/example.org',
  };
  for (const [from, to] of Object.entries(led)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], from).toEqual([301, to]);
  }
  expect((await request.get('/security.txt')).headers()['content-type']).toContain('text/plain');
});

test('an edition says its language and direction, and its alternates name all languages', async ({
  page,
}) => {
  await page.goto('/ar/about');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/ar\/about$/);
  const alternates = page.locator('link[rel=alternate][hreflang]');
  const named = await alternates.evaluateAll((links) =>
    links.map((link) => link.getAttribute('hreflang')),
  );
  expect(named).toEqual([...languages.map(({ code }) => code), 'x-default']);
  await expect(alternates.last()).toHaveAttribute('href', /[^r]\/about$/);
});

test('a document whose body is not translated is canonical to English and has no alternates', async ({
  page,
}) => {
  const policy = untranslated() ?? '';
  test.skip(policy === '', 'every document is translated');
  // The English page announces no editions either.
  for (const path of [policy, `/ar${policy}`]) {
    await page.goto(path);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^https://[^/]+${policy}$`),
    );
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
  }
  const body = page.locator('article [lang=en][dir=ltr] section').first();
  await expect(body).toBeVisible();
});

test('a version, which is English in every language, is itself where it is shared or cited', async ({
  page,
}) => {
  const { path, version } = firstVersion('/legal/privacy-policy');
  const own = new RegExp(`^https://[^/]+${path}$`);
  for (const language of ['', '/ar']) {
    await page.goto(`${language}${path}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', own);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', own);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[hreflang]')).toHaveCount(0);
    const data = JSON.parse(
      (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
    );
    expect(data.name).toBe(await page.locator('meta[property="og:title"]').getAttribute('content'));
    expect(data.url).toMatch(own);
    expect(data.version).toBe(version);
    expect(data.datePublished ?? data.dateCreated).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
  await expect(page.locator('[lang=en][dir=ltr] section').first()).toBeVisible();
});

test('links of an edition stay in the edition', async ({ page }) => {
  await page.goto(`/de${present('/legal/terms-of-service')}`);
  const links = await page
    .locator('a[href^="/"]:not([hreflang])')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links).not.toEqual([]);
  expect(links.filter((href) => !/^\/de(\/|$)/.test(href))).toEqual([]);
});

test('sign-in and the restricted page stand outside the main layout', async ({ page }) => {
  for (const path of ['/signin', '/restricted']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
});

test.describe('an unknown path', () => {
  test.use({ expectedErrors: /^404: no page at|status of 404/ });

  test('answers 404, leads home, and logs the missing path', async ({ page }) => {
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('404'));
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    expect((await logged).text()).toBe('404: no page at /no/such/page');
    await expect(page).toHaveTitle(/Page Not Found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByText("The page you're looking for doesn't exist.")).toBeVisible();
    await page.getByRole('link', { name: t('notFound:home') }).click();
    await expect(page).toHaveURL('/');
  });

  test('is 404 below an edition and beside a real page too', async ({ request }) => {
    for (const path of ['/ar/nothing', '/legal/nothing', '/terms/more', '/terms.htm', '/login']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });

  test('is a page to read, whatever it ends on', async ({ page }) => {
    for (const path of [
      '/api/x',
      '/api/v2/x.json',
      '/x.pdf',
      '/x.md',
      '/x.atom',
      '/x.xml',
      '/x.svg',
      '/legal/terms-of-service/versions/0-0.pdf',
      ...unsigned,
      '/_astro/x.js',
      '/scripts/x.js',
    ]) {
      const logged = page.waitForEvent('console', (message) => message.text().startsWith('404'));
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      expect(response?.headers()['content-type'], path).toBe('text/html; charset=utf-8');
      expect((await logged).text()).toBe(`404: no page at ${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    }
  });

  test('is 404 at the address of the 404 page itself', async ({ request }) => {
    for (const path of ['/404', '/404.html']) {
      expect((await request.get(path)).status(), path).toBe(404);
    }
  });
});
