import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { editionPath } from '../../../src/core/addresses.ts';
import { languages } from '../../../src/languages/list.ts';
import { openForm } from '../support/forms.ts';
import { test } from '../support/test.ts';
import { hold } from '../support/waits.ts';

/**
 * Most that a page with a form may load of script until it works, in bytes after brotli. i18next and react-i18next take
 * 16,000 of them: they let a form change its language in the frame in which the page does.
 */
const limit = 93_000;

for (const path of ['/contact', '/signin', '/ar/contact']) {
  test(`${path} works with at most 93 KB of script`, async ({ page }) => {
    const files = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') files.add(request.url());
    });
    await openForm(page, path);
    await page.waitForLoadState('networkidle');
    const texts = await Promise.all(
      [...files].map(async (url) => (await page.request.get(url)).body()),
    );
    // What is JSON is data: no browser runs it.
    const inline = await page.locator('script:not([src], [type$=json])').allTextContents();
    const sizes = [...texts, ...inline].map((text) => brotliCompressSync(text).length);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes', description: String(total) });
    expect(files.size).toBeGreaterThan(3);
    expect(total).toBeLessThanOrEqual(limit);
  });
}

/** Most that a search may load until it shows its first result, in bytes after brotli: the page, scripts, and the first texts. */
const searchLimit = 120_000;

for (const { code } of languages) {
  test(`the first result of a search in ${code} takes at most 120 KB`, async ({ page }) => {
    const files = new Set<string>();
    page.on('request', (request) => files.add(request.url()));
    // What comes after the first texts is no part of it.
    const release = await hold(page, `**/search/${code}-rest.json`);
    await page.goto(`${editionPath('/search', code)}?q=FCA`);
    await expect(page.locator('#_results a').first()).toBeVisible();
    const loaded = [...files].filter((url) => !url.includes('-rest.json'));
    const texts = await Promise.all(
      loaded.map(async (url) => (await page.request.get(url)).body()),
    );
    const total = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
    test.info().annotations.push({ type: 'bytes', description: String(total) });
    expect(loaded.filter((url) => url.endsWith('-first.json'))).toHaveLength(1);
    expect(total).toBeLessThanOrEqual(searchLimit);
    release();
  });
}
