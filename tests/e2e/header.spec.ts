import { expect, type Page } from '@playwright/test';
import { languages } from '../../src/languages/list.ts';
import { translate } from './support/forms.ts';
import { present, t, wordsIn } from './support/site.ts';
import { test } from './support/test.ts';
import { idle } from './support/waits.ts';

const phone = { width: 360, height: 740 };
const toggle = (page: Page) =>
  page.getByRole('button', { name: t('common:navigation.menu'), exact: true });
const menu = (page: Page) => page.locator('#_menu');
const hydrated = (page: Page) =>
  expect(page.locator('astro-island:has(.bar):not([ssr])')).toHaveCount(1);

/** The state of the toggle as the browser tells it to assistive technology: it follows from the popover, not from an attribute. */
async function expectExpanded(page: Page, expected: boolean) {
  const client = await page.context().newCDPSession(page);
  const expanded = async () => {
    const { root } = await client.send('DOM.getDocument');
    const selector = '[popovertarget=_menu]';
    const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { nodes } = await client.send('Accessibility.getPartialAXTree', {
      nodeId,
      fetchRelatives: false,
    });
    return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  await expect.poll(expanded).toBe(expected);
  await client.detach();
}

/** Script files that a page has asked for. */
function scripts(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(new URL(request.url()).pathname);
  });
  return files;
}

