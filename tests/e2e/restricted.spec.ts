import { expect, type Page } from '@playwright/test';
import { store, stored } from './support/backend.ts';
import { signOut } from './support/bar.ts';
import { present, t, wordsIn } from './support/site.ts';
import { test } from './support/test.ts';
import { requestsOf } from './support/waits.ts';

const denied =
  'Access denied. Please verify your credentials or contact your account representative.';
const unauthenticated = 'You must be signed in to access this area.';
const resources = '/developers/resources';

async function expectReason(page: Page, text: string, other: string): Promise<void> {
  await expect(page).toHaveURL('/restricted');
  await expect(page.getByText(text)).toBeVisible();
  await expect(page.getByText(other)).toBeHidden();
}

test('by itself the page says that one must be signed in', async ({ page }) => {
  await page.goto('/restricted');
  await expectReason(page, unauthenticated, denied);
  await expect(page).toHaveTitle(/Access Restricted/);
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual([
    [t('common:navigation.signIn'), '/signin'],
    ['Return to Homepage', '/'],
    ['Contact Securely', '/contact'],
  ]);
  await expect(page.getByText(t('restricted:note'))).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('footer, .bar')).toHaveCount(0);
});

/** The island of the page’s content, once it has hydrated. */
const awake = (page: Page) => expect(page.locator('main astro-island:not([ssr])')).toHaveCount(1);

test('with a session stored the page says the default, before and after it comes to life', async ({
  page,
  backend,
}) => {
  const session = await backend.session();
  await store(page, session);
  await page.goto('/restricted');
  await expectReason(page, unauthenticated, denied);
  await page.locator('main a').first().focus();
  await awake(page);
  await expectReason(page, unauthenticated, denied);
  await expect(page.getByText(t('common:navigation.signedIn'))).toHaveCount(0);
  // Nothing has asked for the session, so it stands as it was.
  expect(await stored(page)).toBe(JSON.stringify(session));
});

test('the page works as plain HTML until it is touched, and its island loads nothing of the backend’s client', async ({
  page,
}) => {
  const files = requestsOf(page);
  await page.goto('/restricted', { waitUntil: 'networkidle' });
  expect(files.filter((file) => file.endsWith('.js'))).toEqual([]);
  await page.locator('main a').first().focus();
  await awake(page);
  const scripts = files.filter((file) => file.endsWith('.js'));
  const bodies = await Promise.all(
    scripts.map(async (file) => (await page.request.get(file)).text()),
  );
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.some((body) => body.includes('GoTrueClient'))).toBe(false);
  await page.getByRole('link', { name: t('common:navigation.signIn') }).click();
  await expect(page).toHaveURL('/signin');
});

test('the state of the Navigation API gives the reason, and stays over a reload', async ({
  page,
}) => {
  await page.goto('/restricted');
  await page.evaluate(() => {
    const api: { updateCurrentEntry(options: object): void } = Reflect.get(window, 'navigation');
    api.updateCurrentEntry({ state: { reason: 'invalid_credentials' } });
  });
  await page.reload();
  await expectReason(page, denied, unauthenticated);
});

test('without JavaScript both pages say what they need', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/restricted');
  await expectReason(page, unauthenticated, denied);
  await page.goto(resources);
  await expect(page.getByText(t('resources:noScript'))).toBeVisible();
  await context.close();
});

test('the guard sends visitors away without loading the client, in their edition', async ({
  page,
}) => {
  const requests = requestsOf(page);
  await page.goto('/about');
  await page.goto(resources);
  await page.waitForURL('/restricted');
  await expectReason(page, unauthenticated, denied);
  expect(requests.filter((path) => /^\/(?:rest|auth)\//.test(path))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goto('/fr/developers/resources');
  await page.waitForURL('/fr/restricted');
});

test('the protected file is an empty shell', async ({ page, request }) => {
  await page.goto('/restricted');
  for (const path of [resources, '/ar/developers/resources']) {
    const text = await (await request.get(path)).text();
    for (const secret of [
      'integration of each',
      'moves no real assets',
      'Client libraries',
      'Integration support',
      'sandbox-',
    ]) {
      expect(text).not.toContain(secret);
    }
    expect(text).toContain('noindex');
  }
});

test('the page for developers offers the way to the tools to those who are signed in', async ({
  page,
  backend,
}) => {
  const link = page.locator(`main a[href="${resources}"]`);
  await page.goto('/developers');
  await expect(link).toHaveCount(1);
  await expect(link).toBeHidden();
  await store(page, await backend.session());
  await page.goto('/developers');
  await expect(link).toBeVisible();
  await signOut(page);
  await expect(link).toBeHidden();
});

test('a signed-in visitor sees the tools of the backend, in order, and the way to them in the bar', async ({
  page,
  backend,
}) => {
  await store(page, await backend.session());
  await page.goto('/about');
  const link = page
    .locator('.menu-wide')
    .getByRole('link', { name: t('common:navigation.resources') });
  await link.click();
  await expect(page).toHaveURL(resources);
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('main li h2')).toHaveText([
    'API documentation',
    'SDKs',
    'Sandbox',
    'Dedicated integration support',
    'Uptime SLAs',
  ]);
  await expect(
    page.getByRole('link', { name: t('resources:open', { name: 'Uptime SLAs' }) }),
  ).toHaveAttribute('href', '/legal/merchant-agreement');
  await expect(page.locator('main').getByText(t('resources:onRequest'))).toHaveCount(3);
});

for (const touch of [false, true]) {
  test(`a switch of language keeps the reason, in one frame (${touch ? 'after' : 'before'} the first touch)`, async ({
    page,
  }) => {
    await page.goto('/restricted');
    await page.evaluate(() => history.replaceState({ reason: 'invalid_credentials' }, ''));
    await page.reload();
    if (touch) {
      await page.locator('main a').first().focus();
      await awake(page);
    }
    const german = wordsIn('de');
    // What the page says in each frame from the choice on.
    const frames = await page.evaluate(async () => {
      const seen: string[] = [];
      const said = () => document.querySelector('main')?.innerText ?? '';
      const from = said();
      void window.languageSwitch?.choose('de');
      while (seen.length < 300 && document.documentElement.lang !== 'de') {
        await new Promise(requestAnimationFrame);
        seen.push(said());
      }
      await new Promise(requestAnimationFrame);
      seen.push(said());
      return [...new Set([from, ...seen])];
    });
    expect(frames).toHaveLength(2);
    expect(frames[1]).toContain(german.t('restricted:invalidCredentials'));
    expect(frames[1]).toContain(german.t('restricted:home'));
    expect(frames[1]).not.toContain(german.t('restricted:unauthenticated'));
    await expect(page.locator('main a').first()).toHaveAttribute('href', '/signin');
  });
}

test('every call to action of the page for developers leads to /contact, as a partner; its one link on security stands in a text', async ({
  page,
}) => {
  await page.goto('/developers');
  const buttons = await page
    .locator('main .button')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(buttons.length).toBeGreaterThan(1);
  expect(new Set(buttons)).toEqual(new Set(['/contact?topic=partner']));
  const learn = page.getByRole('link', { name: 'Learn About Security' });
  await expect(learn).toHaveAttribute('href', present('/trust/safety'));
  const text = page.locator('main li', { has: learn });
  await expect(text).toContainText(t('developers:capabilities.encryption.title'));
  await expect(text.locator('p')).toHaveText(
    `${t('developers:capabilities.encryption.text')} ${t('common:security.learn')}`,
  );
});
