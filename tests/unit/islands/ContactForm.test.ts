// @vitest-environment jsdom
import { act, createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import arabic from '../../../content/locales/ar/contact.json' with { type: 'json' };
import english from '../../../content/locales/en/contact.json' with { type: 'json' };
import { topics } from '../../../src/core/topics.ts';
import { ContactForm } from '../../../src/islands/ContactForm.tsx';
import { limits, subjects } from '../../../src/schemas/contact.ts';
import { deliverEnquiry } from '../../../src/services/enquiries.ts';
import { $contactForm } from '../../../src/stores/contact-form.ts';
import { $toasts } from '../../../src/stores/toasts.ts';
import { described, filled, hydrated, labelled, part, prebuilt, press } from './show.ts';

vi.mock('../../../src/services/enquiries.ts', () => ({ deliverEnquiry: vi.fn() }));
const deliver = vi.mocked(deliverEnquiry);
const words = filled(english);
const form = (language = 'en', contact = words) =>
  createElement(ContactForm, { language, words: { contact }, email: 'hello@a.test' });

beforeEach(() => {
  deliver.mockReset().mockResolvedValue(true);
  $contactForm.set({ status: 'editing', errors: {} });
  $toasts.set([]);
});

const typed = (island: HTMLElement, name: string) =>
  part<HTMLInputElement>(island, `[name=${name}]`).value;
function fillIn(island: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    part<HTMLInputElement>(island, `[name=${name}]`).value = value;
  }
}
/** Fills the form in rightly, and sends it. */
async function send(island: HTMLElement): Promise<void> {
  fillIn(island, {
    name: 'Ada',
    email: 'ada@example.org',
    subject: 'general',
    message: 'Ten letters and more.',
  });
  part<HTMLInputElement>(island, '[name=gdprConsent]').checked = true;
  await press(part(island, '[type=submit]'));
}

test('before any script every control is named, and says what is required and how long it may be', () => {
  const island = prebuilt(form());
  const { name, company, email, subject, message } = words.form;
  const control = (label: string) => labelled(island, label);
  for (const label of [name, email, message]) {
    expect(control(label).hasAttribute('required'), label).toBe(true);
  }
  expect(control(company).hasAttribute('required')).toBe(false);
  expect(
    [name, company, email, message].map((label) => control(label).getAttribute('maxlength')),
  ).toEqual([limits.name, limits.company, limits.email, limits.message].map(String));
  expect(part<HTMLInputElement>(island, '[name=gdprConsent]').required).toBe(true);
  expect(control(email).dir).toBe('ltr');
  const options = Array.from(control(subject).querySelectorAll('option'));
  expect(options.map(({ value }) => value)).toEqual(['', ...subjects]);
  expect(options.map(({ text }) => text)).toEqual([
    words.form.subjectPlaceholder,
    ...subjects.map((key) => words.form.subjects[key]),
  ]);
  expect(described(island, control(message))).toEqual([`0/${limits.message}`]);
  expect(island.querySelector('[aria-invalid], .field-error')).toBeNull();
  expect(part(island, '[role=alert]').textContent).toBe('');
});

test('without script the form is one of its own words, and the address to write to stands in it', () => {
  const island = prebuilt(
    form('ar', filled({ ...english, form: { ...english.form, ...arabic.form } })),
    'ar',
  );
  const own = part<HTMLFormElement>(island, 'form');
  expect(own.method).toBe('post');
  expect(own.noValidate).toBe(true);
  expect(part(island, `#${own.getAttribute('aria-labelledby')}`).textContent).toBe(
    arabic.form.title,
  );
  expect(part(own, 'p.no-script').textContent).toContain(arabic.form.noScript);
  const mail = part(own, '[href^=mailto]');
  expect([mail.getAttribute('href'), mail.dir]).toEqual(['mailto:hello@a.test', 'ltr']);
  expect(part(own, 'label .link').getAttribute('href')).toBe('/ar/legal/privacy-policy');
});

test('the field that people do not see is reached neither by key nor by a screen reader', () => {
  const trap = part<HTMLInputElement>(prebuilt(form()), '[name=website]');
  expect(trap.tabIndex).toBe(-1);
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
});

