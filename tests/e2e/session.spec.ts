import { expect, type Page } from '@playwright/test';
import { createSigningKey } from '../../scripts/dev-backend/sign-tokens.ts';
import { type Session, store, stored } from './support/backend.ts';
import { signOut, waysOf } from './support/bar.ts';
import { t } from './support/site.ts';
import { test } from './support/test.ts';
import { frames, idle, requestsOf, shortenWaits } from './support/waits.ts';

// The browser logs every answer that is no success, and every request that fails.
test.use({ expectedErrors: /Failed to load resource/ });

const resources = '/developers/resources';
const past = Math.floor(Date.now() / 1000) - 60;

async function expectShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'API documentation' })).toBeVisible();
  await expect(page).toHaveURL(resources);
}

/** The bar has come to life. */
async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('astro-island:has(.bar):not([ssr])')).toHaveCount(1);
}

test('an expired access token is renewed, once, and the new session is stored', async ({
  page,
  backend,
}) => {
  const session = await backend.session();
  const old = await backend.sign(session.access_token, { exp: past });
  await store(page, { ...session, access_token: old, expires_at: past });
  const refreshes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) refreshes.push(request.url());
  });
  await page.goto(resources);
  await expectShown(page);
  const renewed: Session = JSON.parse((await stored(page)) ?? '{}');
  expect(renewed.access_token).not.toBe(old);
  expect(renewed.refresh_token).not.toBe(session.refresh_token);
  expect(renewed.expires_at).toBeGreaterThan(Date.now() / 1000);
  expect(refreshes).toHaveLength(1);
});

test('offline an expired session is kept, and its visitor counts as signed out until it can be renewed', {
  tag: '@night',
}, async ({ page, backend }) => {
  // The limits of the client and of the page, run through faster.
  await shortenWaits(page, 4, 5000);
  const ways = waysOf(page);
  const session = await backend.session();
  const expired = await backend.sign(session.access_token, { exp: past });
  for (const change of [{}, { expires_at: past }]) {
    const kept = { ...session, ...change, access_token: expired };
    await store(page, kept);
    await page.route('**/{auth,rest}/v1/**', (route) => route.abort('internetdisconnected'));
    await page.goto(resources);
    await expect(page.getByText(t('resources:failure'))).toBeVisible({ timeout: 60_000 });
    await expect(ways.signIn).toBeVisible();
    await expect(ways.signOut).toBeHidden();
    expect(await stored(page)).toBe(JSON.stringify(kept));
    // Once the bar has come to life it says the same.
    await ways.signIn.focus();
    await expectHydrated(page);
    await expect(ways.signIn).toBeFocused();
    await expect(ways.signOut).toBeHidden();
    await page.unroute('**/{auth,rest}/v1/**');
    // The client remembers for a minute that it had no answer; the client of another page asks at once.
    await page.goto(resources);
    await expectShown(page);
    await expect(ways.signOut).toBeVisible();
    await expect(ways.signIn).toBeHidden();
    Object.assign(session, JSON.parse((await stored(page)) ?? ''));
  }
});

