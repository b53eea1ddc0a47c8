// @vitest-environment jsdom
import { cleanStores } from 'nanostores';
import { act, createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import arabic from '../../../../content/locales/ar/common.json' with { type: 'json' };
import english from '../../../../content/locales/en/common.json' with { type: 'json' };
import { SiteHeader } from '../../../../src/browser/islands/SiteHeader.tsx';
import { onSessionChange, signOut } from '../../../../src/browser/services/auth.ts';
import { $session } from '../../../../src/browser/stores/session.ts';
import { editionPath } from '../../../../src/core/addresses.ts';
import { navigation } from '../../../../src/core/navigation.ts';
import { languages } from '../../../../src/languages/list.ts';
import { filled, hydrated, part, prebuilt, press } from './show.ts';

vi.mock('../../../../src/browser/services/auth.ts');
beforeEach(() => {
  vi.resetAllMocks();
  cleanStores($session);
  document.documentElement.toggleAttribute('data-session', false);
});

const header = (address: string, page = address, language = 'en', common = english) =>
  createElement(
    SiteHeader,
    { language, words: { common: filled(common) }, address, page },
    createElement('b', null, 'Brand'),
  );
const links = (root: ParentNode, selector: string) =>
  Array.from(root.querySelectorAll(`${selector} a`), (link) => link.getAttribute('href'));

test('the bar is named, and its menu is there twice, side by side and behind a toggle: Home is first', () => {
  const island = prebuilt(header('/about'));
  expect(part(island, 'nav').getAttribute('aria-label')).toBe(english.navigation.label);
  expect(part(island, 'nav b').textContent).toBe('Brand');
  const paths = navigation.map(({ path }) => path);
  expect(paths[0]).toBe('/');
  expect(links(island, '#_menu')).toEqual([...paths, '/contact?topic=merchant']);
  // Beside the others there is no room for these: the footer has two of them, and the bar a glass for the third.
  expect(links(island, '.menu-wide')).toEqual(
    [...paths, '/contact?topic=merchant'].filter(
      (path) => !['/legal', '/status', '/search'].includes(path),
    ),
  );
  expect(part(island, '[popovertarget=_menu]').textContent).toBe(english.navigation.menu);
  expect(part(island, '#_menu').getAttribute('popover')).toBe('auto');
});

test('the page itself is the current one of both menus; an alias of it is none, nor is a page below it', () => {
  const current = (island: HTMLElement) =>
    Array.from(island.querySelectorAll('[aria-current=page]'), (link) => link.getAttribute('href'));
  expect(current(prebuilt(header('/about')))).toEqual(['/about', '/about']);
  expect(current(prebuilt(header('/system-status', '/status')))).toEqual([]);
  expect(current(prebuilt(header('/about/fca-roadmap')))).toEqual([]);
});

test('“Home” is the current one at the home page itself, and “Sign in” is drawn as a button beside the solid one', () => {
  const island = prebuilt(header('/'));
  expect(part(island, '.menu-wide li:first-child a').getAttribute('aria-current')).toBe('page');
  const buttons = Array.from(island.querySelectorAll('.menu-wide a.button'), (link) => [
    link.getAttribute('href'),
    link.classList.contains('button-solid'),
  ]);
  expect(buttons).toEqual([
    ['/signin', false],
    ['/contact?topic=merchant', true],
  ]);
});

test('links stay in the edition, in its words', () => {
  const island = prebuilt(header('/about', '/about', 'ar', arabic), 'ar');
  expect(links(island, '#_menu').every((href) => /^\/ar(\/|$)/.test(href ?? ''))).toBe(true);
  expect(part(island, '#_menu [href="/ar"]').textContent).toBe(arabic.navigation.home);
});

test('the picker leads to each edition of the page by its own name and language, with a flag that is not read aloud', () => {
  const island = prebuilt(header('/terms', '/legal/terms-of-service', 'ar', arabic), 'ar');
  const seen = Array.from(island.querySelectorAll<HTMLElement>('#_languages a'), (link) => ({
    href: link.getAttribute('href'),
    code: link.lang,
    to: link.getAttribute('hreflang'),
    flag: part(link, '[aria-hidden=true]').textContent,
    name: part(link, ':not([aria-hidden])').textContent,
    current: link.getAttribute('aria-current'),
  }));
  expect(seen).toEqual(
    languages.map(({ code, flag, nativeName }) => ({
      href: editionPath('/legal/terms-of-service', code),
      code,
      to: code,
      flag,
      name: nativeName,
      current: code === 'ar' ? 'true' : null,
    })),
  );
  const button = part(island, '[popovertarget=_languages]');
  expect(
    Array.from(button.querySelectorAll(':not([aria-hidden])'), (one) => one.textContent),
  ).toEqual([arabic.picker.label, languages.find(({ code }) => code === 'ar')?.nativeName]);
  expect(part(button, '[lang]').lang).toBe('ar');
});

test('the notice that English prevails stands on every page but the English one', () => {
  const banner = (island: HTMLElement) => part(island, '.banner');
  expect(banner(prebuilt(header('/'))).hidden).toBe(true);
  const shown = banner(prebuilt(header('/', '/', 'ar', arabic), 'ar'));
  expect([shown.hidden, shown.getAttribute('aria-label')]).toEqual([false, arabic.banner.title]);
  expect(shown.textContent).toBe(`${arabic.banner.title} ${arabic.banner.disclaimer}`);
});

const offers = (island: HTMLElement) =>
  Array.from(island.querySelectorAll('#_menu li:not([hidden])'), ({ className, textContent }) => [
    textContent.replace(english.navigation.signedIn, '').trim(),
    className,
  ]).filter(([text]) =>
    [english.navigation.signIn, english.navigation.resources, english.navigation.signOut].includes(
      text ?? '',
    ),
  );
const { signIn, resources, signOut: leave } = english.navigation;

test('a page is built with what the bar offers to visitors and to those who are signed in, marked for the styles', () => {
  expect(offers(prebuilt(header('/')))).toEqual([
    [resources, 'signed-in'],
    [signIn, 'signed-out'],
    [leave, 'signed-in'],
  ]);
});

test('once it is hydrated the bar offers what the session says, which begins with the mark of the page', async () => {
  document.documentElement.toggleAttribute('data-session', true);
  const island = prebuilt(header('/'));
  const out = part(island, '#_menu li.signed-in button');
  await hydrated(header('/'), 'en', island);
  expect(offers(island)).toEqual([
    [resources, ''],
    [leave, ''],
  ]);
  // The button that a visitor may have pressed already is still the same.
  expect(out.isConnected).toBe(true);
  await act(async () => $session.set({ status: 'unreachable' }));
  expect(offers(island)).toEqual([[signIn, '']]);
  await act(async () => $session.set({ status: 'signed-in', email: 'ada@example.org' }));
  expect(offers(island)).toHaveLength(2);
});

test('a sign-out in another tab changes the bar', async () => {
  document.documentElement.toggleAttribute('data-session', true);
  const island = await hydrated(header('/'));
  document.documentElement.toggleAttribute('data-session', false);
  await act(async () => vi.mocked(onSessionChange).mock.calls.at(-1)?.[0]());
  expect(offers(island)).toEqual([[signIn, '']]);
});

test('signing out works from both menus, and closes the panel', async () => {
  document.documentElement.toggleAttribute('data-session', true);
  const island = await hydrated(header('/'));
  await press(part(island, '.menu-wide button'));
  expect(signOut).toHaveBeenCalledTimes(1);
  const hide = vi.fn();
  Object.assign(part(island, '#_menu'), { hidePopover: hide });
  await press(part(island, '#_menu button'));
  expect(hide).toHaveBeenCalledOnce();
  expect(signOut).toHaveBeenCalledTimes(2);
});

test('it works too where the browser has no popover to close', async () => {
  document.documentElement.toggleAttribute('data-session', true);
  const island = await hydrated(header('/'));
  expect(part(island, '#_menu')).not.toHaveProperty('hidePopover');
  await press(part(island, '#_menu button'));
  expect(signOut).toHaveBeenCalledOnce();
});
