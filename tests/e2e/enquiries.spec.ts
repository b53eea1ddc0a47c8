import { expect, type Page } from '@playwright/test';
import { referencePattern } from '../../src/core/reference.ts';
import {
  deliverToBackend,
  enquiry,
  openForm,
  readFields,
  setFields,
  toast,
} from './support/forms.ts';
import { t } from './support/site.ts';
import { test } from './support/test.ts';

// With the delivery `supabase`. The browser logs every answer that is no success, and every request that fails.
test.use({ expectedErrors: /Failed to load resource/ });

const submit = 'button[type=submit]';

/** Requests that store an enquiry. */
function posts(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') urls.push(new URL(request.url()).pathname);
  });
  return urls;
}

test('a right form becomes one row, trimmed, and nothing more', async ({ page, backend }) => {
  await deliverToBackend(page);
  await openForm(page, '/contact');
  await expect(page.locator('input[name=website]')).toBeHidden();
  const sent = posts(page);
  const before = backend.enquiries().length;
  await setFields(page, {
    ...enquiry,
    name: '  Ada Example ',
    company: '  ',
    subject: 'compliance',
  });
  await page.evaluate(() => {
    const form = document.querySelector('form');
    for (let time = 0; time < 3; time += 1) form?.requestSubmit();
  });
  await expect(toast(page, 'Message sent securely')).toBeVisible();
  expect(sent).toEqual(['/rest/v1/enquiries']);
  const rows = backend.enquiries().slice(before);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    name: 'Ada Example',
    company: null,
    email: enquiry.email,
    subject: 'compliance',
    message: enquiry.message,
    reference: expect.stringMatching(referencePattern),
  });
  const words = t('contact:receipt.reference', { reference: String(rows[0]?.['reference']) });
  await expect(page.locator('.answer')).toContainText(words);
  expect(await readFields(page)).toMatchObject({ name: '', gdprConsent: false });
});

test('when it fails, everything typed is kept, and the next try may succeed', async ({
  page,
  backend,
}) => {
  await deliverToBackend(page);
  await openForm(page, '/contact');
  await setFields(page, enquiry);
  const typed = await readFields(page);
  const failed = async () => {
    await page.locator(submit).click();
    const message = toast(page, t('contact:toast.failure'));
    await expect(message).toContainText(t('contact:toast.failureDescription'));
    await expect(message).toHaveClass(/toast-destructive/);
    expect(await readFields(page)).toEqual(typed);
    await expect(page.locator(submit)).toBeEnabled();
    await page.locator('.toast-close').click();
    // What the toast has said stays beside the button until the next try.
    await expect(page.locator('form .answer')).toContainText(t('contact:toast.failureDescription'));
  };
  // A success that is none of the backend's is the page of a network that wants a sign-in.
  for (const status of [200, 500]) {
    await backend.replaced((_, response) => response.writeHead(status).end(), failed);
  }
  await backend.stop();
  await failed();
  await backend.start();
  await page.locator(submit).click();
  await expect(toast(page, 'Message sent securely')).toBeVisible();
  expect(backend.enquiries().at(-1)).toMatchObject({ message: enquiry.message });
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('a second try after a lost answer is stored once, under the reference that is told', async ({
  page,
  backend,
}) => {
  await deliverToBackend(page);
  await openForm(page, '/contact');
  await setFields(page, enquiry);
  const before = backend.enquiries().length;
  // The enquiry arrives, and its answer does not.
  await page.route(
    '**/rest/v1/enquiries',
    async (route) => {
      // The request that Playwright makes knows nothing of the address to which Chromium maps this one.
      const url = new URL(route.request().url());
      url.port = String(backend.port);
      await route.fetch({ url: url.href });
      await route.abort();
    },
    { times: 1 },
  );
  await page.locator(submit).click();
  await expect(toast(page, t('contact:toast.failure'))).toBeVisible();
  await page.locator('.toast-close').click();
  await page.locator(submit).click();
  const told = toast(page, 'Message sent securely');
  await expect(told).toBeVisible();
  const rows = backend.enquiries().slice(before);
  expect(rows).toHaveLength(1);
  await expect(page.locator('.answer')).toContainText(String(rows[0]?.['reference']));
  await expect(page.locator('form .answer')).toHaveCount(0);
});
