import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { store, stored } from '../support/backend.ts';
import {
  deliverToBackend,
  enquiry,
  openForm,
  readFields,
  setFields,
  toast,
} from '../support/forms.ts';
import { test } from '../support/test.ts';

// Strings that try to run, through everything that takes text. Nothing may run, and nothing may be lost.
test.use({ expectedErrors: /Failed to load resource|^404: no page at/ });

const collected = readFileSync(new URL('../support/xss-payloads.txt', import.meta.url), 'utf8');
const own = [
  `{{company.brand}} \${alert(1)} #{alert(1)} <%= alert(1) %>`,
  '<1><img src=x onerror=alert(1)></1>',
  "'); drop table enquiries; --",
  '__proto__',
  'constructor',
  '\u202e\u2066RTL override\u2069',
  '%00%0d%0aSet-Cookie: a=b',
  'a\u0300'.repeat(40),
  '=HYPERLINK("http://127.0.0.1","x")',
];
const payloads = [...collected.split('\n').filter(Boolean), ...own];
const submit = 'button[type=submit]';

/** Notes every dialog, and every attempt to run or to leave the page. */
async function guard(page: Page): Promise<string[]> {
  const ran: string[] = [];
  page.on('dialog', async (dialog) => {
    ran.push(dialog.message());
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const { hostname } = new URL(request.url());
    if (!['localhost', '127.0.0.1'].includes(hostname)) ran.push(request.url());
  });
  return ran;
}

/** Elements that no page of ours has: what a payload would have made. */
const foreign = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        ({ localName, attributes }) =>
          ['x', 'iframe', 'object', 'embed', 'img', 'math', 'base'].includes(localName) ||
          [...attributes].some(({ name }) => name.startsWith('on')),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );

/** Sends the form once with each payload in every field; gives those that did not stay what they were. */
const sendEach = (page: Page, kept: readonly string[]) =>
  page.evaluate(
    async ([texts, names]) => {
      const form = document.querySelector('form');
      const lost: string[] = [];
      for (const text of texts) {
        const controls = [...(form?.querySelectorAll('input, textarea') ?? [])];
        for (const control of controls) Reflect.set(control, 'value', text);
        form?.requestSubmit();
        await new Promise((resolve) => setTimeout(resolve));
        for (const name of names) {
          if (Reflect.get(form?.elements.namedItem(name) ?? {}, 'value') !== text) lost.push(text);
        }
      }
      return lost;
    },
    [payloads, kept] as const,
  );

/** Payloads joined to texts of at most a length. */
function joined(limit: number): string[] {
  const texts: string[] = [];
  for (const payload of payloads) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + payload.length + 1 <= limit) {
      texts[texts.length - 1] = `${last}\n${payload}`;
    } else {
      texts.push(payload);
    }
  }
  return texts;
}

test('through the enquiry: what arrives is what was typed', async ({ page, backend }) => {
  const ran = await guard(page);
  await deliverToBackend(page);
  await openForm(page, '/contact');
  const short = payloads.filter(({ length }) => length <= 100);
  const messages = joined(2000);
  for (const [index, message] of messages.entries()) {
    // The limit of enquiries starts anew with the backend.
    if (index % 4 === 0) {
      await backend.stop();
      await backend.start();
    }
    const name = (short[index] ?? '').trim();
    const company = (short.at(-1 - index) ?? '').trim();
    await setFields(page, { ...enquiry, name, company, message });
    await page.locator(submit).click();
    await expect(page.locator('#_message')).toHaveValue('');
    expect(backend.enquiries().at(-1)).toMatchObject({ name, company, message: message.trim() });
  }
  expect(messages.length).toBeGreaterThan(6);
  expect(await foreign(page)).toEqual([]);
  expect(ran).toEqual([]);
});

test('through every field at once: the text stays as it is, also in the toasts and messages', async ({
  page,
}) => {
  const ran = await guard(page);
  await openForm(page, '/contact');
  const lost = await sendEach(page, ['name', 'company', 'message']);
  expect(lost).toEqual([]);
  await expect(toast(page, 'Validation error')).toBeVisible();
  expect(await foreign(page)).toEqual([]);
  expect(ran).toEqual([]);
});

test('through sign-in: refused like any other, and the address is kept', async ({
  page,
  backend,
}) => {
  const ran = await guard(page);
  await openForm(page, '/signin');
  expect(await sendEach(page, ['password'])).toEqual([]);
  await expect(page.locator('#_email-error')).toHaveText('Invalid email address');
  for (const password of payloads.slice(0, 3)) {
    await page.locator('#_email').fill(backend.account.email);
    await page.locator('#_password').fill(password);
    await page.locator(submit).click();
    await expect(page.locator('#_password')).toHaveValue('');
    await expect(page.locator('#_email')).toHaveValue(backend.account.email);
  }
  expect(await stored(page)).toBeNull();
  expect(await foreign(page)).toEqual([]);
  expect(ran).toEqual([]);
});

test('through addresses, cookies, storage and the state of the history', async ({
  page,
  context,
  baseURL,
}) => {
  const ran = await guard(page);
  const url = baseURL ?? '';
  for (let index = 0; index + 7 < payloads.length; index += 29) {
    const part = payloads.slice(index, index + 14);
    const take = (place: number) => part[place] ?? '<svg onload=alert(1)>';
    await page.goto('/about');
    await context.addCookies([{ name: 'i18next', value: encodeURIComponent(take(0)), url }]);
    await page.evaluate(
      ([local, session, state, message]) => {
        localStorage.setItem('i18nextLng', local ?? '');
        sessionStorage.setItem('i18nextLng', session ?? '');
        sessionStorage.setItem(
          'toast-message',
          JSON.stringify({ kind: session, title: message, text: state }),
        );
        history.replaceState({ reason: state }, '');
      },
      [take(1), take(2), take(3), take(4)],
    );
    const query = new URLSearchParams({ lng: take(5), lang: take(6), topic: take(7) });
    await page.goto(`/contact?${query}#${encodeURIComponent(take(8))}`);
    await expect(page.locator('.toast')).toContainText(take(4).trim().slice(0, 20));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await readFields(page)).toMatchObject({ name: '', message: '', subject: '' });
    expect(await foreign(page)).toEqual([]);
    await page.goto(`/${encodeURIComponent(take(9))}?lang=${encodeURIComponent(take(10))}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    expect(await foreign(page)).toEqual([]);
  }
  expect(ran).toEqual([]);
});

test('through the stored session and the names of the backend’s rows', async ({
  page,
  backend,
}) => {
  const ran = await guard(page);
  for (const payload of payloads.filter((_, index) => index % 40 === 0)) {
    await store(page, payload);
    await page.goto('/signin');
    await expect.poll(() => stored(page)).toBeNull();
  }
  await store(page, await backend.session());
  const headers = { 'access-control-allow-origin': '*' };
  const json = payloads.map((text, index) => ({
    slug: `${index}`,
    title: text,
    summary: text,
    url: null,
  }));
  await page.route('**/rest/v1/resources*', (route) => route.fulfill({ headers, json }));
  await page.goto('/developers/resources');
  await expect(page.locator('main li h2')).toHaveCount(payloads.length);
  const shown = await page.evaluate(() =>
    [...document.querySelectorAll('main li h2')].map(({ textContent }) => textContent),
  );
  expect(shown).toEqual(payloads);
  expect(await foreign(page)).toEqual([]);
  expect(ran).toEqual([]);
});
