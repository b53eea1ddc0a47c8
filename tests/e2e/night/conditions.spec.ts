import { expect, type Page } from '@playwright/test';
import { present } from '../support/site.ts';
import { test } from '../support/test.ts';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const composed = ['/', '/solutions', '/developers', '/about', '/legal', '/trust/security'];

test('nothing moves where motion is not wanted, and nothing moves by itself for five seconds', async ({
  page,
}) => {
  const running = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const ends = await running();
  expect(ends).not.toEqual([]);
  for (const end of ends) expect(end).toBeLessThan(5000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('at 400% zoom the bar gives way', async ({ page }) => {
  // 1280 by 1024 pixels at 400%. Every page is held to 320 px in shapes.spec.ts.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/');
  await expect(page.locator('header.bar')).toHaveCSS('position', 'static');
});

test('an engraving never lies behind words, at any width', async ({ page }) => {
  for (const path of [...composed, '/ar']) {
    await page.goto(path);
    for (const width of [320, 600, 959, 960, 1100, 1199, 1200, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await page.evaluate(() => {
        const figures = [...document.querySelectorAll('.engraving svg, .opening-figure svg')]
          .map((figure) => figure.getBoundingClientRect())
          .filter((box) => box.width > 0);
        const words = [...document.querySelectorAll('h1, h2, main p, main a')].filter((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return [...range.getClientRects()].some((text) =>
            figures.some((box) => {
              // The rosette fills the circle of its box.
              const radius = box.width / 2;
              const x = Math.max(text.left, Math.min(box.left + radius, text.right));
              const y = Math.max(text.top, Math.min(box.top + radius, text.bottom));
              return Math.hypot(x - box.left - radius, y - box.top - radius) < radius - 1;
            }),
          );
        });
        // What is cut off by the section's edge covers nothing outside it.
        return words
          .filter((word) => word.closest('.hero, .opening, .closing') !== null)
          .map((word) => word.textContent?.slice(0, 40));
      });
      expect(covered, `${path} at ${width}`).toEqual([]);
    }
  }
});

test.describe('with a reader’s own text spacing', () => {
  // The spacing is the reader's, not the page's: the policy of the page does not bind it.
  test.use({ bypassCSP: true, viewport: { width: 360, height: 800 } });

  test('no text is cut off and no page scrolls sideways', async ({ page }) => {
    for (const path of [...composed, present('/legal/privacy-policy')]) {
      await page.goto(path);
      await page.addStyleTag({
        content:
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
      });
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p, li, a, dt, dd)')]
          .filter((element) => {
            const { overflow: rule } = getComputedStyle(element);
            return rule !== 'visible' && element.scrollHeight > element.clientHeight + 1;
          })
          .map((element) => element.textContent?.slice(0, 40)),
      );
      expect(cut, path).toEqual([]);
    }
  });
});

test('on paper there is the text, without the bar, the bands and the way around', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(present('/legal/privacy-policy'));
  await expect(page.locator('header.bar')).toBeHidden();
  await expect(page.locator('nav.contents')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.title-seal svg')).toBeVisible();
  // Paper is white, whatever the screen is.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  await page.goto('/solutions');
  await expect(page.locator('.band')).toBeHidden();
});

test('in forced colours every control keeps an edge, and figures keep their lines', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const edges = await page.locator('main .button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(button);
      return borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
    }),
  );
  expect(edges).not.toEqual([]);
  expect(edges).not.toContain(false);
  const lines = await page
    .locator('.path-line path')
    .evaluateAll((paths) => paths.map((path) => getComputedStyle(path).stroke));
  expect(lines).not.toContain('none');
});
