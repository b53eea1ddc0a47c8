// @vitest-environment jsdom
import { act, createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import english from '../../../../content/locales/en/signIn.json' with { type: 'json' };
import french from '../../../../content/locales/fr/signIn.json' with { type: 'json' };
import { SignInForm } from '../../../../src/browser/islands/SignInForm.tsx';
import * as auth from '../../../../src/browser/services/auth.ts';
import { $signInForm } from '../../../../src/browser/stores/sign-in-form.ts';
import { $toasts, dismissToast, showCarriedToast } from '../../../../src/browser/stores/toasts.ts';
import { described, filled, hydrated, labelled, part, prebuilt, press } from './show.ts';

vi.mock('../../../../src/browser/services/auth.ts');
const words = filled(english);
const form = (language = 'en', signIn = words) =>
  createElement(SignInForm, { language, words: { signIn }, contactEmail: 'hello@a.test' });
const went = { assign: vi.fn(), replace: vi.fn() };

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(auth.currentSession).mockResolvedValue({ status: 'none' });
  vi.stubGlobal('location', { ...went, search: '' });
  $signInForm.set({ status: 'idle', errors: {}, denied: false });
  $toasts.set([]);
});

const input = (island: HTMLElement, name: string) =>
  part<HTMLInputElement>(island, `[name=${name}]`);
async function send(island: HTMLElement, email: string, password: string): Promise<void> {
  input(island, 'email').value = email;
  input(island, 'password').value = password;
  await press(part(island, '[type=submit]'));
}

test('before any script both fields are named, required and known to password managers', () => {
  const island = prebuilt(form('fr', filled(french)), 'fr');
  const email = labelled(island, french.email);
  const password = labelled(island, french.password);
  expect([email, password].map((one) => one.getAttribute('autocomplete'))).toEqual([
    'username',
    'current-password',
  ]);
  for (const field of [email, password]) {
    expect(field.hasAttribute('required')).toBe(true);
    expect(field.closest<HTMLElement>('[dir]')?.dir).toBe('ltr');
  }
  expect(password.getAttribute('type')).toBe('password');
  // A GET would put the password into the address.
  expect(part<HTMLFormElement>(island, 'form').method).toBe('post');
  expect(part(island, '.no-script a').getAttribute('href')).toBe('mailto:hello@a.test');
});

test.each([
  [
    'ada',
    '',
    { email: words.errors.emailInvalid, password: words.errors.passwordRequired },
    'email',
  ],
  ['ada@example.org', '', { password: words.errors.passwordRequired }, 'password'],
])(
  'with “%s” and “%s” each error is tied to its field, and a summary that leads to it has the focus',
  async (email, password, errors, first) => {
    const island = await hydrated(form());
    await send(island, email, password);
    const wrong = Array.from(island.querySelectorAll('[aria-invalid=true]'));
    expect(
      Object.fromEntries(wrong.map((one) => [one.getAttribute('name'), described(island, one)[0]])),
    ).toEqual(errors);
    const summary = part(island, '.answer');
    expect(document.activeElement).toBe(summary);
    expect(Array.from(summary.querySelectorAll('a'), (link) => link.textContent)).toEqual(
      Object.values(errors),
    );
    await press(part(summary, 'a'));
    expect(document.activeElement).toBe(input(island, first));
    expect(auth.signIn).not.toHaveBeenCalled();
  },
);

