import { expect, type Page } from '@playwright/test';
import { store, stored } from './support/backend.ts';
import { holdScripts, openForm, toast } from './support/forms.ts';
import { t } from './support/site.ts';
import { test } from './support/test.ts';
import { requestsOf } from './support/waits.ts';

// The browser logs every answer that is no success, and every request that fails.
test.use({ expectedErrors: /Failed to load resource/ });

const submit = 'button[type=submit]';

async function signIn(page: Page, account: { email: string; password: string }): Promise<void> {
  await page.locator('#_email').fill(account.email);
  await page.locator('#_password').fill(account.password);
  await page.locator(submit).click();
}

/** The form after a try that failed: the toast, the e-mail address kept, the password gone, and usable again. */
async function expectDenied(page: Page, email: string): Promise<void> {
  const denied = toast(page, 'Access denied');
  await expect(denied).toContainText(
    'Invalid credentials or access restricted. Please contact your compliance contact for assistance.',
  );
  await expect(denied).toHaveClass(/toast-destructive/);
  await expect(page).toHaveURL('/signin');
  await expect(page.locator('#_email')).toHaveValue(email);
  await expect(page.locator('#_password')).toHaveValue('');
  await expect(page.locator('#_password')).toBeFocused();
  await expect(page.locator(submit)).toBeEnabled();
  await expect(page.locator(submit)).toHaveText(t('signIn:submit'));
  expect(await stored(page)).toBeNull();
  // It stays beside the form, and the toast alone announces it.
  const beside = page.locator('.answer');
  await expect(beside).toContainText('Access denied');
  await expect(beside.locator('xpath=ancestor-or-self::*[@role or @aria-live]')).toHaveCount(0);
  await expect(page.locator('form')).toHaveAccessibleDescription(/^Access denied/);
}

test('the page says what it is for, and links to contact', async ({ page }) => {
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1, name: t('signIn:title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: t('signIn:how.title') })).toBeVisible();
  await expect(page.getByText(t('signIn:restricted'))).toBeVisible();
  for (const name of [t('signIn:forgot'), t('signIn:contact')]) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/contact');
  }
  for (const [id, autocomplete] of [
    ['email', 'username'],
    ['password', 'current-password'],
  ]) {
    await expect(page.locator(`#_${id}`)).toHaveAttribute('autocomplete', autocomplete ?? '');
    await expect(page.locator(`#_${id}`)).toHaveAttribute('required', '');
  }
});

test('right credentials: a label while it lasts, home, a welcome that survives the way, a session', async ({
  page,
  backend,
}) => {
  await openForm(page, '/signin');
  const { email, password } = backend.account;
  await page.route('**/auth/v1/token*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await signIn(page, { email: ` ${email} `, password });
  await expect(page.locator(submit)).toHaveText(t('signIn:submitting'));
  await expect(page.locator(submit)).toBeDisabled();
  await expect(page.locator(submit)).toHaveAttribute('aria-busy', 'true');
  await page.waitForURL('/');
  const welcome = toast(page, 'Welcome');
  await expect(welcome).toContainText('You have been signed in securely.');
  await expect(welcome).toHaveClass(/toast-success/);
  expect(JSON.parse((await stored(page)) ?? '{}')).toMatchObject({ user: { email } });
  const keys = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  expect(keys).toEqual([['auth-session'], []]);
  await expect(page.locator('.bar .signed-in:visible')).toHaveCount(2);
  await expect(page.locator('.bar .signed-out:visible')).toHaveCount(0);
  // Once read, the message is gone: another page does not show it again.
  await page.goto('/contact');
  await expect(page.locator('.toast')).toHaveCount(0);
  await page.goto('/');
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('a wrong password and an unknown address are the same to see', async ({ page, backend }) => {
  await openForm(page, '/signin');
  const { email, password } = backend.account;
  await signIn(page, { email, password: `${password}x` });
  await expectDenied(page, email);
  await page.locator('.toast-close').click();
  await expect(page.locator('.toast')).toHaveCount(0);
  // The next try takes away what was said of the last, wrong as it may be.
  await page.locator(submit).click();
  await expect(page.locator('.answer')).not.toContainText('Access denied');
  await signIn(page, { email: 'nobody@example.org', password });
  await expectDenied(page, 'nobody@example.org');
  await signIn(page, { email, password });
  await page.waitForURL('/');
});

test('the password is shown at a press before the form works, and nothing moves', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/signin');
  const field = page.locator('#_password');
  const button = page.getByRole('button', { name: t('signIn:showPassword') });
  const places = () =>
    page
      .locator('#_password, #_password + button, [type=submit]')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));
  await field.fill('a secret');
  const before = await places();
  const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await button.click();
  await release();
  await expect(field).toHaveAttribute('type', 'text');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toHaveValue('a secret');
  expect(await places()).toEqual(before);
});

