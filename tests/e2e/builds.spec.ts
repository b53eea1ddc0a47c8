import { expect, type Page } from '@playwright/test';
import { patchAddress } from '../../src/browser/language-switch/protocol.ts';
import { splitAddress } from '../../src/core/addresses.ts';
import type { LanguageCode } from '../../src/languages/list.ts';
import { type Built, buildOtherwise, type Change } from './support/other-build.ts';
import { sampled } from './support/sample.ts';
import { present } from './support/site.ts';
import { test } from './support/test.ts';
import { frames } from './support/waits.ts';

// The site is built every night, and pages of yesterday are still open, in the caches of browsers and of the network. A page is
// in one language, whole, or it is another page.
test.use({ expectedErrors: /Failed to load resource/ });

const text = present('/refund-disputes');
const hub = present('/legal');
const paths = ['/about', text, hub, '/'];
/** In a sample a page that is composed and a text. */
const few = sampled(paths, ['/about', text]);

/** A paragraph more, at the beginning of the text. */
const paragraph: Change = (html, language) =>
  html.replace(/(<h1\b.*?<\/h1>)/s, `$1<p>One paragraph more, in ${language}.</p>`);
/** Only a sentence is another one: all elements are the same. */
const sentence: Change = (html, language) =>
  html.replace(/(<h1\b[^>]*>)/, `$1Once, in ${language}: `);

async function otherBuild(
  page: Page,
  path: string,
  change: Change,
  to: LanguageCode = 'fr',
): Promise<Built> {
  const { language, path: english } = splitAddress(path);
  const built = await buildOtherwise(page.request, english, change, [language, to]);
  expect(built.html).not.toBe(await (await page.request.get(path)).text());
  return built;
}

/** The page comes from the other build; all else is of this one. */
const serve = (page: Page, path: string, { html }: Built) =>
  page.route(
    (url) => url.pathname === path,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );

/** All that a page says, without white space. */
const words = (page: Page) =>
  page.evaluate(() =>
    [document.title, document.documentElement.lang, document.body.textContent]
      .join(' ')
      .replace(/\s+/g, ' '),
  );

/** What a page says that was never asked to change its language. */
async function wordsOf(page: Page, path: string): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(path);
  const said = await words(other);
  await other.close();
  return said;
}

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'));
const refused = (page: Page) =>
  page.waitForEvent('console', (message) =>
    message.text().startsWith('The language could not be changed.'),
  );

async function press(page: Page, code: string): Promise<void> {
  await page.locator('[popovertarget=_languages]').click();
  await page.locator(`#_languages a[hreflang=${code}]`).click();
}

/** A press leads to the edition, which is French throughout and kept as the choice. */
async function expectEdition(page: Page, path: string): Promise<void> {
  const address = `/fr${path}`.replace(/\/$/, '');
  const pressed = refused(page);
  await press(page, 'fr');
  const reason = (await pressed).text();
  expect(reason).toContain('No texts in “fr”');
  await page.waitForURL(address);
  await expect.poll(() => words(page)).toBe(await wordsOf(page, address));
  expect(await kept(page)).toBe('fr');
}

/** Where nobody has pressed, the page stays English throughout, and is the page that it was. */
async function expectEnglish(page: Page, path: string, english: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('main h1')).toBeVisible();
  await frames(page);
  expect((await words(page)).replace(/\s+/g, ' ')).toBe(english);
  expect(new URL(page.url()).pathname).toBe(path);
}

/** What a page says before any language is found. */
async function englishOf(page: Page, path: string): Promise<string> {
  await page.goto(`${path}?lang=en`);
  return words(page);
}

test('a page of another build, of which a sentence alone is another, leads to the edition after a press', async ({
  page,
}) => {
  for (const path of sampled(paths, [text, '/'])) {
    await serve(page, path, await otherBuild(page, path, sentence));
    await page.goto(path);
    await expectEdition(page, path);
    await page.evaluate(() => localStorage.clear());
  }
});

test('a page of another build stays English where only detection asks', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { get: () => ['fr-FR'] }),
  );
  for (const path of few) {
    await serve(page, path, await otherBuild(page, path, paragraph));
    const english = await englishOf(page, path);
    await page.evaluate(() => localStorage.clear());
    const said = refused(page);
    await page.goto(path);
    await said;
    await expectEnglish(page, path, english);
    expect(await kept(page)).toBeNull();
  }
});

test('Back to a page of another build leaves it English, whatever was chosen since', async ({
  page,
}) => {
  await serve(page, text, await otherBuild(page, text, paragraph));
  const english = await englishOf(page, text);
  await page.goto('/about');
  await press(page, 'fr');
  await expect(page).toHaveURL('/about?lang=fr');
  const said = refused(page);
  await page.goBack();
  await said;
  await expectEnglish(page, text, english);
});

test('a patch of another build is refused at the address of this one', async ({ page }) => {
  for (const path of few) {
    const { patch } = await otherBuild(page, path, paragraph);
    await page.route('**/patches/en-fr/**', (route) => route.fulfill({ body: patch }));
    const english = await englishOf(page, path);
    const said = refused(page);
    await page.goto(`${path}?lang=fr`);
    expect((await said).text()).toContain('of another build');
    await expectEnglish(page, path, english);
    await expectEdition(page, path);
    await page.unroute('**/patches/en-fr/**');
    await page.evaluate(() => localStorage.clear());
  }
});

test('a page and a patch of one other build belong together', async ({ page }) => {
  for (const path of few) {
    const build = await otherBuild(page, path, paragraph);
    await serve(page, path, build);
    await page.route(`**${build.address}`, (route) => route.fulfill({ body: build.patch }));
    await page.goto(`${path}?lang=fr`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('main')).toContainText('One paragraph more, in fr.');
  }
});

test('no cache keeps that a patch is missing', async ({ request }) => {
  const missing = await request.get('/patches/en-fr/about.00000000.patch');
  expect(missing.status()).toBe(404);
  const html = await (await request.get('/about')).text();
  const [, name = ''] = / data-page="([^"]+)"/.exec(html) ?? [];
  const there = await request.get(patchAddress(name, 'en', 'fr'));
  expect(there.status()).toBe(200);
  expect(there.headers()['content-type']).toBe('text/html; charset=utf-8');
  for (const answer of [missing, there]) {
    expect(answer.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  }
});
