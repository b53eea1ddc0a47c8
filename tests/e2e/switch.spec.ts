import { expect, type Page } from '@playwright/test';
import { languages } from '../../src/languages/list.ts';
import { addresses, corpus } from '../content/real-content.ts';
import { isWhole, sampled } from './support/sample.ts';
import { englishPages } from './support/site.ts';
import { test } from './support/test.ts';

/**
 * All that a body says, to eyes and to assistive technology, as lines: texts, the attributes that are read aloud, languages and
 * directions. Of the page itself, or of another that is asked for.
 */
const sayings = (page: Page, address?: string) =>
  page.evaluate(async (address) => {
    const loaded = () =>
      new Promise<Document>((resolve) => {
        const xhr = new XMLHttpRequest();
        xhr.open('GET', address ?? '');
        xhr.responseType = 'document';
        xhr.onload = () => resolve(xhr.response);
        xhr.send();
      });
    const { body } = address ? await loaded() : document;
    return [...body.querySelectorAll('*')].flatMap((element) => {
      if (element.matches('script, style, noscript, textarea')) return [];
      const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const words = texts.map(({ nodeValue }) => nodeValue?.replace(/\s+/g, ' ').trim());
      const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'lang', 'dir', 'hidden'];
      const read = attributes.map((name) => element.getAttribute(name) ?? '');
      const said = [...words, ...read].filter(Boolean).join(' | ');
      return said ? [`<${element.localName}> ${said}`] : [];
    });
  }, address);

const choose = (page: Page, code: string) =>
  page.evaluate((code) => window.languageSwitch?.choose(code), code);

/** The English pages that anybody sees: /developers/resources leads away who has not signed in. In a sample every second one. */
const everyPage = englishPages.filter((path) => path !== '/developers/resources');
const paths = sampled(
  everyPage,
  everyPage.filter((_, index) => index % 2 === 0),
);

/** Every address that a page leads to, in its links and in what its islands were given. */
const addressesOn = (page: Page) =>
  page.evaluate(() => {
    const inProps = (value: unknown): string[] => {
      if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
      return Object.values(Object(value)).flatMap(inProps);
    };
    return {
      // A sentence of another language may name them in another order; a translation stands beside its English, and has its files,
      // below its own language. The letters of an index are those of its words, and lead to their places in the page.
      links: [
        ...document.querySelectorAll(
          '[href]:not([href$="/bilingual"], [hreflang][type], main nav [href^="#_"])',
        ),
      ]
        .map((link) => link.getAttribute('href'))
        .sort(),
      lost: [...document.querySelectorAll<HTMLAnchorElement>('main nav [href^="#_"]')]
        .map(({ hash }) => decodeURIComponent(hash.slice(1)))
        .filter((id) => !document.getElementById(id)),
      given: [...document.querySelectorAll('astro-island')].map((island) =>
        inProps(JSON.parse(island.getAttribute('props') ?? '{}')),
      ),
    };
  });

// A change takes a few frames.
const soon = { intervals: [20, 40, 80, 160, 320] };

test('every page says in every language what its edition says, leads where it led, and says in English again what it said', async ({
  page,
}) => {
  test.slow();
  const [, ...others] = languages;
  // Before anything hydrates, so that what islands are given is what the change of language leaves them.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  for (const [index, path] of paths.entries()) {
    await page.goto(path);
    const [english, places] = [await sayings(page), await addressesOn(page)];
    // Documents are of one kind: each in two languages, and so each language on several of them. In a sample all pages.
    const isShared = corpus.documentsById.has(path.slice(1)) || !isWhole;
    for (const { code } of others.filter((_, at) => !isShared || (at + index) % 3 === 0)) {
      await choose(page, code);
      const edition = await sayings(page, path === '/' ? `/${code}` : `/${code}${path}`);
      const message = `${path} in ${code}`;
      await expect.poll(() => sayings(page), { message, ...soon }).toEqual(edition);
      expect(await addressesOn(page), message).toEqual(places);
    }
    await choose(page, 'en');
    const message = `${path} in English again`;
    await expect.poll(() => sayings(page), { message, ...soon }).toEqual(english);
    expect(await addressesOn(page), message).toEqual(places);
  }
});