test('in a page that is read from the right, what is typed stands at its label, and the button at the other end', async ({
  page,
}) => {
  await openForm(page, '/ar/signin');
  for (const name of ['email', 'password']) {
    await expect(page.locator(`#_${name}`)).toHaveCSS('direction', 'ltr');
    await expect(page.locator(`#_${name}`)).toHaveCSS('text-align', 'end');
  }
  const field = (await page.locator('#_password').boundingBox()) ?? { x: 0, width: 0 };
  const button = (await page.locator('#_password + button').boundingBox()) ?? { x: 0, width: 0 };
  expect(button.x).toBeCloseTo(field.x, 0);
  await expect(page.locator('#_password')).toHaveCSS('padding-left', `${button.width + 4}px`);
});

// Each kind of failure is told from success by tests/unit/browser/services/auth.test.ts and backend-fetch.test.ts.
test('every failure of the backend is the same toast, and the form works again', async ({
  page,
  backend,
}) => {
  await openForm(page, '/signin');
  const { email, password } = backend.account;
  const tried = async () => {
    await signIn(page, { email, password });
    await expectDenied(page, email);
  };
  await backend.replaced(
    (_, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>'),
    tried,
  );
  await page.locator('.toast-close').click();
  await backend.stop();
  await tried();
  await backend.start();
  await signIn(page, { email, password });
  await page.waitForURL('/');
});

test('a visitor with a session goes home at once, in the language of the edition', async ({
  page,
  backend,
}) => {
  await store(page, await backend.session());
  await page.goto('/de/signin');
  await page.waitForURL('/de');
  await expect(page.locator('.toast')).toHaveCount(0);
  // Sign-in is not left in the history.
  await page.goBack();
  expect(page.url()).toContain('/about');
});

test.describe('shown in another language', () => {
  test.use({ locale: 'fr-FR' });

  /** Has the form hydrate after the page is in French. */
  const hydrateLate = (page: Page) =>
    page.addInitScript(() => {
      window.requestIdleCallback = (run) => {
        const timer = window.setInterval(() => {
          if (window.languageSwitch?.shown !== 'fr') return;
          clearInterval(timer);
          run({ didTimeout: false, timeRemaining: () => 50 });
        });
        return 0;
      };
    });

  test('sign-in leads to the English address it is at', async ({ page, backend }) => {
    await hydrateLate(page);
    await openForm(page, '/signin');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await signIn(page, backend.account);
    await page.waitForURL((url) => url.pathname !== '/signin');
    await expect(page).toHaveURL('/');
    await expect(page.locator('.toast-success')).toBeVisible();
  });

  test('so does a session that is there already', async ({ page, backend }) => {
    await hydrateLate(page);
    await store(page, await backend.session());
    await page.goto('/signin');
    await page.waitForURL((url) => url.pathname !== '/signin');
    await expect(page).toHaveURL('/');
  });

  test('an edition leads to its own home page', async ({ page, backend }) => {
    await openForm(page, '/fr/signin');
    await signIn(page, backend.account);
    await page.waitForURL((url) => url.pathname !== '/fr/signin');
    await expect(page).toHaveURL('/fr');
  });
});

// Clocks that are fast: tests/unit/browser/services/auth.test.ts.
test('a clock that is slow by two hours keeps nobody out', async ({ page, backend }) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() - 2 * 3_600_000;
  });
  await openForm(page, '/signin');
  await signIn(page, backend.account);
  await page.waitForURL('/');
  await page.goto('/developers/resources');
  await expect(page.getByRole('heading', { name: 'API documentation' })).toBeVisible();
  await page.goto('/signin');
  await page.waitForURL('/');
  // An hour later the token has run out, which the slow clock does not know.
  const session = JSON.parse((await stored(page)) ?? '');
  const now = Math.floor(Date.now() / 1000);
  const access_token = await backend.sign(session.access_token, { exp: now - 3000 });
  const old = { ...session, access_token, expires_at: now - 3000 };
  await store(page, old);
  await page.goto('/developers/resources');
  await expect(page.getByRole('heading', { name: 'API documentation' })).toBeVisible();
  expect(await stored(page)).not.toBeNull();
});

test.describe('where the site was built without a key', () => {
  test.use({ expectedErrors: /supabaseKey is required\./ });

  test('the page says so as it starts, and shows the address to write to', async ({
    page,
    backend,
  }) => {
    await page.route('**/_astro/*.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(backend.key, '');
      await route.fulfill({ response, body });
    });
    const said = page.waitForEvent('console', (message) => message.type() === 'error');
    await page.goto('/signin');
    expect((await said).text()).toContain('supabaseKey is required.');
    await expect(page.locator('p.no-script a')).toBeVisible();
    await expect(page.locator(submit)).toBeHidden();
  });
});

test('the client is loaded only when it is used', async ({ page }) => {
  const files = requestsOf(page);
  await openForm(page, '/signin');
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => (await page.request.get(file)).text()),
  );
  expect(bodies.length).toBeGreaterThan(3);
  expect(bodies.some((body) => body.includes('GoTrueClient'))).toBe(false);
});
