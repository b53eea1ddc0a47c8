import { expect } from '@playwright/test';
import { textContrasts } from './support/contrast.ts';
import { sampled } from './support/sample.ts';
import { englishPages, present } from './support/site.ts';
import { test } from './support/test.ts';

const pages = [...englishPages, '/ar', `/ar${present('/legal/privacy-policy')}`];

for (const [turn, colorScheme] of (['light', 'dark'] as const).entries()) {
  test(`text stands out in the ${colorScheme} scheme: 7 to 1 in running text, 4.5 to 1 elsewhere`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const weak: string[] = [];
    const inTurn = pages.filter((_, index) => index % 2 === turn);
    for (const path of sampled(pages, inTurn)) {
      await page.goto(path);
      const texts = await page.evaluate(textContrasts);
      expect(texts, path).not.toEqual([]);
      const short = texts.filter(({ ratio, running }) => ratio < (running ? 7 : 4.5));
      weak.push(...short.map(({ ratio, text }) => `${path}: ${ratio.toFixed(2)} “${text}”`));
    }
    expect(weak).toEqual([]);
  });
}

test('more contrast is given where it is asked for', async ({ page }) => {
  await page.goto('/about');
  const contrastOf = async () => {
    const texts = await page.evaluate(textContrasts);
    return Math.min(...texts.filter(({ running }) => running).map(({ ratio }) => ratio));
  };
  const usual = await contrastOf();
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(contrastOf).toBeGreaterThan(usual);
});