test('an error stays while its field is edited, and goes with the next try', async () => {
  const island = await hydrated(form());
  const errors = () =>
    Array.from(island.querySelectorAll('.field-error'), ({ textContent }) => textContent);
  await send(island, '', '');
  expect(errors()).toEqual([words.errors.emailInvalid, words.errors.passwordRequired]);
  const email = input(island, 'email');
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(email), 'value') ?? {};
  await act(async () => {
    set?.call(email, 'ada@example.org');
    email.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(errors()).toEqual([words.errors.emailInvalid, words.errors.passwordRequired]);
  await press(part(island, '[type=submit]'));
  expect(errors()).toEqual([words.errors.passwordRequired]);
});

test('a refused try keeps the address, empties the password and gives it the focus', async () => {
  vi.mocked(auth.signIn).mockResolvedValue(false);
  const island = await hydrated(form());
  await send(island, 'ada@example.org', 'wrong');
  expect([input(island, 'email').value, input(island, 'password').value]).toEqual([
    'ada@example.org',
    '',
  ]);
  expect(document.activeElement).toBe(input(island, 'password'));
  expect($toasts.get()).toMatchObject([
    {
      kind: 'destructive',
      title: words.toast.accessDenied,
      text: words.toast.accessDeniedDescription,
    },
  ]);
  expect(went.assign).not.toHaveBeenCalled();
});

test('a refused try is said beside the form until the next one, and announced by the toast alone', async () => {
  vi.mocked(auth.signIn).mockResolvedValue(false);
  const island = await hydrated(form());
  const refusal = () => island.querySelector('.answer');
  await send(island, 'ada@example.org', 'wrong');
  expect([...(refusal()?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    words.toast.accessDenied,
    words.toast.accessDeniedDescription,
    words.forgotten.replaceAll(/<\/?1>/g, ''),
  ]);
  expect(refusal()?.querySelector('a')?.getAttribute('href')).toBe('/contact');
  expect(refusal()?.closest('[role=alert], [role=status], [aria-live]')).toBeNull();
  expect(part(island, 'form').getAttribute('aria-describedby')).toBe(refusal()?.id);
  await act(async () => dismissToast($toasts.get()[0]?.id ?? 0));
  expect(refusal()).not.toBeNull();
  await send(island, 'ada@example.org', '');
  expect(refusal()?.textContent).not.toContain(words.toast.accessDenied);
  expect(part(island, 'form').hasAttribute('aria-describedby')).toBe(false);
});

test('the password is shown while its button is pressed, and hidden again by a submit', async () => {
  vi.mocked(auth.signIn).mockResolvedValue(false);
  const island = await hydrated(form());
  const button = part<HTMLButtonElement>(island, '[aria-pressed]');
  expect([button.type, button.getAttribute('aria-label')]).toEqual(['button', words.showPassword]);
  const state = () => [button.getAttribute('aria-pressed'), input(island, 'password').type];
  const field = input(island, 'password');
  expect(state()).toEqual(['false', 'password']);
  await press(button);
  expect(state()).toEqual(['true', 'text']);
  await press(button);
  expect(state()).toEqual(['false', 'password']);
  await press(button);
  await send(island, 'ada@example.org', 'right');
  expect(state()).toEqual(['false', 'password']);
  expect(vi.mocked(auth.signIn).mock.lastCall?.[0].password).toBe('right');
  expect(input(island, 'password')).toBe(field);
});

test('an accepted one leads to the home page, where the welcome is shown', async () => {
  vi.mocked(auth.signIn).mockResolvedValue(true);
  const island = await hydrated(form('fr', filled(french)), 'fr');
  await send(island, 'ada@example.org', 'right');
  expect(went.assign.mock.calls).toEqual([['/fr']]);
  expect($toasts.get()).toEqual([]);
  showCarriedToast();
  expect($toasts.get()).toMatchObject([{ kind: 'success', title: french.toast.welcome }]);
});

test('whoever is signed in already goes to the home page; whoever cannot be checked stays', async () => {
  vi.mocked(auth.currentSession).mockResolvedValue({ status: 'unreachable' });
  await hydrated(form());
  expect(went.replace).not.toHaveBeenCalled();
  document.body.replaceChildren();
  vi.mocked(auth.currentSession).mockResolvedValue({ status: 'signed-in', email: 'a@b.test' });
  await hydrated(form());
  expect(went.replace.mock.calls).toEqual([['/']]);
});

test('a form without a key fails as it starts, and is never ready', async () => {
  vi.mocked(auth.requireKey).mockImplementation(() => {
    throw new Error('supabaseKey is required.');
  });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  // React tells it too.
  vi.spyOn(console, 'error').mockReturnValue();
  const island = prebuilt(form());
  const heard = vi.fn();
  for (const name of ['island:ready', 'island:failed']) {
    island.addEventListener(name, () => heard(name));
  }
  await hydrated(form(), 'en', island);
  expect(heard.mock.calls).toEqual([['island:failed']]);
  expect(String(warned.mock.calls[0]?.[1])).toBe('Error: supabaseKey is required.');
});
