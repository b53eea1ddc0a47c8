import { expect, type Page } from '@playwright/test';
import { splitTag } from '../../src/core/text.ts';
import {
  enquiry,
  openForm,
  readErrors,
  readFields,
  setFields,
  toast,
  type Values,
} from './support/forms.ts';
import { fill, present, t, wordsIn } from './support/site.ts';
import { test } from './support/test.ts';
import { holdWaits, requestsOf } from './support/waits.ts';

const submit = 'button[type=submit]';
const counter = '#_message-hint bdi';
const long = (length: number) => 'a'.repeat(length);
const address = (length: number) =>
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(length - 189)}.org`;
const empty = { name: '', company: '', email: '', subject: '', message: '', gdprConsent: false };

/** Sends the form with these values and a missing consent, so that nothing is delivered; the other errors come back. */
async function errorsOf(page: Page, values: Values): Promise<Record<string, string>> {
  await setFields(page, { ...enquiry, ...values, gdprConsent: false });
  await page.locator(submit).click();
  const { gdprConsent, ...others } = await readErrors(page);
  expect(gdprConsent).toBe('You must consent to data processing to submit this form');
  return others;
}

const spaces = [' ', '   ', '\t', '\u00a0\u3000\u2003'];
const table: [rule: string, field: keyof Values, refused: string[], accepted: string[], string][] =
  [
    [
      'a name is required',
      'name',
      ['', ...spaces],
      ['a', ' a ', '😀', 'e\u0301'],
      'Name is required',
    ],
    [
      'a name has at most 100 characters',
      'name',
      [long(101), `${'😀'.repeat(50)}a`, `${'e\u0301'.repeat(50)}a`],
      [long(100), `  ${long(100)}  `, '😀'.repeat(50), 'e\u0301'.repeat(50)],
      'Name must be less than 100 characters',
    ],
    [
      'a company has at most 100 characters',
      'company',
      [long(101), `${'🏦'.repeat(50)}a`],
      ['', '   ', long(100), ` ${long(100)} `, '🏦'.repeat(50)],
      'Company name must be less than 100 characters',
    ],
    [
      'an e-mail address is valid',
      'email',
      [
        '',
        ...spaces,
        'ada',
        'ada@',
        '@example.org',
        'ada@example',
        'a b@example.org',
        'a..b@example.org',
        '😀@example.org',
        'ada@exa_mple.org',
      ],
      ['ada@example.org', ' ada@example.org ', 'a.b+c@sub.example.co.uk', "o'brien@example.ie"],
      'Invalid email address',
    ],
    [
      'an e-mail address has at most 255 characters',
      'email',
      [address(256)],
      [address(255), ` ${address(255)} `],
      'Email must be less than 255 characters',
    ],
    [
      'a subject is chosen',
      'subject',
      ['', 'other'],
      ['merchant', 'partner', 'general', 'compliance'],
      'Please select a subject',
    ],
    [
      'a message has at least 10 characters',
      'message',
      ['', ...spaces, long(9), `  ${long(9)}  `, '😀😀😀😀a', ' '.repeat(10)],
      [long(10), ` ${long(10)} `, '😀😀😀😀😀', 'e\u0301'.repeat(5)],
      'Message must be at least 10 characters',
    ],
    [
      'a message has at most 2000 characters',
      'message',
      [long(2001), `${'😀'.repeat(1000)}a`],
      [long(2000), ` ${long(2000)} `, '😀'.repeat(1000), `${long(999)}\n${long(1000)}`],
      'Message must be less than 2000 characters',
    ],
  ];

for (const [rule, field, refused, accepted, message] of table) {
  test(`${rule}, and says so word for word`, async ({ page }) => {
    await openForm(page, '/contact');
    for (const value of refused) {
      expect(await errorsOf(page, { [field]: value }), JSON.stringify(value)).toEqual({
        [field]: message,
      });
    }
    const kept = field === 'email' ? refused.at(-1)?.trim() : refused.at(-1);
    if (field !== 'subject') expect(await readFields(page)).toMatchObject({ [field]: kept });
    for (const value of accepted) {
      expect(await errorsOf(page, { [field]: value }), JSON.stringify(value)).toEqual({});
    }
  });
}

test('typing stops at the limits, and the counter follows', async ({ page }) => {
  await openForm(page, '/contact');
  const limits = { name: 100, company: 100, email: 255, message: 2000 };
  for (const [name, limit] of Object.entries(limits)) {
    const field = page.locator(`#_${name}`);
    await expect(field).toHaveAttribute('maxlength', String(limit));
    await field.focus();
    await page.keyboard.insertText(long(limit + 1));
    await expect(field).toHaveValue(long(limit));
  }
  await expect(page.locator(counter)).toHaveText('2000/2000');
  await page.keyboard.press('Backspace');
  await expect(page.locator(counter)).toHaveText('1999/2000');
  await page.locator('#_message').fill('😀 ');
  await expect(page.locator(counter)).toHaveText('3/2000');
  for (const [name, required] of [
    ['name', true],
    ['company', false],
    ['email', true],
    ['subject', true],
    ['message', true],
  ] as const) {
    expect(
      await page.locator(`#_${name}`).evaluate((field) => field.hasAttribute('required')),
    ).toBe(required);
    const mark = t(required ? 'contact:form.required' : 'contact:form.optional');
    await expect(page.locator(`#_${name}`)).toHaveAccessibleName(
      `${t(`contact:form.${name}`)} (${mark})`,
    );
  }
  for (const [name, token] of [
    ['name', 'name'],
    ['company', 'organization'],
    ['email', 'email'],
  ] as const) {
    await expect(page.locator(`#_${name}`)).toHaveAttribute('autocomplete', token);
  }
});

