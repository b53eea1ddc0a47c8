import { expect, type Page } from '@playwright/test';
import { splitTag } from '../../src/core/text.ts';
import {
  deliverToBackend,
  enquiry,
  openForm,
  readErrors,
  readFields,
  ready,
  sendAtOnce,
  setFields,
  toast,
} from './support/forms.ts';
import { fill, present, t, wordsIn } from './support/site.ts';
import { test } from './support/test.ts';
import { frames, holdWaits, requestsOf } from './support/waits.ts';

const submit = 'button[type=submit]';
const counter = '#_message-hint bdi';
const long = (length: number) => 'a'.repeat(length);
const empty = { name: '', company: '', email: '', subject: '', message: '', gdprConsent: false };

// The second that the form takes is looked at by one test, which holds it.
test.beforeEach(({ page }) => sendAtOnce(page));

// Each rule and its message is held by tests/unit/browser/schemas/contact.test.ts, tests/content/form-limits.test.ts and
// tests/unit/browser/islands/ContactForm.test.ts.
test('a message that is too long is refused word for word, and stays to be shortened', async ({
  page,
}) => {
  await openForm(page, '/contact');
  await setFields(page, { ...enquiry, message: long(2001) });
  await page.locator(submit).click();
  expect(await readErrors(page)).toEqual({
    message: 'Message must be less than 2000 characters',
  });
  expect(await readFields(page)).toMatchObject({ message: long(2001) });
});

test('typing stops at the limit, and the counter follows', async ({ page }) => {
  await openForm(page, '/contact');
  const field = page.locator('#_message');
  await field.focus();
  await page.keyboard.insertText(long(2001));
  await expect(field).toHaveValue(long(2000));
  await expect(page.locator(counter)).toHaveText('2000/2000');
  await page.keyboard.press('Backspace');
  await expect(page.locator(counter)).toHaveText('1999/2000');
  await field.fill('😀 ');
  await expect(page.locator(counter)).toHaveText('3/2000');
});

test('what is pasted ends at the limit, is counted, and is sent without control characters', async ({
  page,
  backend,
}) => {
  await deliverToBackend(page);
  await openForm(page, '/contact');
  await setFields(page, {
    ...enquiry,
    name: 'Ada\u0007\tExample',
    message: `\u001bOne.\n${long(2100)}`,
  });
  for (const name of ['name', 'message']) {
    await page.locator(`#_${name}`).selectText();
    await page.keyboard.press('ControlOrMeta+x');
    await expect(page.locator(`#_${name}`)).toHaveValue('');
    await page.keyboard.press('ControlOrMeta+v');
  }
  await expect(page.locator(counter)).toHaveText('2000/2000');
  const before = backend.enquiries().length;
  await page.locator(submit).click();
  await expect(toast(page, 'Message sent securely')).toBeVisible();
  const rows = backend.enquiries().slice(before);
  expect(rows.map(({ name, message }) => [name, message])).toEqual([
    ['Ada Example', `One.\n${long(1994)}`],
  ]);
});

/** What the form shows of what was typed. */
const shownOf = async (page: Page) => ({
  fields: await readFields(page),
  count: await page.locator(counter).innerText(),
});

test('Back and Forward bring what was typed again, with its count, and nothing that is no longer said', async ({
  page,
}) => {
  await page.goto('/about');
  await openForm(page, '/contact');
  const { gdprConsent: _, subject, ...texts } = enquiry;
  for (const [name, text] of Object.entries({ ...texts, email: 'ada' })) {
    await page.locator(`#_${name}`).fill(text);
  }
  await page.locator('#_subject').selectOption(subject);
  await page.locator('#_gdprConsent').check();
  await page.locator(submit).click();
  await expect.poll(() => readErrors(page)).toHaveProperty('email');
  const typed = await shownOf(page);
  expect(typed).toMatchObject({ fields: { ...enquiry, email: 'ada' }, count: '27/2000' });
  for (const [away, back] of [
    [() => page.goto('/about'), () => page.goBack()],
    [() => page.goBack(), () => page.goForward()],
  ] as const) {
    await away();
    await back();
    await ready(page);
    await expect.poll(() => shownOf(page)).toEqual(typed);
    expect(await readErrors(page)).toEqual({});
    await expect(page.locator('.answer, .toast')).toHaveCount(0);
  }
  // It is sent as it stands there, once the address is one.
  await page.locator('#_email').fill(enquiry.email);
  await page.locator(submit).click();
  await expect(page.locator('.answer time')).toBeVisible();
  const empty = await shownOf(page);
  await page.goto('/about');
  await page.goBack();
  await ready(page);
  await expect.poll(() => shownOf(page)).toEqual(empty);
  await expect(page.locator('.toast')).toHaveCount(0);
});

