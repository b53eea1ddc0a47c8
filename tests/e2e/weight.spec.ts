import { brotliCompressSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { openForm } from './support/forms.ts';
import { test } from './support/test.ts';

/**
 * Most that a page with a form may load of script until it works, in bytes after brotli. i18next and react-i18next take
 * 16,000 of them: they let a form change its language in the frame in which the page does.
 */
const limit = 92_000;

for (const path of ['/contact', '/signin', '/ar/contact']) {
  test(`${path} works with at most 92 KB of script`, async ({ page }) => {
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