test('a token of an unknown key is shown to the backend, which refuses it', async ({
  page,
  backend,
}) => {
  const session = await backend.session();
  const foreign = await backend.sign(session.access_token, {}, [createSigningKey()]);
  const asked: string[] = [];
  page.on('request', (request) =>
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await store(page, { ...session, access_token: foreign });
  await page.goto(resources);
  await page.waitForURL('/restricted');
  await expect(page.getByText('Access denied. Please verify your credentials')).toBeVisible();
  expect(await stored(page)).toBeNull();
  expect(asked).toContain('GET /auth/v1/user');
});

test('the backend stops in the middle and comes back: the session is kept', async ({
  page,
  backend,
}) => {
  const session = await backend.session();
  await store(page, session);
  await backend.stop();
  await page.goto(resources);
  await expect(page.getByText(t('resources:failure'))).toBeVisible({
    timeout: 60_000,
  });
  await expect(page).toHaveURL(resources);
  expect(await stored(page)).toBe(JSON.stringify(session));
  await page.goto('/signin');
  // The head script has set the mark; once the session could not be checked it goes, and only then nothing more is done.
  await expect(page.locator('html')).not.toHaveAttribute('data-session', { timeout: 60_000 });
  await frames(page);
  await expect(page).toHaveURL('/signin');
  expect(await stored(page)).toBe(JSON.stringify(session));
  await page.goto(resources);
  await expect(page.getByText(t('resources:failure'))).toBeVisible({
    timeout: 60_000,
  });
  await backend.start();
  await page.getByRole('button', { name: t('resources:retry') }).click();
  await expectShown(page);
});

test('signing out of the bar: all tabs follow, and the session is over at the backend', async ({
  page,
  context,
  backend,
}) => {
  const session = await backend.session();
  await store(page, session);
  const asked = requestsOf(page);
  await page.goto('/about');
  const [protectedTab, otherTab] = [await context.newPage(), await context.newPage()];
  await protectedTab.goto(resources);
  await expectShown(protectedTab);
  await otherTab.goto('/contact');
  await expect(waysOf(otherTab).signOut).toBeVisible();
  await idle(page);
  expect(asked.filter((path) => path.includes('/auth/'))).toEqual([]);

  await signOut(page);
  await expect(waysOf(otherTab).signIn).toBeVisible();
  for (const tab of [page, otherTab]) await expect(waysOf(tab).signOut).toBeHidden();
  await protectedTab.waitForURL('/restricted');
  await expect(protectedTab.getByText('You must be signed in to access this area.')).toBeVisible();
  expect(await stored(page)).toBeNull();
  const response = await page.request.get(`http://127.0.0.1:${backend.port}/auth/v1/user`, {
    headers: { authorization: `Bearer ${session.access_token}`, apikey: backend.key },
  });
  expect(response.status()).toBe(403);
});

test('after signing out, Back shows nothing of the protected page', async ({ page, backend }) => {
  await store(page, await backend.session());
  await page.goto(resources);
  await expectShown(page);
  await page.goto('/about');
  await signOut(page);
  await page.goBack();
  await page.waitForURL('/restricted');
  await expect(page.getByRole('heading', { name: 'API documentation' })).toHaveCount(0);
});

test('the bar begins with the mark of the page, and follows other tabs once it has come to life', async ({
  page,
  context,
  backend,
}) => {
  const bar = page.locator('.menu-wide');
  const offers = () => bar.locator('li:visible').allInnerTexts();
  await store(page, await backend.session());
  await page.goto('/about');
  const before = await offers();
  expect(before).toContain(t('common:navigation.resources'));
  expect(before).not.toContain(t('common:navigation.signIn'));
  await bar.locator('a').first().focus();
  await expectHydrated(page);
  expect(await offers()).toEqual(before);
  const other = await context.newPage();
  await other.goto('/contact');
  await other.evaluate(() => localStorage.clear());
  await expect(waysOf(page).signIn).toBeVisible();
  expect(await offers()).not.toContain(t('common:navigation.resources'));
  await store(other, await backend.session());
  await expect.poll(offers).toEqual(before);
});

test('no frame shows the bar of the other kind of visitor', async ({ page, backend }) => {
  await store(page, await backend.session());
  await page.addInitScript(() => {
    const frames: string[] = [];
    Reflect.set(window, 'frames_', frames);
    const look = () => {
      const items = [...document.querySelectorAll<HTMLElement>('.menu-wide li')];
      const shown = items.filter((item) => item.checkVisibility());
      if (items.length > 0) frames.push(shown.map((item) => item.innerText).join());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/about');
  await page.locator('.menu-wide a').first().focus();
  await expectHydrated(page);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(0))));
  const seen = await page.evaluate(() => [...new Set(Reflect.get(window, 'frames_'))]);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toContain(t('common:navigation.signOut'));
});
