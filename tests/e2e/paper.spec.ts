// A document on paper: A4, with title, version and address at the foot of every page; and its drawn paths and badges.
import { expect } from '@playwright/test';
import { claimWord } from '../../src/corpus/claims.ts';
import { corpus, documentFor } from '../content/real-content.ts';
import { fill, t } from './support/site.ts';
import { test } from './support/test.ts';

test('a document says on each printed page what it is and where it stands', async ({ page }) => {
  const { id, title, front } = documentFor('/terms');
  await page.goto('/terms');
  await page.emulateMedia({ media: 'print' });
  const foot = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--foot'),
  );
  const number = t('record:number', { version: `${front.version}` });
  const [name, version] = [fill(title), `${t('document:version')} ${number}`];
  expect(foot).toBe(`"${name} · ${version} · ${fill('{{company.domain}}')}/${id}"`);
  await expect(page.locator('.contents')).toBeHidden();
  await expect(page.locator('.title-seal bdi')).toHaveText(/^(?:[0-9a-f]{4} ?)+/i);
  await expect(page.locator('.title-seal bdi')).toBeVisible();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const boxes = pdf.match(/\/MediaBox \[[^\]]*\]/g) ?? [];
  expect([...new Set(boxes)]).toEqual(['/MediaBox [0 0 594.95996 841.91998]']);
});

const { paths = [], tables = [] } = corpus.figures.data ?? {};
/** The first document that shows a figure, by the name of its component. */
const showing = (id: string) =>
  corpus.documents.find(({ body }) =>
    body.tags.some(({ name }) => name.toLowerCase() === id.replaceAll('-', '')),
  );

for (const { id, steps } of paths.slice(0, 1)) {
  test(`the steps of ${id} are a list with the values of the facts`, async ({ page }) => {
    await page.goto(`/${showing(id)?.id}`);
    const items = page.locator('figure.path li');
    await expect(items).toHaveCount(steps.length);
    for (const [place, { name, time = '' }] of steps.entries()) {
      await expect(items.nth(place)).toContainText(fill(name));
      await expect(items.nth(place)).toContainText(fill(time));
    }
  });
}

for (const { id, rows } of tables.slice(0, 1)) {
  test(`the rows of ${id} have the values of the facts`, async ({ page }) => {
    await page.goto(`/${showing(id)?.id}`);
    for (const [head = '', ...cells] of rows) {
      const row = page.getByRole('row').filter({ hasText: fill(head) });
      for (const cell of cells) await expect(row.first()).toContainText(fill(cell));
    }
  });
}

test('a badge shows what its claim may be called, in the language of the page', async ({
  page,
}) => {
  const words = corpus.claims.data?.claims.map((claim) => t(`common:claims.${claimWord(claim)}`));
  await page.goto('/trust/security');
  const badges = page.locator('.badge:not(.key .badge)');
  const shown = await badges.allTextContents();
  expect(shown).not.toEqual([]);
  expect(shown.filter((text) => !words?.includes(text.trim()))).toEqual([]);
  await page.goto('/de/trust/security');
  await expect(badges).toHaveCount(shown.length);
  await expect(badges.first()).not.toHaveText(shown[0] ?? '');
});
