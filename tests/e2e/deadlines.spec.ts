import { expect } from '@playwright/test';
import { editionPath } from '../../src/core/addresses.ts';
import type { OutlineSection } from '../../src/core/outline.ts';
import { valueAt } from '../../src/corpus/read/source.ts';
import { translationStates } from '../../src/corpus/translations/state.ts';
import { corpus } from '../content/real-content.ts';
import { fill } from './support/site.ts';
import { test } from './support/test.ts';

test('what is owed, what is expected and what is aimed at stand apart, each with its condition', async ({
  page,
}) => {
  await page.goto('/legal');
  // The hub leads there twice: from its tools and from its list.
  await page.getByRole('link', { name: 'Deadlines and Periods' }).first().click();
  await expect(page).toHaveURL('/legal/deadlines');
  const titles = {
    owed: 'What we owe you',
    expected: 'What you owe us, and time limits for you',
    target: 'Our internal targets, which are not promises',
  };
  await expect(page.locator('main h2')).toHaveText(Object.values(titles));
  const table = (kind: keyof typeof titles) => page.getByRole('table', { name: titles[kind] });
  const row = table('owed').locator('#complaint-acknowledgement');
  await expect(row.getByRole('rowheader')).toHaveText('Acknowledgement of a complaint');
  await expect(row.getByRole('cell')).toHaveText([
    'at most 5 business days',
    'Anyone who complains',
    'From the day we receive the complaint.',
    /^Refund, Dispute and Complaints Policy, section 7.1/,
  ]);
  await expect(table('expected').locator('#ownership-change-report')).toBeVisible();
  // Recovery objectives and pay-out targets are no debts, and each row says so.
  for (const id of ['rto-critical', 'withdrawal-standard', 'backup-full', 'enquiry-reply']) {
    await expect(table('target').locator(`#${id} td`).first()).toHaveText(/^target: /);
  }
  await row.getByRole('link').click();
  await expect(page).toHaveURL('/legal/refund-policy#clocks');
  await expect(page.locator('#clocks')).toBeInViewport();
});

test('every row has a period, a condition and a clause', async ({ page }) => {
  await page.goto('/legal/deadlines');
  const rows = await page
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [row.id, ...[...row.children].map((cell) => cell.textContent?.trim())]),
    );
  expect(rows.filter((cells) => cells.some((text) => !text))).toEqual([]);
});

test('the same stands in JSON, each with the full address of its clause', async ({
  page,
  request,
}) => {
  const response = await request.get('/legal/deadlines.json');
  expect(response.headers()['content-type']).toContain('application/json');
  const { deadlines } = await response.json();
  await page.goto('/legal/deadlines');
  const rows = await page
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [row.id, row.querySelector('td a')?.getAttribute('href')]),
    );
  const origin = `https://${fill('{{company.domain}}')}`;
  expect(deadlines.map(({ id, clause }: Record<string, string>) => [id, clause])).toEqual(
    rows.map(([id, clause]) => [id, `${origin}${clause}`]),
  );
});

test('an edition names a clause by the title that its own text has, or by its number alone', async ({
  page,
}) => {
  const [id, clause] = ['legal/merchant-agreement', 'settlement-time'];
  const titleIn = (outline: readonly OutlineSection[] = []) =>
    outline.find((section) => section.id === clause)?.title ?? '';
  const english = titleIn(corpus.documentsById.get(id)?.outline);
  const state = translationStates(corpus).find(
    ({ translation, revised }) =>
      revised !== undefined && translation.language === 'zh' && translation.id === id,
  );
  const own = state?.stale.has(clause) ? '' : titleIn(state?.translation.outline);
  expect(english).not.toBe('');
  for (const address of ['/zh/legal/deadlines', '/legal/deadlines?lang=zh']) {
    await page.goto(address);
    const link = page.locator('#settlement-time').getByRole('link');
    await expect(link).toContainText(/\p{Script=Han}/u);
    await expect(link).toContainText(own);
    await expect(link).not.toContainText(english);
  }
});

test('while the record is a draft, the page and its JSON say that no period is owed under it', async ({
  page,
  request,
}) => {
  const { state } = await (await request.get('/legal/deadlines.json')).json();
  for (const code of ['en', 'zh'] as const) {
    await page.goto(editionPath('/legal/deadlines', code));
    const said = await page.locator('main').innerText();
    const drafts = corpus.resources[code]?.['draft'];
    expect(said.includes(String(valueAt(drafts, ['deadlines', 'drafts'])))).toBe(
      corpus.stage === 'draft',
    );
  }
  expect(state).toBe(corpus.stage === 'draft' ? 'draft' : undefined);
});

test('on paper the tables are whole', async ({ page }) => {
  await page.goto('/legal/deadlines');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toHaveCount(3);
  for (const table of await page.getByRole('table').all()) await expect(table).toBeVisible();
  await expect(page.getByRole('link', { name: 'This page as JSON' })).toBeHidden();
});
