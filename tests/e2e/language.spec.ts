import { expect, type Page } from '@playwright/test';
import { openForm } from './support/forms.ts';
import { sampled } from './support/sample.ts';
import { firstVersion, present, wordsIn } from './support/site.ts';
import { test } from './support/test.ts';
import {
  answered,
  frames,
  hold,
  holdWithoutEnd,
  requestsOf,
  shortenWaits,
} from './support/waits.ts';

/** The words of a page's content, without white space that no reader sees. */
const words = (page: Page) =>
  page.locator('main').evaluate((main: HTMLElement) => main.innerText.replace(/\s+/g, ' ').trim());

async function wordsOf(page: Page, path: string): Promise<string> {
  const other = await page.context().newPage();
  await other.goto(path);
  const text = await words(other);
  await other.close();
  return text;
}

/** The page shows the words of another, once what holds its first paint has let go. */
async function showsWordsOf(page: Page, path: string): Promise<void> {
  const expected = await wordsOf(page, path);
  await expect.poll(() => words(page)).toBe(expected);
}

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('[popovertarget=_languages]').click();
  await page.locator('#_languages').getByRole('link', { name }).click();
}

const lang = (page: Page) => page.locator('html');

/** The language that is stored as a choice: once it is there, a cookie that would outrank it is gone. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('i18nextLng'));

test.describe('choosing a language on an English address', () => {
  test('changes text, direction, title, address and banner in place, and stores the choice', async ({
    page,
  }) => {
    await page.goto('/about?topic=x#_main');
    const history = await page.evaluate(() => window.history.length);
    await page.evaluate(() => Reflect.set(window, 'stays', true));
    await choose(page, 'العربية');
    await expect(lang(page)).toHaveAttribute('lang', 'ar');
    await expect(lang(page)).toHaveAttribute('dir', 'rtl');
    await expect(page).toHaveURL('/about?topic=x&lang=ar#_main');
    expect(await kept(page)).toBe('ar');
    expect(await page.evaluate(() => window.history.length)).toBe(history);
    expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBe(true);
    await expect(page.locator('.banner')).toBeVisible();
    await showsWordsOf(page, '/ar/about');
    const edition = await page.context().newPage();
    await edition.goto('/ar/about');
    expect(await page.title()).toBe(await edition.title());
    // Links stay unprefixed on an English address.
    await expect(page.getByRole('contentinfo').getByRole('link').nth(2)).toHaveAttribute(
      'href',
      '/legal',
    );
  });

  test('goes back to English without a request, and names it by no parameter', async ({ page }) => {
    await page.goto('/about');
    const english = await words(page);
    await choose(page, 'العربية');
    await expect(lang(page)).toHaveAttribute('lang', 'ar');
    const requests = requestsOf(page);
    await choose(page, 'English');
    await expect(lang(page)).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/about');
    // What is below the screen comes a frame later.
    await expect.poll(() => words(page)).toBe(english);
    expect(requests.filter((path) => path.includes('/about'))).toEqual([]);
    await expect(page.locator('.banner')).toBeHidden();
    await choose(page, 'العربية');
    await expect(lang(page)).toHaveAttribute('lang', 'ar');
    expect(requests.filter((path) => path.includes('/about'))).toEqual([]);
  });

  test('is made ready by the open picker, and the edition by a link that is pointed at', async ({
    page,
  }) => {
    await page.goto('/about');
    const requests = requestsOf(page);
    await page.locator('[popovertarget=_languages]').press('Enter');
    await expect.poll(() => requests.filter((path) => path.includes('switch'))).toHaveLength(1);
    const patches = () => requests.filter((path) => path.startsWith('/patches/en-ar/about.'));
    expect(patches()).toEqual([]);
    await page.locator('#_languages').getByRole('link', { name: 'العربية' }).hover();
    await expect.poll(patches).toHaveLength(1);
    await expect(lang(page)).toHaveAttribute('lang', 'en');
    // What made its letters ready is gone, and was seen by nobody.
    await expect(page.locator('html > *')).toHaveCount(2);
  });

  test('leaves an English legal text as it stands', async ({ page }) => {
    await page.goto(firstVersion('/legal/terms-of-service').path);
    const looks = () =>
      page.locator('.prose [lang=en] :is(h2, p):not([role=note] *, .since)').evaluateAll((parts) =>
        parts.map((part) => {
          const { fontFamily, fontWeight, lineHeight, direction } = getComputedStyle(part);
          const { width, height } = part.getBoundingClientRect();
          return [fontFamily, fontWeight, lineHeight, direction, width, height].join();
        }),
      );
    const english = await looks();
    expect(english).not.toEqual([]);
    await choose(page, 'العربية');
    await expect(lang(page)).toHaveAttribute('lang', 'ar');
    expect(await looks()).toEqual(english);
  });

  for (const width of [390, 1280]) {
    test(`little more than the screen of a document is laid out before its text has changed: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/legal/terms-of-service');
      const [held, changed] = await page.evaluate(async () => {
        const all = [...document.querySelectorAll('main *')];
        const laidOut = () => all.filter((part) => part.checkVisibility()).length / all.length;
        // What a visitor of another language waits behind.
        document.documentElement.dataset['hold'] = 'top';
        const whileHeld = laidOut();
        delete document.documentElement.dataset['hold'];
        let inTheFrame = 1;
        addEventListener('language:shown', () => {
          inTheFrame = laidOut();
        });
        await window.languageSwitch?.choose('ar');
        return [whileHeld, inTheFrame];
      });
      expect(held).toBeLessThan(0.4);
      expect(changed).toBeLessThan(0.4);
    });
  }

  test('far down a page, what is read stays where it is, and nothing of how it was done', async ({
    page,
  }) => {
    await page.goto('/');
    const read = page.locator('main > *').nth(3);
    await read.evaluate((part) => part.scrollIntoView({ behavior: 'instant' }));
    const place = () => read.evaluate((part) => Math.round(part.getBoundingClientRect().top));
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const [before, english] = [await place(), await height()];
    await page.evaluate(() => window.languageSwitch?.choose('de'));
    expect(Math.abs((await place()) - before)).toBeLessThan(400);
    await expect(page.locator('[style*=content]')).toHaveCount(0);
    await page.evaluate(() => window.languageSwitch?.choose('en'));
    await expect(page.locator('[style*=content]')).toHaveCount(0);
    expect(await place()).toBe(before);
    expect(await height()).toBe(english);
  });

  test('an alias shows the edition of the page that it stands for', async ({ page }) => {
    await page.goto('/terms');
    await choose(page, 'Deutsch');
    await expect(lang(page)).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL('/terms?lang=de');
    await showsWordsOf(page, `/de${present('/terms')}`);
  });

  test('Back never changes the language, and a page that it restores is in the stored one', async ({
    page,
  }) => {
    await page.goto('/about');
    await choose(page, 'العربية');
    await expect(lang(page)).toHaveAttribute('lang', 'ar');
    await page.locator('footer nav a').first().click();
    await expect(page).toHaveURL('/legal');
    await expect(lang(page)).toHaveAttribute('lang', 'ar');
    await choose(page, 'Français');
    await expect(lang(page)).toHaveAttribute('lang', 'fr');
    await page.goBack();
    await expect(page).toHaveURL('/about?lang=fr');
    await expect(lang(page)).toHaveAttribute('lang', 'fr');
    await showsWordsOf(page, '/fr/about');
  });

  for (const path of ['/contact', '/signin']) {
    test(`${path}: what has come to life changes in one frame with the page, and nothing moves`, async ({
      page,
    }) => {
      // All of the form is on the screen: what is below it is laid out a frame later.
      await page.setViewportSize({ width: 1280, height: 1800 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('astro-island[ssr]:has(form)')).toHaveCount(0);
      // The bar comes to life at a touch.
      await page.locator('header a').first().focus();
      await expect(page.locator('astro-island[ssr]:has(header)')).toHaveCount(0);
      await page.locator('[popovertarget=_languages]').click();
      await page.evaluate(() => {
        const parts = () =>
          [
            'form label',
            '[popovertarget=_languages] .sr-only',
            'h1',
            '.banner',
            'header a:has(svg)',
            'form [type=submit]',
          ].map((selector) => {
            const part = document.querySelector(selector);
            const { x, y, width, height } = part?.getBoundingClientRect() ?? {};
            return [
              part?.getAttribute('aria-label') ?? part?.textContent,
              [x, y, width, height].join(),
            ];
          });
        const frames: string[] = [];
        Reflect.set(window, 'seen_', frames);
        const look = () => {
          frames.push(JSON.stringify(parts()));
          requestAnimationFrame(look);
        };
        look();
      });
      await page.locator('#_languages').getByRole('link', { name: 'العربية' }).click();
      await expect(lang(page)).toHaveAttribute('lang', 'ar');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await frames(page, 30);
      const seen = await page.evaluate((): string[] => Reflect.get(window, 'seen_'));
      const states = [...new Set(seen)].map((text): [string, string][] => JSON.parse(text));
      expect(states).toHaveLength(2);
      const [before = [], after = []] = states;
      for (const [index, [text]] of before.entries()) expect(after[index]?.[0]).not.toBe(text);
    });
  }
});

test.describe('on an edition', () => {
  test('the picker goes to the other edition and stores the choice', async ({ page }) => {
    await page.goto('/ar/about');
    await choose(page, 'Deutsch');
    await expect(page).toHaveURL('/de/about');
    expect(await kept(page)).toBe('de');
    await choose(page, 'English');
    await expect(page).toHaveURL('/about');
    await expect(lang(page)).toHaveAttribute('lang', 'en');
  });

  test('nothing is detected: the address decides', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'fr'));
    await page.goto('/ar/about?lang=de&lng=es');
    await expect(lang(page)).toHaveAttribute('lang', 'ar');
  });
});

test.describe('on an edition with a form', () => {
  for (const [path, field] of [
    ['/contact', '#_message'],
    ['/signin', '#_email'],
  ] as const) {
    test(`${path}: the picker brings the other edition in place; what was typed, the focus, the caret and the history stay`, async ({
      page,
    }) => {
      await page.goto('/about');
      await page.goto(`/fr${path}?topic=general#_main`);
      await page.waitForFunction(() => window.languageSwitch);
      const entries = await page.evaluate(() => window.history.length);
      // Nothing is typed yet: another edition begins at its top.
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
      await page.evaluate(() => window.languageSwitch?.choose('es'));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.locator(field).fill('typed@words');
      for (const [name, code] of [
        ['Deutsch', 'de'],
        ['English', 'en'],
        ['Français', 'fr'],
        ['العربية', 'ar'],
      ] as const) {
        await page.locator('[popovertarget=_languages]').focus();
        await choose(page, name);
        const address = code === 'en' ? path : `/${code}${path}`;
        await expect(page).toHaveURL(`${address}?topic=general#_main`);
        await expect(lang(page)).toHaveAttribute('lang', code);
        await expect(page.locator(field)).toHaveValue('typed@words');
        expect(await kept(page)).toBe(code);
      }
      // All of it is the other edition: what it says, and where it leads.
      const other = await page.context().newPage();
      await openForm(other, `/ar${path}`);
      const all = (of: Page) =>
        of.evaluate(() => [
          document.title,
          ...Array.from(document.querySelectorAll('a'), (link) => link.getAttribute('href')),
          ...Array.from(
            document.querySelectorAll('label, button, h1, h2'),
            (part) => part.textContent,
          ),
        ]);
      expect(await all(page)).toEqual(await all(other));
      await other.close();
      await page.locator(field).press('Home');
      await page.evaluate(() => window.languageSwitch?.choose('de'));
      // The browser hears of the new address after the page has it. A way back before that would leave the old one in the history.
      await expect(page).toHaveURL(`/de${path}?topic=general#_main`);
      await expect(page.locator(field)).toBeFocused();
      await page.keyboard.insertText('un');
      await expect(page.locator(field)).toHaveValue('untyped@words');
      expect(await page.evaluate(() => window.history.length)).toBe(entries);
      await page.goBack();
      await expect(page).toHaveURL('/about?lang=de');
      await page.goForward();
      await expect(page).toHaveURL(`/de${path}?topic=general#_main`);
      await expect(lang(page)).toHaveAttribute('lang', 'de');
    });
  }
});

test.describe('detection', () => {
  test('nothing moves when the text of another language comes', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Reflect.set(window, 'shifts_', shifts);
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.setViewportSize({ width: 412, height: 823 });
    await holdWithoutEnd(page);
    const release = await hold(page, '**/patches/en-ar/**');
    await page.goto('/?lang=ar', { waitUntil: 'load' });
    await frames(page);
    release();
    await expect(page.locator('.banner')).toBeVisible();
    await expect(page.locator('[style*=content]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await frames(page, 10);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts_'))).toEqual([]);
  });

  test('an address names a place, and a page loaded again is where it was, in another language too', async ({
    page,
  }) => {
    const path = present('/about/fca-roadmap');
    // A text that came after the second would be put in where the reader is, and not where the page was.
    await holdWithoutEnd(page);
    await page.goto(path);
    const id = (await page.locator('.prose [id]:has(> h2)').last().getAttribute('id')) ?? '';
    await page.goto(`${path}?lang=ar#${id}`);
    await expect(lang(page)).toHaveAttribute('lang', 'ar');
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await frames(page);
    await page.reload();
    await expect(page.locator('.banner')).toBeVisible();
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
  });

  test('a page loaded again is where it was, where the text comes after the page', async ({
    page,
  }) => {
    await holdWithoutEnd(page);
    await page.goto(`${present('/about/fca-roadmap')}?lang=ar`);
    await expect(page.locator('.banner')).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
    await frames(page);
    const release = await hold(page, '**/patches/en-ar/**');
    await page.reload({ waitUntil: 'load' });
    await frames(page, 20);
    release();
    await expect(page.locator('.banner')).toBeVisible();
    await frames(page);
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(900);
  });

  test('no frame shows English first, and nothing moves', async ({ page }) => {
    await holdWithoutEnd(page);
    await page.addInitScript(() => {
      localStorage.setItem('i18nextLng', 'hi');
      const [frames, shifts]: [string[], unknown[]] = [[], []];
      Reflect.set(window, 'seen_', { frames, shifts });
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
      const look = () => {
        const root = document.documentElement;
        if (document.body && getComputedStyle(root).visibility === 'visible') {
          frames.push(`${root.lang} ${document.querySelector('h1')?.textContent}`);
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const release = await hold(page, '**/patches/en-hi/**');
    await page.goto('/about', { waitUntil: 'load' });
    await frames(page);
    const seen = () =>
      page.evaluate(() => Reflect.get(window, 'seen_') as { frames: string[]; shifts: unknown[] });
    expect((await seen()).frames).toEqual([]);
    release();
    await expect.poll(async () => (await seen()).frames.length).toBeGreaterThan(5);
    const shown = [...new Set((await seen()).frames)];
    const edition = await wordsOf(page, '/hi/about');
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(/^hi /);
    expect(edition).toContain(shown[0]?.slice(3) ?? '?');
    await frames(page);
    expect((await seen()).shifts).toEqual([]);
  });

  test('a page in letters that the display face lacks does not ask for it', async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    for (const path of [
      '/about?lang=ar',
      '/ar/about',
      '/about?lang=zh',
      `${present('/legal/cookies-policy')}?lang=ar`,
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(fonts, path).toEqual([]);
    }
    await page.goto('/about?lang=fr', { waitUntil: 'networkidle' });
    expect(fonts).toHaveLength(1);
    expect(await page.evaluate(() => document.fonts.check('500 40px Literata'))).toBe(true);
  });

  test('English headings below another language ask for the display face after the text', async ({
    page,
  }) => {
    const { path } = firstVersion('/legal/cookies-policy');
    await page.goto(`${path}?lang=ar`, { waitUntil: 'networkidle' });
    const [text, face] = await page.evaluate(() =>
      ['/patches/en-ar/', '.woff2'].map((part) => {
        const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const { startTime, responseEnd } = all.find(({ name }) => name.includes(part)) ?? {};
        return { startTime, responseEnd };
      }),
    );
    expect(text?.responseEnd).toBeGreaterThan(0);
    expect(face?.startTime).toBeGreaterThan(text?.responseEnd ?? 0);
  });

  test('after a second English is shown, and replaced when the text comes', async ({ page }) => {
    const release = await hold(page, '**/patches/en-ar/**');
    await page.goto('/about?lang=ar');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(lang(page)).toHaveAttribute('lang', 'en');
    await expect(lang(page)).toHaveAttribute('dir', 'ltr');
    release();
    await expect(lang(page)).toHaveAttribute('lang', 'ar');
    await expect(lang(page)).toHaveAttribute('dir', 'rtl');
    await showsWordsOf(page, '/ar/about');
  });
});

test.describe('when an edition cannot be had', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the direction is there before the text, and goes with a text that does not come', async ({
    page,
  }) => {
    await holdWithoutEnd(page);
    const release = await hold(page, '**/patches/en-ar/**', { status: 404 });
    await page.goto('/about?lang=ar');
    await expect(lang(page)).toHaveAttribute('lang', 'ar');
    await expect(lang(page)).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('main h1')).toBeHidden();
    const failed = page.waitForEvent('console', (message) => message.type() === 'warning');
    release();
    await failed;
    await expect(lang(page)).toHaveAttribute('lang', 'en');
    await expect(lang(page)).toHaveAttribute('dir', 'ltr');
    await expect(page.locator('main h1')).toBeVisible();
  });
});

test.describe('a language that cannot be had', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  // A test above holds the waits, and these need not.
  test.beforeEach(({ page }) => shortenWaits(page));

  /** Waits until a change of language has been given up. */
  async function givenUp(page: Page, what: () => Promise<unknown>): Promise<void> {
    const warned = page.waitForEvent('console', {
      predicate: (message) => message.text().includes('The language could not be changed.'),
      timeout: 60_000,
    });
    await what();
    await warned;
  }

  /** Nobody can have this language: neither its texts nor its edition. */
  const take = async (page: Page, ...addresses: string[]) => {
    for (const address of addresses) await page.route(address, (route) => route.abort());
  };

  test('is not kept when it was chosen and its edition cannot be had either', async ({
    page,
    context,
  }) => {
    await take(page, '**/patches/en-de/**', '**/de/about');
    await page.goto('/about?topic=x&lang=fr');
    await expect.poll(() => kept(page)).toBe('fr');
    await context.addCookies([{ name: 'i18next', value: 'hi', url: page.url() }]);
    const asked = page.waitForRequest('**/de/about');
    await givenUp(page, () => choose(page, 'Deutsch'));
    await (await asked).response();
    await frames(page);
    await expect(lang(page)).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveURL('/about?topic=x&lang=fr');
    expect(await kept(page)).toBe('fr');
    expect((await context.cookies()).map(({ name }) => name)).toContain('i18next');
    await page.unroute('**/patches/en-de/**');
    await choose(page, 'Deutsch');
    await expect(lang(page)).toHaveAttribute('lang', 'de');
    await expect(page).toHaveURL('/about?topic=x&lang=de');
    expect(await kept(page)).toBe('de');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('i18next');
  });

  test('opens as an edition when it was chosen, and is kept then', async ({ page }) => {
    await take(page, '**/patches/en-de/**');
    await page.goto('/about');
    await choose(page, 'Deutsch');
    await page.waitForURL('/de/about');
    await expect(lang(page)).toHaveAttribute('lang', 'de');
    expect(await kept(page)).toBe('de');
  });

  test('stays in the address that named it, and is not stored', async ({ page }) => {
    await take(page, '**/patches/en-de/**');
    for (const query of ['?lang=de&topic=x', '?lng=de']) {
      await givenUp(page, () => page.goto(`/about${query}`));
      await frames(page);
      await expect(lang(page)).toHaveAttribute('lang', 'en');
      await expect(page).toHaveURL(`/about${query}`);
      expect(await kept(page)).toBeNull();
    }
  });

  test('is not kept while it is on its way, nor when another overtakes it', async ({ page }) => {
    const release = await hold(page, '**/patches/en-de/**');
    await page.goto('/about');
    await choose(page, 'Deutsch');
    await frames(page);
    await expect(page).toHaveURL('/about');
    expect(await kept(page)).toBeNull();
    await choose(page, 'Français');
    await expect(page).toHaveURL('/about?lang=fr');
    release();
    await answered(page, 'de');
    await expect(lang(page)).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveURL('/about?lang=fr');
    expect(await kept(page)).toBe('fr');
  });

  test('leaves English to be chosen, which takes its name out of the address', async ({ page }) => {
    await page.route('**/{patches,scripts}/**', (route) => route.abort());
    await givenUp(page, () => page.goto('/about?lang=de'));
    await choose(page, 'English');
    await expect(page).toHaveURL('/about');
    expect(await kept(page)).toBe('en');
  });
});

