import { expect, type Page } from '@playwright/test';
import { createSigningKey } from '../../scripts/dev-backend/sign-tokens.ts';
import { type Session, store, stored } from './support/backend.ts';
import { t } from './support/site.ts';
import { test } from './support/test.ts';
import { frames, idle, requestsOf, shortenWaits } from './support/waits.ts';

// The browser logs every answer that is no success, and every request that fails.
test.use({ expectedErrors: /Failed to load resource/ });

const resources = '/developers/resources';
const past = Math.floor(Date.now() / 1000) - 60;

/** What the page writes to the console as warnings. */
function warnings(page: Page): string[] {
  const texts: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') texts.push(message.text());
  });
  return texts;
}

/** The stored session is refused: it is gone, and the visitor stands on the restricted page that says so. */
async function expectRefused(page: Page): Promise<void> {
  await page.waitForURL('/restricted');
  await expect(page.getByText('Access denied. Please verify your credentials')).toBeVisible();
  expect(await stored(page)).toBeNull();
}

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

test('a token that was tampered with is no session', async ({ page, backend }) => {
  const said = warnings(page);
  const session = await backend.session();
  const [head, , signature] = session.access_token.split('.');
  const other = await backend.sign(session.access_token, { email: 'other@example.org' });
  const tampered = [head, other.split('.')[1], signature].join('.');
  await store(page, { ...session, access_token: tampered });
  await page.goto(resources);
  await expectRefused(page);
  expect(said.join()).toContain('Invalid JWT signature');
});

test('an expired token that claims to hold is refreshed first, and rejected if it cannot be', async ({
  page,
  backend,
}) => {
  const session = await backend.session();
  const expired = await backend.sign(session.access_token, { exp: past });
  await store(page, { ...session, access_token: expired });
  await page.goto(resources);
  await expectShown(page);
  expect(JSON.parse((await stored(page)) ?? '{}').access_token).not.toBe(expired);
  await store(page, { ...session, access_token: expired, refresh_token: 'gone-for-good' });
  await page.goto(resources);
  await expectRefused(page);
});

/** The limits of the client and of the page, run through faster. */
const shortenLimits = (page: Page) => shortenWaits(page, 4, 5000);

