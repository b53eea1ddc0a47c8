// What figures show, in windows of every width.
import { expect, type Locator } from '@playwright/test';
import { corpus } from '../../content/real-content.ts';
import { present, wordsIn } from '../support/site.ts';
import { test } from '../support/test.ts';

const phone = { width: 360, height: 800 };
const desk = { width: 1440, height: 900 };

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test('the names on the map are as large in every window, and stand within it', async ({ page }) => {
  const heights = new Set<number>();
  for (const language of ['', 'es', 'hi']) {
    for (const size of [{ ...phone, width: 320 }, desk]) {
      await page.setViewportSize(size);
      await page.goto(`/${language}`);
      for (const name of await page.locator('.map-names text').all()) {
        const box = await boxOf(name);
        if (!language) heights.add(Math.round(box.height));
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(size.width);
      }
    }
  }
  expect(heights.size).toBe(1);
});

test('a payment goes across wide windows, and down beside its stations on phones', async ({
  page,
}) => {
  await page.goto('/');
  const line = page.locator('.path-line');
  const stations = page.locator('.path-stations li');
  await page.setViewportSize(desk);
  const wide = await boxOf(line);
  expect(wide.width).toBeGreaterThan(wide.height * 4);
  expect((await boxOf(stations.last())).y).toBeGreaterThanOrEqual(wide.bottom);
  await page.setViewportSize(phone);
  const tall = await boxOf(line);
  expect(tall.height).toBeGreaterThan(tall.width * 4);
  // The gates stand at the quarters of the drawing: where the second, third and fourth station begin.
  for (const [index, station] of (await stations.all()).entries()) {
    const { x, y } = await boxOf(station);
    expect(x).toBeGreaterThanOrEqual(tall.right);
    expect(Math.abs(y - (tall.y + (tall.height * index) / 4))).toBeLessThan(2);
  }
});

test('the axis of the roadmap names its years, and letters keep their size', async ({ page }) => {
  const years = corpus.roadmap.data?.phases.map(({ quarter }) => quarter.slice(0, 4)) ?? [];
  const sizes = new Set<string>();
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await page.goto(present('/about/fca-roadmap'));
    const words = page.locator('.timeline text');
    for (const year of years) await expect(words.filter({ hasText: year })).toHaveCount(1);
    for (const word of await words.all()) {
      sizes.add(await word.evaluate((text) => getComputedStyle(text).fontSize));
      const { x, right } = await boxOf(word);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(size.width);
    }
  }
  expect(sizes.size).toBe(1);
});

test.describe('the heat map', () => {
  test('is square and stands beside its table, or below it where there is no room', async ({
    page,
  }) => {
    await page.goto(present('/legal/risk-register'));
    const [table, map] = [page.locator('.risks'), page.locator('.heat tbody')];
    await page.setViewportSize(desk);
    const beside = await boxOf(map);
    expect(beside.x).toBeGreaterThanOrEqual((await boxOf(table)).right);
    await page.setViewportSize(phone);
    expect((await boxOf(map)).y).toBeGreaterThanOrEqual((await boxOf(table)).bottom);
    for (const cell of await map.locator('td').all()) {
      const { width, height } = await boxOf(cell);
      expect(Math.abs(width - height)).toBeLessThan(2);
    }
  });

  test('leads from each cell to its risks', async ({ page }) => {
    await page.goto(present('/legal/risk-register'));
    const links = await page.locator('.heat td a').all();
    let risks = 0;
    for (const link of links) {
      await link.click();
      const scores = page.locator('.risks tbody:target tr');
      await expect(scores).toHaveCount(Number(await link.textContent()));
      risks += await scores.count();
    }
    expect(risks).toBe(corpus.risks.data?.risks.length);
  });

  test('has steps that differ in lightness, in both schemes, and a key to them', async ({
    page,
  }) => {
    const t = wordsIn('en').t;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(present('/legal/risk-register'));
      await expect(page.locator('.heat .key li')).toHaveText(
        ['low', 'medium', 'high'].map((level) => t(`document:risk.${level}`)),
      );
      const lightness = await page.locator('.heat .key [data-level]').evaluateAll((all) =>
        all.map((mark) => {
          const context = new OffscreenCanvas(1, 1).getContext('2d');
          if (!context) return 0;
          context.fillStyle = getComputedStyle(mark).backgroundColor;
          context.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        }),
      );
      const [low = 0, medium = 0, high = 0] = lightness;
      expect(Math.abs(low - medium)).toBeGreaterThan(25);
      expect(Math.abs(medium - high)).toBeGreaterThan(40);
      expect(Math.sign(low - medium)).toBe(Math.sign(medium - high));
    }
  });
});

test('marks of claims have a key wherever they stand', async ({ page }) => {
  for (const path of ['/', '/about', '/trust/security', '/de']) {
    await page.goto(path);
    const claims = page.locator('.badge:not(.key .badge)');
    await expect(claims.first()).toBeVisible();
    await expect(page.locator('.key:has(.badge)').first()).toBeVisible();
    await expect(page.locator('.key:has(.badge)').first().getByRole('listitem')).toHaveCount(3);
  }
});