test('a try to send a wrong form ties each error to its field, says all of them, and leads to the first', async () => {
  const island = await hydrated(form());
  fillIn(island, { company: 'x'.repeat(limits.company + 1), email: 'ada', message: 'short' });
  await press(part(island, '[type=submit]'));
  const { errors } = words;
  const wrong = Array.from(island.querySelectorAll<HTMLElement>('[aria-invalid=true]'));
  expect(
    wrong.map((control) => [control.getAttribute('name'), described(island, control).at(-1)]),
  ).toEqual([
    ['name', errors.nameRequired],
    ['company', errors.companyLong],
    ['email', errors.emailInvalid],
    ['subject', errors.subject],
    ['message', errors.messageShort],
    ['gdprConsent', errors.consent],
  ]);
  expect(part(island, '[role=alert] p').textContent).toBe(words.form.summary);
  expect(Array.from(island.querySelectorAll('[role=alert] li'), (one) => one.textContent)).toEqual(
    wrong.map((control) => described(island, control).at(-1)),
  );
  expect(document.activeElement).toBe(wrong[0]);
  expect(deliver).not.toHaveBeenCalled();
  expect($toasts.get()).toMatchObject([
    { kind: 'destructive', title: words.toast.error, text: words.toast.errorDescription },
  ]);
  expect(typed(island, 'email')).toBe('ada');
});

test('what is sent empties the form, and the message names the reference', async () => {
  const island = await hydrated(form());
  await send(island);
  expect(deliver).toHaveBeenCalledOnce();
  const [{ name = '', reference = '' } = {}] = deliver.mock.calls[0] ?? [];
  expect(name).toBe('Ada');
  expect(typed(island, 'message')).toBe('');
  expect(part<HTMLInputElement>(island, '[name=gdprConsent]').checked).toBe(false);
  expect($toasts.get()).toMatchObject([
    {
      kind: 'success',
      title: words.toast.success,
      text: `${words.toast.successDescription} ${words.toast.reference.replace('{{reference}}', reference)}`,
    },
  ]);
});

test('what could not be sent stays as it was typed', async () => {
  deliver.mockRejectedValue(new Error('offline'));
  vi.spyOn(console, 'warn').mockReturnValue();
  const island = await hydrated(form());
  await send(island);
  expect(typed(island, 'name')).toBe('Ada');
  expect(typed(island, 'message')).toBe('Ten letters and more.');
  expect(part<HTMLInputElement>(island, '[name=gdprConsent]').checked).toBe(true);
  expect($toasts.get()).toMatchObject([
    { kind: 'destructive', title: words.toast.failure, text: words.toast.failureDescription },
  ]);
});

test('while it is on its way the form is busy, its button waits, and the focus comes back to it', async () => {
  let answer = (_: boolean) => {};
  deliver.mockReturnValue(
    new Promise<boolean>((resolve) => {
      answer = resolve;
    }),
  );
  const island = await hydrated(form());
  const button = part<HTMLButtonElement>(island, '[type=submit]');
  await send(island);
  expect([button.disabled, button.textContent]).toEqual([true, words.form.submitting]);
  expect(part(island, 'form').getAttribute('aria-busy')).toBe('true');
  button.blur();
  await act(async () => answer(true));
  expect([button.disabled, button.textContent]).toEqual([false, words.form.submit]);
  expect(document.activeElement).toBe(button);
});

test.each(Object.entries(topics))(
  '?topic=%s begins the message and chooses the subject %s',
  async (topic, subject) => {
    history.replaceState(null, '', `/contact?topic=${topic}`);
    const island = await hydrated(form());
    const begun = `${Reflect.get(words.form.topics, topic)}\n`;
    expect([typed(island, 'message'), typed(island, 'subject')]).toEqual([begun, subject]);
    expect(described(island, part(island, 'textarea'))).toEqual([
      `${begun.length}/${limits.message}`,
    ]);
  },
);

test('a topic leaves alone what was typed before, and another word in its place is nothing', async () => {
  history.replaceState(null, '', '/contact?topic=complaint');
  const standing = prebuilt(form());
  fillIn(standing, { message: 'Mine', subject: 'partner' });
  await hydrated(form(), 'en', standing);
  expect([typed(standing, 'message'), typed(standing, 'subject')]).toEqual(['Mine', 'partner']);
  document.body.replaceChildren();
  history.replaceState(null, '', '/contact?topic=constructor');
  const island = await hydrated(form());
  expect([typed(island, 'message'), typed(island, 'subject')]).toEqual(['', '']);
});
