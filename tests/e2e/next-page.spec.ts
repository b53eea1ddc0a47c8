// The next page is prepared while a link to it is pointed at, and shown when the link is pressed.
import { test as base, expect } from '@playwright/test';
import { sessionKey, toastKey } from '../../src/core/session-keys.ts';
import { languages } from '../../src/languages/list.ts';
import { type PlainBrowser, startPlainBrowser } from './support/plain-browser.ts';
import { firstVersion } from './support/site.ts';

const test = base.extend<{ browsed: PlainBrowser }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs.
  browsed: async ({}, use) => {
    const browsed = await startPlainBrowser();
    await use(browsed);
    await browsed.close();
  },
});

const linkTo = (path: string) => `:is(.bar, footer) a[href="${path}"]`;
const activated = "performance.getEntriesByType('navigation')[0].activationStart > 0";
const asked = "performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)";
const store = (area: string, key: string, text: string) =>
  `${area}.setItem(${JSON.stringify(key)}, ${JSON.stringify(text)})`;

test('a page that is pointed at is prepared, stores and loads nothing, and is shown when it is pressed', async ({
  browsed,
}) => {
  await browsed.open('/about');
  await browsed.point(linkTo('/search'));
  await browsed.prepared('/search');
  const searched = /^\/search\/en-first\.json$/m;
  expect((await browsed.read<string[]>(asked, '/search')).join('\n')).not.toMatch(searched);
  await browsed.press(linkTo('/search'));
  await browsed.arrived('/search');
  expect(await browsed.read(activated)).toBe(true);
  await expect.poll(async () => (await browsed.read<string[]>(asked)).join('\n')).toMatch(searched);
  expect(
    await browsed.read('[localStorage.length, sessionStorage.length, document.cookie]'),
  ).toEqual([0, 0, '']);
});

test('signing in, guarded pages, files, and addresses that choose or ask are never prepared', async ({
  browsed,
}) => {
  const prepared = ['/legal/answers', '/de/legal/answers', '/contact?topic=merchant'];
  const never = [
    ...['/signin', '/developers/resources', '/restricted', '/ar/signin', '/ar/restricted'],
    ...[
      `${firstVersion('/legal/terms-of-service').path}.pdf`,
      '/status/history.atom',
      '/scripts/x.js',
    ],
    ...['/about?lang=ar', '/about?a=1&lng=ar', '/search?q=refund', '/ar/search?q=x#_results'],
  ];
  await browsed.open('/licences');
  await browsed.read(`document.querySelector('main').append(...${JSON.stringify([...never, ...prepared])}.map((href) =>
    Object.assign(document.createElement('a'), { href, textContent: href })))`);
  await expect.poll(browsed.candidates).toEqual(expect.arrayContaining(prepared));
  expect(browsed.candidates().filter((address) => never.includes(address))).toEqual([]);
});

test('nothing is prepared for a visitor who saves data', async ({ browsed }) => {
  await browsed.saveData();
  await browsed.open('/about');
  await browsed.point(linkTo('/search'));
  await browsed.read('new Promise((resolve) => setTimeout(resolve, 1000))');
  expect(browsed.candidates()).toEqual([]);
  // It is the mark that keeps the links: without it they are candidates at once.
  await browsed.read('document.documentElement.removeAttribute("data-saves")');
  await expect.poll(browsed.candidates).toContain('/search');
});

test('a language that is chosen after a page was prepared is that of the page', async ({
  browsed,
}) => {
  const path = '/legal/privacy-policy';
  for (const code of ['ar', 'en']) {
    await browsed.open('/about');
    await browsed.point(linkTo(path));
    await browsed.prepared(path);
    await browsed.press('[popovertarget=_languages]');
    await browsed.press(`#_languages a[hreflang=${code}]`);
    await expect.poll(() => browsed.read('localStorage.i18nextLng')).toBe(code);
    await browsed.press(linkTo(path));
    await browsed.arrived(path);
    expect(await browsed.read(activated), code).toBe(true);
    const is = `[window.languageSwitch.shown, document.documentElement.lang, 'hold' in document.documentElement.dataset]`;
    await expect.poll(() => browsed.read(is)).toEqual([code, code, false]);
    expect(await browsed.read('document.dir')).toBe(languages.find((l) => l.code === code)?.dir);
    // A language that was only found is not named.
    expect(await browsed.read('location.search')).toBe('');
  }
});

test('a session and a message are those of the moment in which the page is opened', async ({
  browsed,
}) => {
  await browsed.open('/about');
  await browsed.point(linkTo('/'));
  await browsed.prepared('/');
  const toast = JSON.stringify({ kind: 'success', title: 'Kept', text: 'For the next page.' });
  await browsed.read(store('sessionStorage', toastKey, toast));
  await browsed.read(store('localStorage', sessionKey, '{}'));
  await browsed.press(linkTo('/'));
  await browsed.arrived('/');
  expect(await browsed.read(activated)).toBe(true);
  expect(await browsed.read('document.documentElement.hasAttribute("data-session")')).toBe(true);
  await expect
    .poll(() => browsed.read('document.querySelector(".toast")?.textContent'))
    .toContain('Kept');
  expect(await browsed.read(`sessionStorage.getItem(${JSON.stringify(toastKey)})`)).toBeNull();
});

test('nothing in the pages refuses the memory of Back and Forward', async ({ browsed }) => {
  await browsed.open('/about');
  await browsed.read('window.left = true');
  await browsed.point(linkTo('/legal'));
  await browsed.prepared('/legal');
  await browsed.press(linkTo('/legal'));
  await browsed.arrived('/legal');
  await browsed.read('history.back()');
  await browsed.arrived('/about');
  // A browser may have no such memory, and says so; the page gives no reason.
  if (!(await browsed.read('window.left'))) {
    await expect.poll(() => browsed.refusals().length).toBeGreaterThan(0);
  }
  expect(browsed.refusals().filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
});
