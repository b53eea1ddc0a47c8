import { expect, type Page } from '@playwright/test';
import { t, wordsIn } from './support/site.ts';
import { test } from './support/test.ts';

const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.locator('#_results li a');
const state = (page: Page) => page.locator('#_state');

test('the glass of the bar leads to the search, and what is typed to its clause', async ({
  page,
}) => {
  await page.goto('/about');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: t('common:navigation.search') })
    .click();
  await expect(page).toHaveURL('/search');
  await field(page).fill('terms 5.2');
  await expect(results(page).first()).toHaveText(/^5\.2 /);
  const place = await results(page).first().getAttribute('href');
  await results(page).first().click();
  await expect(page).toHaveURL(place ?? '');
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/search?q=terms+5.2');
  await expect(field(page)).toHaveValue('terms 5.2');
  await expect(results(page).first()).toHaveText(/^5\.2 /);
});

test('until something is looked for, questions lead to their answers', async ({ page }) => {
  await page.goto('/search');
  const start = page.getByRole('region', { name: t('search:elsewhere.answers') });
  const first = start.getByRole('link').first();
  const question = await first.textContent();
  await first.click();
  await expect(page.getByRole('heading', { name: question ?? '' })).toBeInViewport();
  await page.goBack();
  for (const typed of ['refund', 'xqzwvxqzwv']) {
    await field(page).fill(typed);
    await expect(state(page)).not.toBeEmpty();
    await expect(start).toBeHidden();
    await expect(page.locator('.search-elsewhere a').first()).toBeVisible();
    await field(page).fill('');
    await expect(start).toBeVisible();
  }
});

test('what is typed on the hub is looked for', async ({ page }) => {
  await page.goto('/legal');
  await page.getByLabel(t('search:form.label')).fill('terms 5.2');
  await page.getByRole('button', { name: t('search:form.submit'), exact: true }).click();
  await expect(page).toHaveURL('/search?q=terms+5.2');
  await expect(results(page).first()).toHaveText(/^5\.2 /);
});

test('each question that was sent is an entry of the history', async ({ page }) => {
  await page.goto('/search?q=refund');
  await expect(results(page).first()).toBeVisible();
  await field(page).fill('chargeback');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=chargeback');
  await expect(state(page)).toBeFocused();
  await page.goBack();
  await expect(field(page)).toHaveValue('refund');
  await expect(page.locator('#_results mark').first()).toHaveText(/refund/i);
  await page.goForward();
  await expect(field(page)).toHaveValue('chargeback');
});

test('a question that is typed slowly is one entry of the history, and the one before it stays', async ({
  page,
}) => {
  await page.goto('/search?q=refund');
  await expect(results(page).first()).toBeVisible();
  for (const typed of ['charge', 'chargeback']) {
    await field(page).fill(typed);
    // What is typed reaches the address after a pause.
    await expect(page).toHaveURL(`/search?q=${typed}`);
  }
  await field(page).press('Enter');
  await expect(state(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/search?q=refund');
  await expect(field(page)).toHaveValue('refund');
  await page.goForward();
  await expect(field(page)).toHaveValue('chargeback');
});

test('every result leads to a place that exists', async ({ page, request }) => {
  await page.goto('/search?q=payment+refund+record');
  // Contracts are shown first, and all others with them once they have come.
  await expect.poll(() => results(page).count()).toBeGreaterThan(10);
  const places = await results(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  for (const place of new Set(places)) {
    const [path = '', id] = place.split('#');
    expect(await (await request.get(path)).text(), place).toContain(`id="${id}"`);
  }
});

test('kinds are left out, and earlier versions come when they are asked for', async ({ page }) => {
  await page.goto('/search?q=refund');
  await page.getByText(t('search:form.kinds'), { exact: true }).first().click();
  await expect(results(page).first()).toBeVisible();
  for (const kind of ['contract', 'page', 'status']) {
    await page.getByLabel(t(`search:form.kind.${kind}`)).uncheck();
  }
  const groups = page.locator('#_results h2');
  await expect(groups.filter({ hasText: 'Terms of Service' })).toHaveCount(0);
  await expect(groups.first()).toBeVisible();
  const asked = page.waitForRequest('**/search/old.json');
  await page.getByLabel(t('search:form.old')).check();
  await asked;
});

test('another language has its own words, and a change of language in place keeps what is typed', async ({
  page,
}) => {
  const arabic = wordsIn('ar');
  await page.goto('/ar/search');
  await field(page).fill('يوم عمل');
  await expect(results(page).first()).toHaveAttribute('href', /^\/ar\//);
  await page.getByRole('button', { name: arabic.t('common:picker.label') }).click();
  await page.locator('#_languages a[hreflang=de]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(field(page)).toHaveValue('يوم عمل');
  await field(page).fill('Rückerstattung');
  await expect(results(page).first()).toHaveAttribute('href', /^\/de\//);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page leads elsewhere, and shows no form that does nothing', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByText(t('search:state.noScript'))).toBeVisible();
    await expect(page.locator('#_search')).toBeHidden();
    await page.getByRole('link', { name: t('search:elsewhere.hub') }).click();
    await expect(page).toHaveURL('/legal');
  });
});

test('no other page loads a script or a text of the search', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/legal');
  await page.locator('body').click();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /search/i.test(path))).toEqual([]);
});

test('browsers may search the site from their own field', async ({ page, request }) => {
  await page.goto('/search');
  const link = page.locator('link[rel=search]');
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toMatch(/xml/);
  expect(await response.text()).toContain('/search?q={searchTerms}');
});