test('an empty form: a toast, and a summary with names that a screen reader tells, whose links bring the fields into view', async ({
  page,
}) => {
  await openForm(page, '/contact');
  const summary = page.locator('.answer');
  await page.locator(submit).click();
  await expect(toast(page, 'Validation error')).toContainText(
    'Please check the form and try again.',
  );
  // The summary is read by the focus, and nothing is announced a second time.
  await expect(summary).toBeFocused();
  await expect(page.locator('.toaster > [role=alert] > *')).toHaveCount(0);
  await expect(summary).toHaveAccessibleName(t('contact:form.summary'));
  await expect(page.locator('#_message')).toHaveAccessibleDescription(
    `${t('contact:form.characters', { length: 0, max: 2000 })} Message must be at least 10 characters`,
  );
  for (const name of Object.keys(await readErrors(page))) {
    await summary.locator(`[href="#_${name}"]`).click();
    await expect(page.locator(`#_${name}`)).toBeFocused();
    await expect(page.locator(`label[for=_${name}]`)).toBeInViewport({ ratio: 1 });
  }
  await expect(page).toHaveURL('/contact');
});

test('a right form: busy for a second, sent once, nothing on the network, everything reset', async ({
  page,
}) => {
  await openForm(page, '/contact');
  await setFields(page, enquiry);
  await expect(page.locator(counter)).toHaveText('27/2000');
  const requests = requestsOf(page);
  const release = await holdWaits(page, 1000);
  await page.locator(submit).click();
  await expect(page.locator(submit)).toHaveText(t('contact:form.submitting'));
  await expect(page.locator(submit)).toBeDisabled();
  await expect(page.locator(submit)).toHaveAttribute('aria-busy', 'true');
  await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
  // Neither Enter nor a script sends it again.
  await page.locator('#_name').press('Enter');
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  const sent = toast(page, 'Message sent securely');
  await expect(sent).toHaveCount(0);
  expect(await release(), 'tries that wait to be sent').toBe(1);
  await expect(sent).toContainText(t('contact:toast.successDescription'));
  await expect(sent).toHaveClass(/toast-success/);
  expect(await readFields(page)).toEqual(empty);
  await expect(page.locator(counter)).toHaveText('0/2000');
  await expect(page.locator(submit)).toHaveText(t('contact:form.submit'));
  await expect(page.locator(submit)).toBeEnabled();
  const receipt = page.locator('.answer');
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText(t('contact:receipt.pending'));
  // Nothing was delivered, so there is nothing to refer to; and the toast alone says that it was sent.
  await expect(receipt).not.toContainText(/[A-Z]\w{3}-\w{4}|Message sent securely/);
  await frames(page);
  expect(await release(), 'tries that came later').toBe(0);
  await expect(page.locator('.toast')).toHaveCount(1);
  expect(await readErrors(page)).toEqual({});
  expect(requests).toEqual([]);
  const kept = await page.evaluate(() => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
  ]);
  expect(kept).toEqual([0, 0, '']);
});

test('by Enter the form is sent as well, and the receipt has the focus each time', async ({
  page,
}) => {
  await openForm(page, '/contact');
  await setFields(page, enquiry);
  await page.locator('#_email').press('Enter');
  await expect(toast(page, 'Message sent securely')).toBeVisible();
  await setFields(page, enquiry);
  await page.locator(submit).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => readFields(page)).toEqual(empty);
  await expect(page.locator('.answer')).toBeFocused();
});

test('the receipt has the day and the time of its reader, and changes its words with the page', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Kathmandu' });
  const page = await context.newPage();
  await sendAtOnce(page);
  await openForm(page, '/contact');
  await setFields(page, enquiry);
  await page.locator(submit).click();
  const receipt = page.locator('.answer');
  await expect(receipt).toContainText(t('contact:receipt.next'));
  const time = receipt.locator('time');
  const at = new Date((await time.getAttribute('datetime')) ?? '');
  expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
  const clock = new Date(at.getTime() + 345 * 60_000).toISOString().slice(11, 16);
  await expect(time).toContainText(`${clock} GMT+5:45`);
  await page.locator('button[popovertarget=_languages]').click();
  await page.locator('#_languages a[hreflang=de]').click();
  await expect(receipt).toContainText(wordsIn('de').t('contact:receipt.next'));
  await expect(time).toContainText(`um ${clock} GMT+5:45`);
  await expect(time).toHaveAttribute('datetime', at.toISOString());
  await context.close();
});