test.describe('on a small screen', () => {
  test.use({ viewport: phone });

  test('the toggle opens and closes the menu and says so, by pointer and by key', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(menu(page)).toBeHidden();
    await expectExpanded(page, false);
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await expectExpanded(page, true);
    await hydrated(page);
    await toggle(page).click();
    await expect(menu(page)).toBeHidden();
    await expectExpanded(page, false);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await expectExpanded(page, true);
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: t('common:navigation.home') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expectExpanded(page, false);
    await page.keyboard.press('Space');
    await expect(menu(page)).toBeVisible();
  });

  test('a press outside closes it; a link closes it and leads there', async ({ page }) => {
    await page.goto('/about');
    await toggle(page).click();
    await page.mouse.click(20, 700);
    await expect(menu(page)).toBeHidden();
    await expectExpanded(page, false);
    await toggle(page).click();
    await hydrated(page);
    await menu(page)
      .getByRole('link', { name: t('common:navigation.about') })
      .evaluate((link) => {
        link.addEventListener('click', (event) => event.preventDefault());
      });
    await menu(page)
      .getByRole('link', { name: t('common:navigation.about') })
      .click();
    await expect(menu(page)).toBeHidden();
    await toggle(page).click();
    await menu(page)
      .getByRole('link', { name: t('common:navigation.solutions') })
      .click();
    await expect(page).toHaveURL('/solutions');
    await expect(menu(page)).toBeHidden();
  });

  test('it holds every link, keeps the page’s own mark and large targets', async ({ page }) => {
    await page.goto('/about');
    await toggle(page).click();
    await expect(menu(page).locator('a:visible')).toHaveText(
      [
        ...['home', 'solutions', 'developers', 'about', 'contact', 'search', 'legal', 'status'],
        ...['signIn', 'getStarted'],
      ].map((key) => t(`common:navigation.${key}`)),
    );
    await expect(menu(page).locator('[aria-current=page]')).toHaveText([
      t('common:navigation.about'),
    ]);
    for (const link of await menu(page).locator('a:visible').all()) {
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('an open menu stays open over a switch of language', async ({ page }) => {
    await page.goto('/about');
    await toggle(page).click();
    await hydrated(page);
    await page.evaluate(() => window.languageSwitch?.choose('de'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(menu(page)).toBeVisible();
    await expect(
      menu(page).getByRole('link', { name: wordsIn('de').t('common:navigation.contact') }),
    ).toBeVisible();
    await expectExpanded(page, true);
  });

  test.describe('whose scripts do not come', () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('an open menu stays open over a switch of language all the same', async ({ page }) => {
      await page.route(/islands-|_astro/, (route) => route.abort());
      await page.goto('/about');
      await toggle(page).click();
      await page.evaluate(() => window.languageSwitch?.choose('de'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await expect(menu(page)).toBeVisible();
      await expect(menu(page).locator('[aria-current=page]')).toBeVisible();
    });
  });

  test('slow scripts: the menu opens without them, and is taken over open', async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/about');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    release();
    await hydrated(page);
    await expect(menu(page)).toBeVisible();
    await expectExpanded(page, true);
    await page.keyboard.press('Escape');
    await expectExpanded(page, false);
  });
});

test.describe('“Home” is the first link of the bar', () => {
  const brand = (page: Page) => page.locator('.bar .brand');
  const home = (page: Page) => page.locator('.bar .menu-wide li:first-child a');
  /** The links of the bar that are marked as the current page, those of the closed menu too. */
  const marked = (page: Page) =>
    page
      .locator('.bar [aria-current=page]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  for (const path of ['/', '/fr']) {
    test(`and marked at ${path}, where the brand leads too and is never marked`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const isHydrated of [false, true]) {
        if (isHydrated) {
          await home(page).focus();
          await hydrated(page);
        }
        expect(await marked(page)).toEqual([path, path]);
        await expect(home(page)).toHaveText(
          wordsIn(path === '/' ? 'en' : 'fr').t('common:navigation.home'),
        );
        await expect(home(page)).toHaveAttribute('aria-current', 'page');
        await expect(home(page)).toHaveCSS('text-decoration-line', 'underline');
        await expect(brand(page)).toHaveAttribute('href', path);
        await expect(brand(page)).not.toHaveAttribute('aria-current');
        await expect(brand(page)).toHaveCSS('text-decoration-line', 'none');
      }
    });
  }

  test('elsewhere it is not marked, and at an alias nothing is', async ({ page }) => {
    for (const path of ['/about', '/fr/about']) {
      await page.goto(path);
      expect(new Set(await marked(page))).toEqual(new Set([path]));
    }
    await page.goto('/terms');
    expect(await marked(page)).toEqual([]);
  });

  test('it stays marked when / is shown in another language, which the notice says and goes with', async ({
    page,
  }) => {
    await page.goto('/?lang=fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    expect(await marked(page)).toEqual(['/', '/']);
    await home(page).focus();
    await hydrated(page);
    expect(await marked(page)).toEqual(['/', '/']);
    await page.evaluate(() => window.languageSwitch?.choose('de'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await marked(page)).toEqual(['/', '/']);
    await expect(page.locator('.banner')).toBeVisible();
    await page.evaluate(() => window.languageSwitch?.choose('en'));
    await expect(page.locator('.banner')).toBeHidden();
  });
});

test('“Sign in” is drawn as a button with an edge, “Get started” as the solid one', async ({
  page,
}) => {
  await page.goto('/about');
  const look = (name: string) =>
    page
      .locator('.menu-wide')
      .getByRole('link', { name })
      .evaluate((link) => {
        const { borderTopWidth, backgroundColor } = getComputedStyle(link);
        return [borderTopWidth, backgroundColor === 'rgba(0, 0, 0, 0)'];
      });
  expect(await look(t('common:navigation.signIn'))).toEqual(['1px', true]);
  expect(await look(t('common:navigation.getStarted'))).toEqual(['1px', false]);
});

test('the bar has room for its links in every language, for visitors and for those who are signed in', {
  tag: '@night',
}, async ({ page }) => {
  for (const { code } of languages) {
    await page.goto(code === 'en' ? '/about' : `/${code}/about`);
    for (const width of [320, 360, 640, 768, 959, 960, 1024, 1120, 1200, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const [visitor, signedIn] = await page.locator('.bar').evaluate((whole) =>
        [false, true].map((isSignedIn) => {
          document.documentElement.toggleAttribute('data-session', isSignedIn);
          const row = whole.querySelector('.bar-row');
          if (!row) throw new Error('The bar has no row.');
          const bar = row.getBoundingClientRect();
          const edge = Number.parseFloat(getComputedStyle(row).paddingInlineStart) - 0.5;
          const parts = [...row.querySelectorAll<HTMLElement>('a, button')].filter(
            (part) => part.checkVisibility() && !part.closest('[popover]'),
          );
          const boxes = parts.map((part) => part.getBoundingClientRect());
          const faults = parts.flatMap((part, index) => {
            const box = boxes[index] ?? bar;
            const isOut =
              box.left < bar.left + edge ||
              box.right > bar.right - edge ||
              box.top < 0 ||
              box.bottom > bar.bottom ||
              part.scrollWidth > part.clientWidth + 1;
            const meets = boxes.some(
              (other, at) => at > index && other.left < box.right && box.left < other.right,
            );
            return isOut || meets ? [part.innerText] : [];
          });
          const beyond = Math.max(0, document.documentElement.scrollWidth - innerWidth);
          return { faults, beyond, height: whole.clientHeight };
        }),
      );
      const right = { faults: [], beyond: 0, height: 64 };
      expect({ visitor, signedIn }, `${code} at ${width}`).toEqual({
        visitor: right,
        signedIn: right,
      });
    }
  }
});

test.describe('the languages', () => {
  for (const path of ['/about', '/ar/about']) {
    test(`open under their button, at any width, on ${path}`, async ({ page }) => {
      await page.goto(path);
      const button = page.locator('[popovertarget=_languages]');
      const panel = page.locator('#_languages');
      for (const width of [320, 360, 768, 1024, 1440, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        await button.click();
        await expect(panel).toBeVisible();
        const [under, over] = [await panel.boundingBox(), await button.boundingBox()];
        if (!under || !over) throw new Error('The panel or its button has no box.');
        const end = (box: { x: number; width: number }) =>
          path === '/about' ? box.x + box.width : box.x;
        expect(Math.abs(end(under) - end(over)), `${width} px`).toBeLessThan(1);
        expect(under.y, `${width} px`).toBeGreaterThanOrEqual(over.y + over.height);
        expect(under.x, `${width} px`).toBeGreaterThanOrEqual(0);
        expect(under.x + under.width, `${width} px`).toBeLessThanOrEqual(width);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
      }
    });
  }

  for (const path of ['/about', '/ar/about']) {
    test(`stand one below the other beside their flags, on ${path}`, async ({ page }) => {
      await page.goto(path);
      await page.locator('[popovertarget=_languages]').click();
      for (const { nativeName } of languages) {
        // The flag is no part of the name.
        await expect(
          page.locator('#_languages').getByRole('link', { name: nativeName, exact: true }),
        ).toBeVisible();
      }
      const starts = await page.locator('#_languages a').evaluateAll((links) =>
        links.map((link) => {
          const isRtl = getComputedStyle(link).direction === 'rtl';
          const edges = [...link.children].map((part) => {
            const text = document.createRange();
            text.selectNodeContents(part);
            const { left, right } = text.getBoundingClientRect();
            return Math.round(isRtl ? right : left);
          });
          return edges.join();
        }),
      );
      expect(starts).toHaveLength(languages.length);
      expect(new Set(starts).size).toBe(1);
      const flags = await page.locator('#_languages [aria-hidden=true]').allInnerTexts();
      expect(flags).toEqual(languages.map(({ flag }) => flag));
    });
  }
});

test('before anything is touched, no page without a form loads a script of the islands', async ({
  page,
}) => {
  const files = scripts(page);
  for (const path of [
    '/',
    '/about',
    present('/legal/privacy-policy'),
    '/status',
    '/restricted',
    '/ar/about',
  ]) {
    await page.goto(path);
    await idle(page);
  }
  expect(files).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('menu and picker work', async ({ page }) => {
    await page.goto('/about');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('button[popovertarget=_languages]').click();
    await page.getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL('/ar/about');
  });
});

test.describe('when it fails', () => {
  test.use({ expectedErrors: /broken|TrustedHTML/, viewport: phone });

  test('the bar keeps working as plain HTML, and the console says why', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.addInitScript(() => {
      const real = Array.prototype.filter;
      Array.prototype.filter = function (this: unknown[], ...args: Parameters<typeof real>) {
        if (new Error().stack?.includes('SiteHeader')) throw new Error('broken');
        return Reflect.apply(real, this, args);
      };
    });
    await page.goto('/about');
    const before = await page.locator('.bar').innerText();
    await toggle(page).click();
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(1);
    expect(said.join()).toContain('A part of the page has failed and is left as plain HTML.');
    expect(await page.locator('.bar').innerText()).toBe(before);
    await page.keyboard.press('Escape');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await menu(page)
      .getByRole('link', { name: t('common:navigation.solutions') })
      .click();
    await expect(page).toHaveURL('/solutions');
  });
});

test.describe('without its code', () => {
  test.use({ expectedErrors: /Failed to load resource|dynamically imported/, viewport: phone });

  test('the bar keeps working, and the next touch asks again', async ({ page }) => {
    await page.route('**/_astro/SiteHeader*.js*', (route) => route.abort());
    await page.goto('/about');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(1);
    await page.unroute('**/_astro/SiteHeader*.js*');
    await page.keyboard.press('Escape');
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await hydrated(page);
    await expect(page.locator('astro-island[data-failed]')).toHaveCount(0);
    await expectExpanded(page, true);
  });
});

test('a browser’s translation of the bar, before and after it has hydrated, breaks nothing', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/about');
  await translate(page, '.bar, .banner');
  await page.locator('.bar [popovertarget=_menu]').click();
  await hydrated(page);
  await expect(menu(page)).toBeVisible();
  await expect(page.locator('.bar font').first()).toHaveText(
    `«${t('common:navigation.brandHome')}»`,
  );
  await page.keyboard.press('Escape');
  await page.locator('button[popovertarget=_languages]').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.locator('.banner')).toBeVisible();
  await translate(page, '.bar, .banner');
  await page.locator('button[popovertarget=_languages]').click();
  await page.locator('#_languages a[hreflang=fr]').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.locator('.bar [popovertarget=_menu]').click();
  await expect(
    menu(page).getByRole('link', { name: wordsIn('fr').t('common:navigation.about') }),
  ).toBeVisible();
});
