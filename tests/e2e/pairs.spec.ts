import { expect, type Page } from '@playwright/test';
import { type LanguageCode, languageOf, languages } from '../../src/languages/list.ts';
import { sampled } from './support/sample.ts';
import { present } from './support/site.ts';
import { test } from './support/test.ts';
import { hold } from './support/waits.ts';

// From every language to every other, by every way in which a visitor comes to one; in a sample by every way from some languages.
// Each page is loaded seldom and changed often.

const codes = languages.map(({ code }) => code);
const others = codes.filter((code) => code !== 'en');

/** Every pair once, as one walk that ends where it begins. */
function walkFrom(start: LanguageCode): LanguageCode[] {
  const left = new Map(codes.map((code) => [code, codes.filter((other) => other !== code)]));
  const [walk, open]: [LanguageCode[], LanguageCode[]] = [[], [start]];
  for (let at = open.at(-1); at; at = open.at(-1)) {
    const next = left.get(at)?.pop();
    if (next) open.push(next);
    else walk.unshift(...open.splice(-1));
  }
  return walk.slice(1);
}

type Saying = {
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  readonly heading: string | undefined;
  readonly link: string | undefined;
};
type State = Saying & {
  readonly current: readonly string[];
  readonly stored: string | null;
  readonly address: string;
};

/** What the editions of a page say, as the host has them. */
const editionsOf = (page: Page, path: string) =>
  page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(
          ([code, address]) =>
            new Promise<[string, Saying]>((resolve) => {
              const xhr = new XMLHttpRequest();
              xhr.open('GET', address);
              xhr.responseType = 'document';
              xhr.onload = () => {
                const edition: Document = xhr.response;
                const { lang, dir } = edition.documentElement;
                const said = (selector: string) => edition.querySelector(selector)?.textContent;
                const [heading, link] = [said('h1'), said('#_menu a')];
                resolve([code, { lang, dir, title: edition.title, heading, link }]);
              };
              xhr.send();
            }),
        ),
      ).then((all) => Object.fromEntries(all)),
    codes.map((code) => [code, code === 'en' ? path : `/${code}${path}`] as const),
  );

/** All that tells a visitor, a screen reader or the next page which language this is. */
const stateOf = (page: Page) =>
  page.evaluate((): State => {
    const { lang, dir } = document.documentElement;
    const said = (selector: string) => document.querySelector(selector)?.textContent;
    const links = document.querySelectorAll<HTMLAnchorElement>('#_languages [aria-current]');
    return {
      ...{ lang, dir, title: document.title, heading: said('h1'), link: said('#_menu a') },
      current: [...links].map(({ hreflang }) => hreflang),
      stored: localStorage.getItem('i18nextLng'),
      address: location.pathname + location.search,
    };
  });

type Kept = Pick<State, 'stored' | 'address'>;
type Editions = Readonly<Record<string, Saying>>;

/** Whether the page is in a language in every respect. */
async function expectLanguage(
  page: Page,
  editions: Editions,
  code: LanguageCode,
  kept: Kept,
  how: string,
): Promise<void> {
  const { dir } = languageOf(code);
  // A change takes a few frames.
  await expect
    .poll(() => stateOf(page), { message: how, intervals: [20, 40, 80, 160, 320] })
    .toEqual({ ...editions[code], lang: code, dir, current: [code], ...kept });
}

/** Presses the link of a language in the picker. */
const press = (page: Page, code: string) =>
  page
    .locator(`#_languages a[hreflang=${code}]`)
    .evaluate((link: HTMLAnchorElement) => link.click());

/** The address of a page that is shown in a language. */
type Named = (code: LanguageCode) => string;
const byParameter =
  (path: string): Named =>
  (code) =>
    code === 'en' ? path : `${path}?lang=${code}`;
const byEdition =
  (path: string): Named =>
  (code) =>
    code === 'en' ? path : `/${code}${path}`;

/** Chooses languages one after the other, and looks at the page after each. */
async function walk(
  page: Page,
  editions: Editions,
  named: Named,
  through: readonly LanguageCode[],
  how: string,
): Promise<void> {
  for (const [index, code] of through.entries()) {
    await press(page, code);
    const kept = { stored: code, address: named(code) };
    const way = [how, ...through.slice(0, index + 1)].slice(-3).join(', then ');
    await expectLanguage(page, editions, code, kept, way);
  }
}

/** Every language after this one, and back to it. */
const around = (code: LanguageCode) => [
  ...codes.slice(codes.indexOf(code) + 1),
  ...codes.slice(0, codes.indexOf(code) + 1),
];