test('an empty form: every message, a toast, a summary that leads to the fields; editing clears one message', async ({
  page,
}) => {
  await openForm(page, '/contact');
  const summary = page.locator('.answer');
  await page.locator(submit).click();
  expect(await readErrors(page)).toEqual({
    name: 'Name is required',
    email: 'Invalid email address',
    subject: 'Please select a subject',
    message: 'Message must be at least 10 characters',
    gdprConsent: 'You must consent to data processing to submit this form',
  });
  await expect(toast(page, 'Validation error')).toContainText(
    'Please check the form and try again.',
  );
  await expect(page.locator('.toast-destructive')).toHaveCount(1);
  await expect(summary).toBeFocused();
  await expect(summary).toHaveAccessibleName(t('contact:form.summary'));
  // Read by the focus, and not a second time as a live region.
  await expect(summary.locator('xpath=ancestor-or-self::*[@role or @aria-live]')).toHaveCount(0);
  await expect(page.locator('.toaster > [role=alert] > *')).toHaveCount(0);
  await expect(page.locator('#_name')).toHaveAccessibleDescription('Name is required');
  await expect(page.locator('#_message')).toHaveAccessibleDescription(
    `${t('contact:form.characters', { length: 0, max: 2000 })} Message must be at least 10 characters`,
  );
  await expect(page.locator('form [aria-invalid=true]')).toHaveCount(5);
  await expect(summary.getByRole('link')).toHaveText(Object.values(await readErrors(page)));
  for (const name of Object.keys(await readErrors(page))) {
    await summary.locator(`[href="#_${name}"]`).click();
    await expect(page.locator(`#_${name}`)).toBeFocused();
    await expect(page.locator(`label[for=_${name}]`)).toBeInViewport({ ratio: 1 });
  }
  await expect(page).toHaveURL('/contact');

  const edits: [string, () => Promise<unknown>][] = [
    ['name', () => page.locator('#_name').pressSequentially('A')],
    ['email', () => page.locator('#_email').pressSequentially('x')],
    ['subject', () => page.locator('#_subject').selectOption('partner')],
    ['message', () => page.locator('#_message').pressSequentially('short')],
    ['gdprConsent', () => page.locator('#_gdprConsent').check()],
  ];
  const left = new Set(edits.map(([name]) => name));
  for (const [name, edit] of edits) {
    await edit();
    left.delete(name);
    expect(Object.keys(await readErrors(page))).toEqual([...left]);
    await expect(summary.getByRole('link')).toHaveCount(left.size);
    await expect(page.locator(`#_${name}`)).not.toHaveAttribute('aria-invalid');
  }
  await page.locator(submit).click();
  await expect(summary).toBeFocused();
  expect(Object.keys(await readErrors(page))).toEqual(['email', 'message']);
  await expect(toast(page, 'Validation error')).toHaveCount(1);
  await expect(summary.getByRole('listitem')).toHaveCount(2);
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
  await release();
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
  await page.waitForTimeout(1200);
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
  await expect(page.locator(submit)).toBeDisabled();
  await expect.poll(() => readFields(page)).toEqual(empty);
  await expect(page.locator('.answer')).toBeFocused();
});

