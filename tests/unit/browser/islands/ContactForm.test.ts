// @vitest-environment jsdom
import { act, createElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import arabic from '../../../../content/locales/ar/contact.json' with { type: 'json' };
import english from '../../../../content/locales/en/contact.json' with { type: 'json' };
import { ContactForm } from '../../../../src/browser/islands/ContactForm.tsx';
import { shownEvent } from '../../../../src/browser/language-switch/protocol.ts';
import { limits, subjects } from '../../../../src/browser/schemas/contact.ts';
import { deliverEnquiry } from '../../../../src/browser/services/enquiries.ts';
import { $contactForm } from '../../../../src/browser/stores/contact-form.ts';
import { $toasts } from '../../../../src/browser/stores/toasts.ts';
import { formatMoment } from '../../../../src/core/moments.ts';
import { topics } from '../../../../src/core/topics.ts';
import { described, filled, hydrated, labelled, part, prebuilt, press } from './show.ts';

vi.mock('../../../../src/browser/services/enquiries.ts', async (original) => ({
  ...(await original<object>()),
  deliverEnquiry: vi.fn(),
}));
const deliver = vi.mocked(deliverEnquiry);
const words = filled(english);
const consentless = ['complaints@a.test', 'privacy@a.test'];
const form = (language = 'en', contact = words) =>
  createElement(ContactForm, { language, words: { contact }, email: 'hello@a.test', consentless });

beforeEach(() => {
  deliver.mockReset().mockResolvedValue(true);
  $contactForm.set({ status: 'editing', errors: {}, failed: false, receipt: undefined });
  history.replaceState(null, '', '/contact');
  $toasts.set([]);
});

const typed = (island: HTMLElement, name: string) =>
  part<HTMLInputElement>(island, `[name=${name}]`).value;
function fillIn(island: HTMLElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    part<HTMLInputElement>(island, `[name=${name}]`).value = value;
  }
}
/** What is shown and what is read of the length of a message. */
const counted = (length: number) =>
  `${words.form.least} ${length}/${limits.message}${words.form.characters.replace('{{length}}', String(length)).replace('{{max}}', String(limits.message))}`;
const rightly = {
  name: 'Ada',
  email: 'ada@example.org',
  subject: 'general',
  message: 'Ten letters and more.',
} as const;
/** Fills the form in rightly, and sends it. */
async function send(island: HTMLElement): Promise<void> {
  fillIn(island, rightly);
  part<HTMLInputElement>(island, '[name=gdprConsent]').checked = true;
  await press(part(island, '[type=submit]'));
}

test('before any script every control is named, and says what is required and how long it may be', () => {
  const island = prebuilt(form());
  const { name, company, email, subject, message, required, optional } = words.form;
  const control = (label: string) => labelled(island, label);
  for (const label of [name, email, subject, message]) {
    expect(control(label).hasAttribute('required'), label).toBe(true);
  }
  expect(control(company).hasAttribute('required')).toBe(false);
  expect(
    [name, company, email, subject, message].map(
      (label) => control(label).closest('.field')?.querySelector('label')?.textContent,
    ),
  ).toEqual([
    ...[`${name} (${required})`, `${company} (${optional})`, `${email} (${required})`],
    ...[`${subject} (${required})`, `${message} (${required})`],
  ]);
  expect(
    [name, company, email].map((label) => control(label).getAttribute('autocomplete')),
  ).toEqual(['name', 'organization', 'email']);
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
  expect(described(island, control(message))).toEqual([counted(0)]);
  expect(island.querySelector('[aria-invalid], .field-error, .answer')).toBeNull();
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
  const mail = part(own, 'p.no-script [href^=mailto]');
  expect([mail.getAttribute('href'), mail.dir]).toEqual(['mailto:hello@a.test', 'ltr']);
  expect(part(own, 'label .link').getAttribute('href')).toBe('/ar/legal/privacy-policy');
  const written = Array.from(
    own.querySelectorAll('p:not(.no-script) > a'),
    (link) => link.textContent,
  );
  expect(written).toEqual(consentless);
});

test('the field that people do not see is reached neither by key nor by a screen reader, and what fills it is delivered', async () => {
  const island = await hydrated(form());
  const trap = part<HTMLInputElement>(island, '[name=website]');
  expect(trap.tabIndex).toBe(-1);
  expect(trap.closest('[aria-hidden=true]')).not.toBeNull();
  trap.value = 'https://spam.example';
  await send(island);
  expect(deliver.mock.calls[0]?.[0].website).toBe('https://spam.example');
});