test('offline an expired session is kept, and its visitor counts as signed out until it can be renewed', {
  tag: '@night',
}, async ({ page, backend }) => {
  await shortenLimits(page);
  const bar = page.locator('.menu-wide');
  const signIn = bar.getByRole('link', { name: t('common:navigation.signIn') });
  const signOut = bar.getByRole('button', { name: t('common:navigation.signOut') });
  const session = await backend.session();
  const expired = await backend.sign(session.access_token, { exp: past });
  for (const change of [{}, { expires_at: past }]) {
    const kept = { ...session, ...change, access_token: expired };
    await store(page, kept);
    await page.route('**/{auth,rest}/v1/**', (route) => route.abort('internetdisconnected'));
    await page.goto(resources);
    await expect(page.getByText(t('resources:failure'))).toBeVisible({ timeout: 60_000 });
    await expect(signIn).toBeVisible();
    await expect(signOut).toBeHidden();
    expect(await stored(page)).toBe(JSON.stringify(kept));
    // Once the bar has come to life it says the same.
    await signIn.focus();
    await expectHydrated(page);
    await expect(signIn).toBeFocused();
    await expect(signOut).toBeHidden();
    await page.unroute('**/{auth,rest}/v1/**');
    // The client remembers for a minute that it had no answer; the client of another page asks at once.
    await page.goto(resources);
    await expectShown(page);
    await expect(signOut).toBeVisible();
    await expect(signIn).toBeHidden();
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
  await expectRefused(page);
  expect(asked).toContain('GET /auth/v1/user');
});

test('what is stored and is no session at all is removed', async ({ page }) => {
  for (const text of [
    '',
    'null',
    '{}',
    '[]',
    'no json',
    '{"access_token":"x"}',
    '{"access_token":"a.b.c","refresh_token":"r","expires_at":9999999999,"user":{}}',
  ]) {
    await store(page, text);
    await page.goto('/signin');
    await expect.poll(() => stored(page), { message: text }).toBeNull();
    await expect(page).toHaveURL('/signin');
  }
});

test('a session that was ended elsewhere cannot be renewed, and is removed', async ({
  page,
  backend,
}) => {
  const session = await backend.session();
  await store(page, { ...session, refresh_token: 'gone-for-good', expires_at: past });
  await page.goto(resources);
  await expectRefused(page);
});

test('a key may be rotated: sessions of the old one hold until it is dropped', async ({
  page,
  backend,
}) => {
  const session = await backend.session();
  await backend.stop();
  await backend.changeSecrets((secrets) => ({
    ...secrets,
    signingKeys: [createSigningKey(), ...secrets.signingKeys],
  }));
  await backend.start();
  await store(page, session);
  await page.goto(resources);
  await expectShown(page);

  await backend.stop();
  await backend.changeSecrets((secrets) => ({ ...secrets, signingKeys: [secrets.signingKeys[0]] }));
  await backend.start();
  await page.goto(resources);
  await expectRefused(page);
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

test('an expired session outlives a backend that is down, too busy or replaced by an error page', {
  tag: '@night',
}, async ({ page, backend }) => {
  await shortenLimits(page);
  const session = await backend.session();
  const old = await backend.sign(session.access_token, { exp: past });
  const expired = JSON.stringify({ ...session, access_token: old, expires_at: past });
  for (const [status, type, body] of [
    [429, 'application/json', '{"code":429}'],
    [503, 'text/html', '<h1>Unavailable</h1>'],
    [403, 'text/html', '<h1>Log in to the hotel</h1>'],
  ] as const) {
    await store(page, expired);
    await backend.replaced(
      (_, response) => response.writeHead(status, { 'content-type': type }).end(body),
      async () => {
        await page.goto(resources);
        await expect(page.getByText(t('resources:failure'))).toBeVisible({ timeout: 60_000 });
        // While the backend answers so: once it is back, the client may refresh at any moment.
        expect(await stored(page), String(status)).toBe(expired);
        // A client that goes on asking would meet the backend while it starts, which the browser logs in other words.
        await page.goto('about:blank');
      },
    );
  }
  await page.goto(resources);
  await expectShown(page);
});

test('a token that the data refuses is no session either', async ({ page, backend }) => {
  await store(page, await backend.session());
  const headers = { 'access-control-allow-origin': '*' };
  const json = { message: 'JWT expired' };
  await page.route('**/rest/v1/resources*', (route) =>
    route.fulfill({ headers, status: 401, json }),
  );
  await page.goto(resources);
  await expectRefused(page);
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
  const out = (tab: Page) =>
    tab.locator('.menu-wide').getByRole('button', { name: t('common:navigation.signOut') });
  await expect(out(otherTab)).toBeVisible();
  await idle(page);
  expect(asked.filter((path) => path.includes('/auth/'))).toEqual([]);

  await out(page).click();
  for (const tab of [page, otherTab]) {
    await expect(out(tab)).toBeHidden();
    await expect(
      tab.locator('.menu-wide').getByRole('link', { name: t('common:navigation.signIn') }),
    ).toBeVisible();
  }
  await protectedTab.waitForURL('/restricted');
  await expect(protectedTab.getByText('You must be signed in to access this area.')).toBeVisible();
  expect(await stored(page)).toBeNull();
  const response = await page.request.get(`http://127.0.0.1:${backend.port}/auth/v1/user`, {
    headers: { authorization: `Bearer ${session.access_token}`, apikey: backend.key },
  });
  expect(response.status()).toBe(403);
});

test('signing out works while the backend is down', async ({ page, backend }) => {
  const session = await backend.session();
  await backend.stop();
  for (const value of [session, { ...session, expires_at: past }]) {
    await store(page, value);
    await page.goto('/');
    await page
      .locator('.menu-wide')
      .getByRole('button', { name: t('common:navigation.signOut') })
      .click();
    await expect(
      page.locator('.menu-wide').getByRole('link', { name: t('common:navigation.signIn') }),
    ).toBeVisible();
    expect(await stored(page)).toBeNull();
  }
  await backend.start();
});

test('after signing out, Back shows nothing of the protected page', async ({ page, backend }) => {
  await store(page, await backend.session());
  await page.goto(resources);
  await expectShown(page);
  await page.goto('/about');
  await page
    .locator('.menu-wide')
    .getByRole('button', { name: t('common:navigation.signOut') })
    .click();
  await expect(
    page.locator('.menu-wide').getByRole('link', { name: t('common:navigation.signIn') }),
  ).toBeVisible();
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
  await expect(bar.getByRole('link', { name: t('common:navigation.signIn') })).toBeVisible();
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