test('the receipt has the day and the time of its reader, and changes its words with the page', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'Asia/Kathmandu' });
  const page = await context.newPage();
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

test('a topic of the closed list fills in, and nothing else of the address is read', async ({
  page,
}) => {
  await openForm(page, '/contact?topic=accessibility');
  await expect(page.locator('#_subject')).toHaveValue('general');
  await expect(page.locator('#_message')).toHaveValue('Accessibility Feedback\n');
  await expect(page.locator(counter)).toHaveText('23/2000');
  for (const [topic, words] of [
    ['violation', 'Acceptable Use Violation'],
    ['complaint', 'Complaint'],
    ['privacy', 'Privacy Request'],
  ] as const) {
    await openForm(page, `/contact?topic=${topic}`);
    await expect(page.locator('#_subject')).toHaveValue('compliance');
    await expect(page.locator('#_message')).toHaveValue(`${words}\n`);
  }
  for (const topic of ['merchant', 'partner']) {
    await openForm(page, `/contact?topic=${topic}`);
    await expect(page.locator('#_subject')).toHaveValue(topic);
    await expect(page.locator('#_message')).toHaveValue('');
  }
  // The words are English in every language: those who sort the enquiries look for them.
  await openForm(page, '/de/contact?topic=complaint');
  await expect(page.locator('#_message')).toHaveValue('Complaint\n');
  const others = [
    '?topic=toString',
    '?topic=',
    '?topic=<svg onload=alert(1)>',
    '?name=Eve&message=hello&subject=partner&email=a@b.co',
  ];
  for (const query of others) {
    await openForm(page, `/contact${query}`);
    expect(await readFields(page)).toEqual(empty);
  }
});

test('“Complaints” beside the form leads to it with its topic, and loses nothing that was typed', async ({
  page,
}) => {
  await openForm(page, '/contact');
  await page.locator('#_name').fill(enquiry.name);
  const link = page.getByRole('link', { name: t('contact:other.complaints'), exact: true });
  await link.click();
  await expect(page.locator('#_subject')).toHaveValue('compliance');
  await expect(page.locator('#_message')).toHaveValue('Complaint\n');
  await expect(page.locator('#_name')).toHaveValue(enquiry.name);
  // Opened elsewhere, and before any script, it is an address.
  await openForm(page, (await link.getAttribute('href')) ?? '');
  await expect(page.locator('#_message')).toHaveValue('Complaint\n');
  await expect(page.locator('#_form-title')).toBeInViewport();
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

for (const path of ['/contact', '/de/contact', '/ar/contact', '/signin', '/restricted']) {
  test(`no button of ${path} is stretched, and no row of a form either`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const heights = await page
      .locator('main :is(.button, .field:has(input:not([type=checkbox]), select))')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    for (const height of heights) expect(height).toBeLessThan(90);
    const buttons = await page
      .locator('main .button')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
    for (const height of buttons) expect(height).toBeLessThan(60);
  });
}

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