test('a try to send a wrong form ties each error to its field, and lists all of them with a way to each', async () => {
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
  const summary = part(island, '.answer');
  expect(summary.compareDocumentPosition(part(island, 'form'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(part(island, `#${summary.getAttribute('aria-labelledby')}`).textContent).toBe(
    words.form.summary,
  );
  // It has the focus: as a live region it would be read twice.
  expect(document.activeElement).toBe(summary);
  expect(summary.matches('[role=alert], [role=status], [aria-live]')).toBe(false);
  const links = Array.from(summary.querySelectorAll('a'));
  expect(links.map((link) => link.textContent)).toEqual(
    wrong.map((control) => described(island, control).at(-1)),
  );
  const address = location.href;
  for (const [index, link] of links.entries()) {
    expect(link.getAttribute('href')).toBe(`#${wrong[index]?.id}`);
    await press(link);
    expect(document.activeElement).toBe(wrong[index]);
  }
  expect(location.href).toBe(address);
  expect(deliver).not.toHaveBeenCalled();
  expect($toasts.get()).toMatchObject([
    {
      kind: 'destructive',
      patient: true,
      title: words.toast.error,
      text: words.toast.errorDescription,
    },
  ]);
  expect(typed(island, 'email')).toBe('ada');
});

test('an error leaves the summary when its field is edited, and the last one takes it away', async () => {
  const island = await hydrated(form());
  await press(part(island, '[type=submit]'));
  const listed = () => Array.from(island.querySelectorAll('.answer a'), (one) => one.textContent);
  const edit = async (name: string, value: string) => {
    const control = part<HTMLInputElement>(island, `[name=${name}]`);
    control.focus();
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
    await act(async () => {
      set?.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(document.activeElement).toBe(control);
  };
  const { errors } = words;
  const all = [errors.nameRequired, errors.emailInvalid, errors.subject, errors.messageShort];
  expect(listed()).toEqual([...all, errors.consent]);
  for (const [name, value] of [
    ['name', 'A'],
    ['email', 'a'],
    ['subject', 'general'],
    ['message', 'm'],
  ] as const) {
    await edit(name, value);
    all.shift();
    expect(listed()).toEqual([...all, errors.consent]);
  }
  await press(part(island, '[type=checkbox]'));
  expect(island.querySelector('.answer')).toBeNull();
  await press(part(island, '[type=submit]'));
  expect(document.activeElement).toBe(part(island, '.answer'));
  expect(listed()).toEqual([errors.emailInvalid, errors.messageShort]);
});

test('what is sent empties the form, and the toast says what it always says', async () => {
  const island = await hydrated(form());
  await send(island);
  expect(deliver).toHaveBeenCalledOnce();
  expect(deliver.mock.calls[0]?.[0].name).toBe('Ada');
  expect(typed(island, 'message')).toBe('');
  expect(part<HTMLInputElement>(island, '[name=gdprConsent]').checked).toBe(false);
  expect($toasts.get()).toMatchObject([
    { kind: 'success', title: words.toast.success, text: words.toast.successDescription },
  ]);
});

describe('the receipt', () => {
  const standing = (island: HTMLElement) => part(island, '.answer');

  test('stands above the empty form with the focus: when, what next, and the reference', async () => {
    const island = await hydrated(form());
    await send(island);
    const receipt = standing(island);
    expect(receipt.compareDocumentPosition(part(island, 'form'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(document.activeElement).toBe(receipt);
    const at = $contactForm.get().receipt?.at ?? new Date(0);
    const time = part<HTMLTimeElement>(receipt, 'time');
    expect([time.dateTime, time.textContent]).toEqual([at.toISOString(), formatMoment(at, 'en')]);
    expect(receipt.getAttribute('aria-labelledby')).toBe(part(receipt, 'h2').id);
    const [{ reference = '' } = {}] = deliver.mock.calls[0] ?? [];
    expect(Array.from(receipt.querySelectorAll('p'), (one) => one.textContent)).toEqual([
      formatMoment(at, 'en'),
      words.receipt.next,
      words.toast.successDescription,
      words.receipt.reference.replace('{{reference}}', reference),
    ]);
    expect(Array.from(receipt.querySelectorAll('dt, dd'), (one) => one.textContent)).toEqual([
      ...[words.form.subject, words.form.subjects[rightly.subject]],
      ...[words.form.email, rightly.email],
    ]);
    expect(receipt.textContent).not.toContain(words.toast.success);
  });

  test('names no reference where nothing is stored', async () => {
    deliver.mockResolvedValue(false);
    const island = await hydrated(form());
    await send(island);
    expect(part(standing(island), 'p:last-child').textContent).toBe(words.receipt.pending);
  });

  test('says all of it in the language to which the page is switched', async () => {
    const loaded: Record<string, object[]> = {};
    vi.stubGlobal('languageSwitch', { base: 'en', shown: 'en', words: loaded });
    const island = await hydrated(form());
    await send(island);
    const [before, focused] = [standing(island), document.activeElement];
    loaded['ar'] = [{ contact: filled(arabic) }];
    await act(async () => {
      dispatchEvent(new CustomEvent(shownEvent, { detail: 'ar' }));
    });
    expect(standing(island)).toBe(before);
    expect(document.activeElement).toBe(focused);
    const at = $contactForm.get().receipt?.at ?? new Date(0);
    expect(part(before, 'h2').textContent).toBe(arabic.receipt.title);
    expect(part(before, 'time').textContent).toBe(formatMoment(at, 'ar'));
    expect(part(before, 'dd').textContent).toBe(arabic.form.subjects[rightly.subject]);
    expect(part(before, 'dl + p').textContent).toBe(arabic.receipt.next);
  });
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
  // It is said beside the button too, until the next try.
  const failure = part(island, 'form > .answer');
  expect(failure.textContent).toBe(words.toast.failure + words.toast.failureDescription);
  expect(failure.nextElementSibling).toBe(part(island, '[type=submit]'));
  deliver.mockResolvedValue(true);
  await press(part(island, '[type=submit]'));
  expect(island.querySelector('form > .answer')).toBeNull();
});

test('while it is on its way the form is busy, its button waits', async () => {
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
  // The receipt has it then.
  expect(document.activeElement).not.toBe(document.body);
});

test('each topic has the subject under which it is looked for', () => {
  expect(topics).toEqual({
    merchant: 'merchant',
    partner: 'partner',
    accessibility: 'general',
    violation: 'compliance',
    complaint: 'compliance',
    privacy: 'compliance',
  });
});

test.each(Object.entries(topics))(
  '?topic=%s chooses the subject %s, and begins the message if it has words',
  async (topic, subject) => {
    history.replaceState(null, '', `/contact?topic=${topic}`);
    const island = await hydrated(form());
    const opening = Reflect.get(words.form.topics, topic);
    const begun = opening ? `${opening}\n` : '';
    expect([typed(island, 'message'), typed(island, 'subject')]).toEqual([begun, subject]);
    expect(described(island, part(island, 'textarea'))).toEqual([counted(begun.length)]);
  },
);

test('a topic leaves alone what was typed before', async () => {
  history.replaceState(null, '', '/contact?topic=complaint');
  const standing = prebuilt(form());
  fillIn(standing, { message: 'Mine', subject: 'partner' });
  await hydrated(form(), 'en', standing);
  expect([typed(standing, 'message'), typed(standing, 'subject')]).toEqual(['Mine', 'partner']);
});

test.each([
  '?topic=constructor',
  '?topic=',
  '?topic=<svg onload=alert(1)>',
  '?name=Eve&message=hello&subject=partner&email=a@b.co',
])('nothing of %s is read', async (query) => {
  history.replaceState(null, '', `/contact${query}`);
  const island = await hydrated(form());
  const names = ['name', 'email', 'message', 'subject'];
  expect(names.map((name) => typed(island, name))).toEqual(['', '', '', '']);
});

describe('a link of the page that names a topic', () => {
  const link = (address: string) => {
    const made = document.createElement('a');
    made.href = address;
    document.body.append(made);
    return made;
  };
  const follow = async (address: string, how: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
    await act(async () => link(address).dispatchEvent(event));
    return event.defaultPrevented;
  };

  test('is answered in place: subject, first words and focus, and what was typed stays', async () => {
    const island = await hydrated(form());
    fillIn(island, { name: 'Ada', subject: 'partner' });
    expect(await follow('/contact?topic=complaint#_form-title')).toBe(true);
    expect([typed(island, 'subject'), typed(island, 'message'), typed(island, 'name')]).toEqual([
      'compliance',
      `${words.form.topics.complaint}\n`,
      'Ada',
    ]);
    expect(document.activeElement).toBe(part(island, '[name=subject]'));
    // The words of one topic give way to those of another, and to none.
    await follow('/contact?topic=accessibility');
    expect(typed(island, 'message')).toBe(`${words.form.topics.accessibility}\n`);
    await follow('/contact?topic=merchant');
    expect([typed(island, 'subject'), typed(island, 'message')]).toEqual(['merchant', '']);
    fillIn(island, { message: 'Mine' });
    await follow('/contact?topic=privacy');
    expect([typed(island, 'subject'), typed(island, 'message')]).toEqual(['compliance', 'Mine']);
  });

  test('is a link like any other where it leads elsewhere, or is opened elsewhere', async () => {
    const island = await hydrated(form());
    const followed = [
      await follow('/ar/contact?topic=complaint'),
      await follow('/contact?topic=other'),
      await follow('/contact'),
      await follow('/contact?topic=complaint', { ctrlKey: true }),
      await follow('/contact?topic=complaint', { metaKey: true }),
    ];
    expect(followed).toEqual([false, false, false, false, false]);
    expect(typed(island, 'subject')).toBe('');
  });
});