const composed = '/about';
const form = '/contact';
const text = present('/cookies-policy');

for (const path of [composed, text, form]) {
  test(`languages chosen on the standing page: ${path}`, async ({ page }) => {
    await page.goto(path);
    const editions = await editionsOf(page, path);
    await expectLanguage(page, editions, 'en', { stored: null, address: path }, path);
    // In a sample one page goes through every pair.
    const through = path === form ? walkFrom('en') : sampled(walkFrom('en'), around('en'));
    await walk(page, editions, byParameter(path), through, path);
    if (path !== form) return;
    // Once more with the bar and the form alive.
    await page.locator('header a').first().focus();
    await expect(page.locator('astro-island[ssr]:is(:has(form), :has(header))')).toHaveCount(0);
    await walk(page, editions, byParameter(path), around('en'), 'with islands alive');
  });

  test(`from a language that the address names to every other: ${path}`, async ({ page }) => {
    const starts = sampled(others, path === composed ? ['ar', 'de'] : ['zh']);
    for (const [index, code] of starts.entries()) {
      const name = index % 2 ? 'lng' : 'lang';
      await page.addInitScript(() => localStorage.clear());
      await page.goto(`${path}?${name}=${code}`);
      const editions = await editionsOf(page, path);
      const named = byParameter(path);
      const how = `${path}?${name}=${code}`;
      await expectLanguage(page, editions, code, { stored: code, address: named(code) }, how);
      // Every pair is walked on the composed page, and above on each.
      const all = path === composed ? around(code) : around(code).slice(0, 1);
      await walk(page, editions, named, ['en', code, 'en', ...all], how);
    }
  });
}

test('from a language that is stored to every other', async ({ page }) => {
  await page.goto(composed);
  const editions = await editionsOf(page, composed);
  const named = byParameter(composed);
  for (const code of sampled(others, ['hi', 'fr'])) {
    await page.evaluate((code) => localStorage.setItem('i18nextLng', code), code);
    await page.goto(composed);
    const how = `${code} stored`;
    await expectLanguage(page, editions, code, { stored: code, address: composed }, how);
    await walk(page, editions, named, ['en', ...around(code)], how);
    // The next page is in the language that was chosen last.
    await walk(page, editions, named, ['en'], how);
    await page.goto(composed);
    await expectLanguage(page, editions, 'en', { stored: 'en', address: composed }, how);
  }
});

test('from the browser’s language to every other', async ({ browser, baseURL }) => {
  const named = byParameter(composed);
  for (const code of sampled(others, ['es', 'ar'])) {
    const context = await browser.newContext({ locale: code, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(composed);
    const editions = await editionsOf(page, composed);
    const how = `a browser in ${code}`;
    await expectLanguage(page, editions, code, { stored: null, address: composed }, how);
    await walk(page, editions, named, ['en', code, 'en', ...around(code)], how);
    await context.close();
  }
});

test('from an edition with a form to every other, under its address', async ({ page }) => {
  const named = byEdition(form);
  for (const code of sampled(others, ['ar', 'fr', 'zh'])) {
    await page.addInitScript(() => localStorage.clear());
    await page.goto(named(code));
    await page.waitForFunction(() => window.languageSwitch);
    const editions = await editionsOf(page, form);
    const how = named(code);
    await expectLanguage(page, editions, code, { stored: null, address: how }, how);
    await walk(page, editions, named, ['en', code, 'en', ...around(code)], how);
  }
});

test('a form that came to life before the switch was there changes with its page', async ({
  page,
}) => {
  const named = byEdition(form);
  const release = await hold(page, '**/edition.js');
  await page.goto(named('hi'), { waitUntil: 'commit' });
  await expect(page.locator('astro-island:not([ssr]) form')).toBeVisible();
  await page.locator('header a').first().focus();
  await expect(page.locator('astro-island:not([ssr], [data-hydrating]) header')).toBeVisible();
  release();
  await page.waitForFunction(() => window.languageSwitch);
  const editions = await editionsOf(page, form);
  await walk(page, editions, named, ['en', 'ar', 'hi'], 'with islands alive before');
});

test('a page that the browser has kept is in the language that was chosen since', async ({
  page,
}) => {
  await page.goto(`${composed}?lang=ar`);
  const editions = await editionsOf(page, composed);
  const named = byParameter(composed);
  for (const code of [...others.toReversed(), 'en', 'ar', 'en'] as const) {
    await page.evaluate((code) => {
      localStorage.setItem('i18nextLng', code);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, code);
    await expectLanguage(page, editions, code, { stored: code, address: named(code) }, code);
  }
});