test.describe('the 404 page', () => {
  test.use({ expectedErrors: /^404: no page at|status of 404/ });

  test('is shown in the detected language, with its own words and the bar of that language', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('i18nextLng', 'ar'));
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(lang(page)).toHaveAttribute('lang', 'ar');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    const words = await heading.innerText();
    expect(words).toMatch(/\p{Script=Arabic}/u);
    expect(await page.title()).toContain(words);
    await expect(page.getByRole('contentinfo')).toContainText(/\p{Script=Arabic}/u);
    await choose(page, 'Deutsch');
    await expect(heading).toHaveText(wordsIn('de').t('notFound:title'));
    await choose(page, 'English');
    await expect(heading).toHaveText('Page Not Found');
    expect(await page.title()).toContain('Page Not Found');
  });
});

test.describe('with storage and cookies that throw', () => {
  test.use({ expectedErrors: /^404: no page at|status of 404/ });

  for (const [what, names] of [
    ['both', ['localStorage', 'sessionStorage', 'cookie']],
    ['cookies alone', ['cookie']],
    ['storage alone', ['localStorage', 'sessionStorage']],
  ] as const) {
    test(`every kind of page works, and the switch holds for the page: ${what}`, async ({
      page,
    }) => {
      await page.addInitScript((blocked) => {
        const refuse = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
        for (const name of blocked) {
          const owner = name === 'cookie' ? Document.prototype : window;
          Object.defineProperty(owner, name, { get: refuse, set: refuse });
        }
      }, names);
      const paths = ['/', '/about', '/contact', '/signin', '/status', '/restricted', '/terms'];
      const all = [...paths, '/developers', '/no/such/page'];
      // Home looks for a message that waits, sign-in for a session, and the page that is missing for its words.
      const few = ['/', '/contact', '/signin', '/no/such/page'];
      for (const path of sampled(all, what === 'both' ? few : ['/about', '/contact'])) {
        await page.goto(path);
        await expect(lang(page)).toHaveAttribute('lang', 'en');
        await choose(page, 'العربية');
        await expect(lang(page)).toHaveAttribute('lang', 'ar');
        await expect(page).toHaveURL(`${path}?lang=ar`);
        await choose(page, 'English');
        await expect(lang(page)).toHaveAttribute('lang', 'en');
        await expect(page).toHaveURL(path);
        // The islands come to life.
        await page.locator('header a').first().focus();
        await expect(page.locator('astro-island:has(header):not([ssr])')).toHaveCount(1);
      }
      await page.goto('/ar/about');
      await choose(page, 'Deutsch');
      await expect(page).toHaveURL('/de/about');
      await page.goto('/developers/resources');
      await page.waitForURL('/restricted');
    });
  }
});

