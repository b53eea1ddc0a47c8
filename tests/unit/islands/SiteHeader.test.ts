// @vitest-environment jsdom
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import arabic from '../../../content/locales/ar/common.json' with { type: 'json' };
import english from '../../../content/locales/en/common.json' with { type: 'json' };
import { editionPath } from '../../../src/core/addresses.ts';
import { languages } from '../../../src/core/languages.ts';
import { navigation } from '../../../src/core/navigation.ts';
import { SiteHeader } from '../../../src/islands/SiteHeader.tsx';
import { signOut } from '../../../src/services/auth.ts';
import { filled, hydrated, part, prebuilt, press } from './show.ts';

vi.mock('../../../src/services/auth.ts', () => ({ signOut: vi.fn(), currentSession: vi.fn() }));
beforeEach(() => vi.mocked(signOut).mockReset());

const header = (address: string, page = address, language = 'en', common = english) =>
  createElement(
    SiteHeader,
    { language, words: { common: filled(common) }, address, page },
    createElement('b', null, 'Brand'),
  );
const links = (root: ParentNode, selector: string) =>
  Array.from(root.querySelectorAll(`${selector} a`), (link) => link.getAttribute('href'));

test('the bar is named, and its menu is there twice: side by side without Home, and behind a toggle with it', () => {
  const island = prebuilt(header('/about'));
  expect(part(island, 'nav').getAttribute('aria-label')).toBe(english.navigation.label);
  expect(part(island, 'nav b').textContent).toBe('Brand');
  const paths = navigation.map(({ path }) => path);
  expect(links(island, '#_menu')).toEqual([...paths, '/contact']);
  expect(links(island, '.menu-wide')).toEqual([
    ...paths.filter((path) => path !== '/'),
    '/contact',
  ]);
  expect(part(island, '[popovertarget=_menu]').textContent).toBe(english.navigation.menu);
  expect(part(island, '#_menu').getAttribute('popover')).toBe('auto');
});

test('the page itself is the current one of both menus; an alias of it is none', () => {
  const current = (island: HTMLElement) =>
    Array.from(island.querySelectorAll('[aria-current=page]'), (link) => link.getAttribute('href'));
  expect(current(prebuilt(header('/about')))).toEqual(['/about', '/about']);
  expect(current(prebuilt(header('/system-status', '/status')))).toEqual([]);
});

test('links stay in the edition, in its words', () => {
  const island = prebuilt(header('/about', '/about', 'ar', arabic), 'ar');
  expect(links(island, '#_menu').every((href) => /^\/ar(\/|$)/.test(href ?? ''))).toBe(true);
  expect(part(island, '#_menu [href="/ar"]').textContent).toBe(arabic.navigation.home);
});

test('the picker leads to each edition of the page by the name, language and direction of its own', () => {
  const island = prebuilt(header('/terms', '/legal/terms-of-service', 'ar', arabic), 'ar');
  const seen = Array.from(island.querySelectorAll<HTMLElement>('#_languages a'), (link) => ({
    href: link.getAttribute('href'),
    code: link.lang,
    to: link.getAttribute('hreflang'),
    dir: link.dir,
    name: link.textContent,
    current: link.getAttribute('aria-current'),
  }));
  expect(seen).toEqual(
    languages.map(({ code, dir, nativeName }) => ({
      href: editionPath('/legal/terms-of-service', code),
      code,
      to: code,
      dir,
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
  const banner = (island: HTMLElement) => part(island, 'aside');
  expect(banner(prebuilt(header('/'))).hidden).toBe(true);
  const shown = banner(prebuilt(header('/', '/', 'ar', arabic), 'ar'));
  expect([shown.hidden, shown.getAttribute('aria-label')]).toEqual([false, arabic.banner.title]);
  expect(shown.textContent).toBe(`${arabic.banner.title} ${arabic.banner.disclaimer}`);
});

test('what the bar offers to visitors and to those who are signed in is marked for the styles', () => {
  const island = prebuilt(header('/'));
  const marked = (mark: string) => Array.from(island.querySelectorAll(`#_menu .${mark}`));
  expect(marked('signed-out').map((one) => part(one, 'a').getAttribute('href'))).toEqual([
    '/signin',
  ]);
  const [resources, leave, ...more] = marked('signed-in');
  expect(more).toEqual([]);
  expect(resources && part(resources, 'a').getAttribute('href')).toBe('/developers/resources');
  expect(leave?.textContent).toBe(`${english.navigation.signedIn} ${english.navigation.signOut}`);
});

test('signing out works from both menus, and closes the panel', async () => {
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
  const island = await hydrated(header('/'));
  expect(part(island, '#_menu')).not.toHaveProperty('hidePopover');
  await press(part(island, '#_menu button'));
  expect(signOut).toHaveBeenCalledOnce();
});
