import { expect, type Page } from '@playwright/test';
import {
  enquiry,
  holdScripts,
  openForm,
  readErrors,
  readFields,
  toast,
  translate,
} from '../support/forms.ts';
import { t } from '../support/site.ts';
import { test } from '../support/test.ts';
import { idle } from '../support/waits.ts';

const submit = 'button[type=submit]';

async function type(page: Page): Promise<void> {
  await page.locator('#_name').fill(enquiry.name);
  await page.locator('#_company').fill(enquiry.company);
  await page.locator('#_subject').selectOption(enquiry.subject);
  await page.locator('#_message').fill(enquiry.message);
  await page.locator('#_gdprConsent').check();
}

test('what is typed before the form has come to life stays, and counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await type(page);
  const typed = await readFields(page);
  await expect(page.locator('#_message-hint bdi')).toHaveText('0/2000');
  await release();
  expect(await readFields(page)).toEqual(typed);
  await expect(page.locator('#_message-hint bdi')).toHaveText('27/2000');
});

test('a submit before that is done once, afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await type(page);
  await page.locator(submit).click();
  await page.locator(submit).click();
  await expect(page).toHaveURL('/contact');
  await release();
  await expect.poll(() => readErrors(page)).toEqual({ email: 'Invalid email address' });
  await expect(page.locator('.answer')).toBeFocused();
  await expect(page.locator('.toast')).toHaveCount(1);
  await page.locator('#_email').fill(enquiry.email);
  await idle(page);
  await expect.poll(() => readErrors(page)).toEqual({});
  await expect(page.locator(submit)).toBeEnabled();
});

test('a right form is sent by such a submit', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await type(page);
  await page.locator('#_email').fill(enquiry.email);
  await page.locator('#_email').press('Enter');
  await release();
  await expect(toast(page, 'Message sent securely')).toBeVisible();
  await expect(page.locator('#_name')).toHaveValue('');
});

test.describe('when the form fails', () => {
  test.use({ expectedErrors: /broken/ });

  for (const moment of ['at its start', 'later'] as const) {
    test(`${moment}: the typed text and an address to write to stay`, async ({ page }) => {
      await page.addInitScript((start) => {
        Reflect.set(window, 'broken', start);
        const real = String.prototype.slice;
        Reflect.set(String.prototype, 'slice', function (this: string, ...args: [number, number]) {
          if (Reflect.get(window, 'broken') && this.startsWith('{{length}}'))
            throw new Error('broken');
          return Reflect.apply(real, this, args);
        });
      }, moment === 'at its start');
      const release = await holdScripts(page);
      await page.goto('/contact');
      await type(page);
      if (moment === 'later') {
        await release();
        await page.evaluate(() => Reflect.set(window, 'broken', true));
        await page.locator('#_message').pressSequentially('!');
      } else {
        release().catch(() => {});
      }
      await expect(page.locator('astro-island[data-failed]')).toHaveCount(1);
      const { name, company, message } = await readFields(page);
      expect([name, company]).toEqual([enquiry.name, enquiry.company]);
      expect(message).toBe(enquiry.message + (moment === 'later' ? '!' : ''));
      await expect(page.locator('p.no-script a')).toBeVisible();
      await expect(page.locator(submit)).toBeHidden();
      const left: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) left.push(request.url());
      });
      await page.locator('#_name').press('Enter');
      await idle(page);
      expect(left).toEqual([]);
      await expect(page).toHaveURL('/contact');
    });
  }
});

test('a browser’s translation, before and after, breaks nothing and loses nothing', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  await type(page);
  const typed = await readFields(page);
  await translate(page, 'main, header, .toaster');
  await release();
  expect(await readFields(page)).toEqual(typed);
  await expect(page.locator('label[for=_name] font').first()).toHaveText(
    `«${t('contact:form.name')}»`,
  );
  await page.locator(submit).click();
  await expect(page.locator('#_email-error')).toHaveText('Invalid email address');
  await translate(page, 'main, header, .toaster');
  await page.locator('#_email').fill(enquiry.email);
  await expect(page.locator('#_email-error')).toHaveCount(0);
  await page.locator('#_message').pressSequentially('!');
  await expect(page.locator('#_message-hint bdi')).toContainText('28/2000');
  await page.locator('.toast-close').click();
  await page.locator(submit).click();
  await expect(page.locator(submit)).toContainText(t('contact:form.submitting'));
  await translate(page, 'main, header, .toaster');
  await expect(toast(page, 'Message sent securely')).toBeVisible();
  await expect(page.locator(submit)).toContainText(t('contact:form.submit'));
  await page.locator('button[popovertarget=_languages]').click();
  await page.locator('#_languages a[hreflang=de]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('#_form-title')).not.toContainText(t('contact:form.title'));
});

/** Has the backend refuse a try to sign in. */
async function refuse(page: Page): Promise<void> {
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await page.route('**/auth/v1/token*', (route) =>
    route.fulfill({ status: 400, headers, json: { code: 400, error_code: 'invalid_credentials' } }),
  );
  await page.locator('#_email').fill('ada@example.org');
  await page.locator('#_password').fill('wrong');
  await page.locator(submit).click();
}

test.describe('toasts', () => {
  test.use({ viewport: { width: 360, height: 640 }, expectedErrors: /Failed to load resource/ });

  test('they never cover the focused control', async ({ page }) => {
    await openForm(page, '/contact');
    await page.locator(submit).click();
    const message = page.locator('.toast');
    await expect(message).toBeVisible();
    for (const key of [...Array(30).fill('Tab'), ...Array(30).fill('Shift+Tab')]) {
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        const over = document.querySelector('.toast')?.getBoundingClientRect();
        if (!focused || !over || focused.closest('.toaster')) return undefined;
        const { top, bottom } = focused.getBoundingClientRect();
        return bottom > over.top + 1 && top < over.bottom - 1
          ? focused.outerHTML.slice(0, 80)
          : undefined;
      });
      expect(covered).toBeUndefined();
      await page.keyboard.press(key);
    }
  });

  for (const [width, height] of [
    [360, 640],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`at ${width} by ${height} pixels one covers no field, and moves nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['/contact', '/signin', '/de/signin', '/ar/contact']) {
        await openForm(page, path);
        await page.locator(submit).click();
        await expect(page.locator('.answer')).toBeFocused();
        if (path.endsWith('/signin')) await refuse(page);
        await expect(page.locator('.toast').last()).toBeVisible();
        await expect(page.locator('.answer')).toBeInViewport({ ratio: 1 });
        const covered = await page.evaluate(() => {
          const over = document.querySelector('.toast')?.getBoundingClientRect() ?? new DOMRect();
          return [...document.querySelectorAll('.field, .answer')].filter((part) => {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
          }).length;
        });
        expect(covered, path).toBe(0);
        const places = () =>
          page.evaluate(() => [
            document.documentElement.scrollHeight,
            scrollY,
            ...[...document.querySelectorAll('main h1, .answer, .field, footer')].map(
              (part) => part.getBoundingClientRect().top,
            ),
          ]);
        const during = await places();
        await page.locator('.toast-close').click();
        await expect(page.locator('.toast')).toHaveCount(0);
        expect(await places(), path).toEqual(during);
      }
    });
  }
});