test('Back does not make a choice of the browser’s language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'de-AT', baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/about');
  await page.goto('/legal');
  await page.goBack();
  await expect(lang(page)).toHaveAttribute('lang', 'de');
  await expect(page.locator('.banner')).toBeVisible();
  await frames(page);
  await expect(page).toHaveURL('/about');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await context.close();
});

test('long words of headings may be divided, in an edition and after a switch; titles and ids stay whole', async ({
  page,
}) => {
  const soft = '\u00ad';
  const path = present('/legal/terms-of-service');
  for (const address of [`/de${path}`, `${path}?lang=de`]) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    const headings = page.locator('main :is(h1, h2, nav.contents a)');
    await expect
      .poll(async () => (await headings.allTextContents()).join(' '))
      .toMatch(new RegExp(`\\p{L}{4}${soft}\\p{L}{4}`, 'u'));
    expect(await page.title()).not.toContain(soft);
    const ids = await page.locator('main [id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.join()).not.toContain(soft);
  }
});

test('Chinese titles break between words, in an edition and after a switch', async ({ page }) => {
  for (const address of ['/zh', '/?lang=zh']) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.locator('h1 wbr').first()).toBeAttached();
    await expect(page.locator('main h1')).toHaveCSS('word-break', 'keep-all');
  }
});