test('an alias leads where it led in another language, too', async ({ page }) => {
  // Former addresses have editions too, whose pickers lead to others.
  const aliases = addresses
    .filter(({ kind, language }) => kind === 'alias' && language === 'en')
    .map(({ path }) => path);
  // An alias is the page of its document under another address.
  for (const path of sampled(aliases, aliases.slice(0, 2))) {
    await page.goto(path);
    const before = await addressesOn(page);
    await choose(page, 'fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await addressesOn(page), path).toEqual(before);
    await choose(page, 'en');
    expect(await addressesOn(page), path).toEqual(before);
  }
});

test.describe('a form that is rendered anew in another language', () => {
  // React says that it found the page changed.
  test.use({ expectedErrors: /Minified React error #418/ });

  test('leads to English addresses on an English address, and keeps what was typed', async ({
    page,
  }) => {
    const links = () =>
      page
        .locator('form a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto('/contact');
    const english = await links();
    expect(english.length).toBeGreaterThan(0);
    await choose(page, 'fr');
    // Typed without an event, which would bring the form to life.
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      for (const field of form.querySelectorAll('textarea')) field.value = 'Typed by hand.';
      form.prepend(document.createElement('section'));
    });
    await page.locator('#_name').focus();
    await expect(page.locator('form section')).toHaveCount(0);
    expect(await links()).toEqual(english);
    await expect(page.locator('#_message')).toHaveValue('Typed by hand.');
    await expect(page.locator('#_message-hint bdi')).toHaveText('14/2000');
  });
});

test.describe('a page that something else has changed', () => {
  test('changes its language around what stands in between', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate(() => {
      for (const parent of [document.body, document.querySelector('main .wrap')]) {
        parent?.prepend(
          Object.assign(document.createElement('extension-bar'), { textContent: 'Notes' }),
        );
        parent?.append(Object.assign(document.createElement('div'), { textContent: 'More' }));
      }
    });
    await choose(page, 'de');
    await expect(page.locator('extension-bar')).toHaveText(['Notes', 'Notes']);
    const theirs = (line: string) => !/^<(extension-bar|div)> (Notes|More)$/.test(line);
    expect((await sayings(page)).filter(theirs)).toEqual(await sayings(page, '/de/about'));
  });

  test('takes texts back that a translation of the browser’s own has replaced', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.evaluate((name) => {
      for (const element of document.querySelectorAll('main h1, main p')) {
        for (const node of [...element.childNodes]) {
          if (node.nodeType !== Node.TEXT_NODE) continue;
          const font = document.createElement(name);
          font.textContent = `[${node.nodeValue}]`;
          node.replaceWith(font);
        }
      }
    }, 'font');
    await choose(page, 'de');
    await expect(page.locator('main h1 font')).toHaveCount(0);
    expect((await sayings(page)).filter((line) => line.startsWith('<h1>'))).toEqual(
      (await sayings(page, '/de/about')).filter((line) => line.startsWith('<h1>')),
    );
  });
});

test.describe('a reader far from UTC', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('has times with those of the reader in every language, and in English again', async ({
    page,
  }) => {
    await page.goto('/status');
    const english = await sayings(page);
    expect(english.filter((line) => /UTC.* \(.*GMT\+5:30\)/.test(line))).not.toEqual([]);
    for (const code of ['ar', 'zh', 'en']) {
      await choose(page, code);
      const edition = await sayings(page, code === 'en' ? '/status' : `/${code}/status`);
      const utc = (lines: string[]) =>
        lines.map((line) => line.replace(/ \([^()]*\+5:30[^()]*\)|（[^（）]*\+5:30[^（）]*）/, ''));
      await expect.poll(async () => utc(await sayings(page)), code).toEqual(utc(edition));
    }
    expect(await sayings(page)).toEqual(english);
  });
});

// A document of which no language has the text yet says the same in all, and nothing moves.
const translated = addresses.filter(({ path }) => path.endsWith('/bilingual'));
const longest = translated.find(({ page }) => page.startsWith('/legal/')) ?? translated[0];

test('the paragraph that is read stays where it was while the text of a document changes', async ({
  page,
}) => {
  test.skip(!longest, 'no document is translated');
  const { page: bilingual = '', language = 'fr' } = longest ?? {};
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${bilingual.replace(/\/bilingual$/, '')}?lang=en`);
    await page.waitForFunction(() => window.languageSwitch);
    const moved = await page.evaluate(async (code) => {
      const paragraphs = [...document.querySelectorAll('.prose section > p:not([class])')];
      const read = paragraphs[Math.floor(paragraphs.length / 2)];
      if (!read) throw new Error('The document has no paragraphs.');
      // The eye rests on its first line, a third of the way down the screen.
      scrollBy(0, read.getBoundingClientRect().top - innerHeight / 3 + 5);
      // The browser has painted, and knows no place to keep from before.
      const frames = async (count: number) => {
        for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
      };
      await frames(3);
      const top = () => read.getBoundingClientRect().top;
      const before = { top: top(), text: read.textContent };
      const places = new Set<number>();
      const watch = () => {
        // A page scrolls by whole pixels, so half of one may be left.
        places.add(Math.abs(Math.round(top() - before.top)));
        requestAnimationFrame(watch);
      };
      requestAnimationFrame(watch);
      await window.languageSwitch?.choose(code);
      await frames(30);
      return { places: [...places], isChanged: read.textContent !== before.text };
    }, language);
    expect(moved, `${width} px`).toEqual({ places: [0], isChanged: true });
  }
});