test('“Complaints” beside the form fills in its topic, and loses nothing that was typed', async ({
  page,
}) => {
  await openForm(page, '/contact');
  await page.locator('#_name').fill(enquiry.name);
  const link = page.getByRole('link', { name: t('contact:other.complaints'), exact: true });
  await link.click();
  await expect(page.locator('#_subject')).toHaveValue('compliance');
  await expect(page.locator('#_message')).toHaveValue('Complaint\n');
  await expect(page.locator(counter)).toHaveText('10/2000');
  await expect(page.locator('#_name')).toHaveValue(enquiry.name);
  // Opened elsewhere, and before any script, it is an address. The words are English in every language: those who sort the
  // enquiries look for them.
  await openForm(page, `/de${await link.getAttribute('href')}`);
  await expect(page.locator('#_message')).toHaveValue('Complaint\n');
  await expect(page.locator('#_form-title')).toBeInViewport();
});

test('what merchants are offered leads to the form with their subject chosen and nothing written', async ({
  page,
}) => {
  for (const [path, words] of [
    ['/', 'home:closing.contact'],
    ['/solutions', 'solutions:products.pay.action'],
    [present('/partners/onboarding'), 'document:ask.merchant'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('link', { name: t(words), exact: true }).click();
    await expect(page, path).toHaveURL('/contact?topic=merchant');
    await expect(page.locator('#_subject')).toHaveValue('merchant');
    await expect(page.locator('#_message')).toHaveValue('');
  }
});

test('the post address stands in its own order in a page that is read from the right', async ({
  page,
}) => {
  await page.goto('/ar/contact');
  const address = fill('{{company.registered-address}}');
  const ends = await page
    .locator('.enquiry')
    .getByText(address)
    .evaluate((element) => {
      const text = element.firstChild;
      const at = (offset: number) => {
        const range = document.createRange();
        range.setStart(text as Node, offset);
        range.setEnd(text as Node, offset + 1);
        return range.getBoundingClientRect();
      };
      return [at(0), at(2)].map(({ left, top }) => ({ left, top }));
    });
  const [number, street] = ends;
  expect(number?.top).toBe(street?.top);
  expect(number?.left).toBeLessThan(street?.left ?? 0);
});

// No button and no control is stretched: shapes.spec.ts.
test('no row of a form is stretched', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/contact', '/de/contact', '/ar/contact', '/signin']) {
    await page.goto(path);
    const heights = await page
      .locator('main .field:has(input:not([type=checkbox]), select)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    for (const height of heights) expect(height, path).toBeLessThan(90);
  }
});

test('what was typed and what is wrong stay over a change of language', async ({ page }) => {
  await openForm(page, '/contact');
  await setFields(page, { ...enquiry, email: 'not an address' });
  await page.locator(submit).click();
  const typed = await readFields(page);
  await page.locator('button[popovertarget=_languages]').click();
  await page.getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL('/contact?lang=ar');
  expect(await readFields(page)).toEqual(typed);
  expect(Object.keys(await readErrors(page))).toEqual(['email']);
  const edition = await page.request.get('/ar/contact');
  const label = /<label for="_company"><span>([^<]+)/.exec(await edition.text())?.[1] ?? 'no label';
  await expect(page.locator('label[for=_company]')).toContainText(label);
  await page.locator('#_email').fill('ada@example.org');
  await page.locator(submit).click();
  await expect(page.locator('.toast-success')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['i18nextLng']);
});

test('the form says what does not rest on consent, and links to the privacy policy', async ({
  page,
}) => {
  await page.goto('/contact');
  const form = page.getByRole('form', { name: t('contact:form.title') });
  await expect(form).toContainText(t('contact:form.secureNote'));
  await expect(form).toContainText(t('contact:form.encryptionNote'));
  const { inside } = splitTag(t('contact:form.consent'));
  await expect(form.getByRole('link', { name: inside })).toHaveAttribute(
    'href',
    present('/legal/privacy-policy'),
  );
  await expect(page.getByRole('heading', { name: t('contact:privacy.title') })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the address stands in the place of the button', async ({ page }) => {
    for (const path of ['/contact', '/signin', '/ar/contact']) {
      await page.goto(path);
      await expect(page.locator(submit)).toBeHidden();
      await expect(page.locator('p.no-script a')).toBeVisible();
    }
  });
});
