import { expect } from '@playwright/test';
import { editionPath } from '../../src/core/addresses.ts';
import { themeColours } from '../../src/core/theme-colours.ts';
import { translationStates } from '../../src/corpus/translations/state.ts';
import { addresses, corpus } from '../content/real-content.ts';
import { fill, present, t } from './support/site.ts';
import { test } from './support/test.ts';

test('the colours outside the style sheet are those in it', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/about');
    const painted = await page.evaluate(() => {
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!context) throw new Error('The browser has no canvas to read colours with.');
      const probe = document.body.appendChild(document.createElement('i'));
      const hex = (name: string) => {
        probe.className = `text-${name}`;
        context.fillStyle = getComputedStyle(probe).color;
        context.fillRect(0, 0, 1, 1);
        const bytes = context.getImageData(0, 0, 1, 1).data.slice(0, 3);
        return `#${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      };
      context.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      const paper = `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      return { paper, signal: hex('signal') };
    });
    expect(painted).toMatchObject({
      paper: themeColours[colorScheme].paper,
      signal: themeColours[colorScheme].signal,
    });
    const frame = page.locator(`meta[name=theme-color][media*=${colorScheme}]`);
    await expect(frame).toHaveAttribute('content', themeColours[colorScheme].paper);
  }
});

test('headings are set in the display face from the first visit on, and nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('500 40px Literata')))
    .toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
  const font = await page.request.get(
    (await page.locator('link[rel=preload][as=font]').getAttribute('href')) ?? '',
  );
  expect(font.headers()['cache-control']).toMatch(/max-age=[1-9]/);
  expect((await font.body()).length).toBeLessThanOrEqual(20 * 1024);
});

const documents = corpus.documents.map(({ id }) => `/${id}`);

test('every document has a seal of its own, and the same one at each of its addresses', async ({
  request,
}) => {
  /** The edge of a seal: sixteen lengths that the document's fingerprint decides. */
  const edgeOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    return /class="title-seal">.*?stroke-dasharray="([^"]+)"/s.exec(html)?.[1];
  };
  const edges = await Promise.all(documents.map(edgeOf));
  expect(documents.filter((_, index) => edges[index] === undefined)).toEqual([]);
  expect(new Set(edges).size).toBe(edges.length);
  expect(await edgeOf('/privacy')).toBe(await edgeOf(present('/privacy')));
});

test('the styleguide is a page of development, and not of the site', async ({ request }) => {
  expect((await request.get('/styleguide')).status()).toBe(404);
  expect(addresses.map(({ path }) => path)).not.toContain('/styleguide');
});

test('icons and the manifest are there', async ({ request }) => {
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest.icons.length).toBe(2);
  const icons = manifest.icons.map(({ src }: { src: string }) => src);
  for (const path of [...icons, '/apple-touch-icon.png']) {
    const answer = await request.get(path);
    expect(answer.headers()['content-type'], path).toBe('image/png');
  }
  expect((await request.get('/favicon.svg')).headers()['content-type']).toContain('image/svg+xml');
});

test('structured data says who publishes the site and where each page stands', async ({ page }) => {
  const dataOf = async (path: string) => {
    await page.goto(path);
    const scripts = page.locator('script[type="application/ld+json"]');
    return (await scripts.allInnerTexts()).map((text) => JSON.parse(text));
  };
  const [home] = await dataOf('/');
  expect(home['@graph'].map((thing: Record<string, string>) => thing['@type'])).toEqual([
    'Organization',
    'WebSite',
  ]);
  const path = present('/legal/privacy-policy');
  const [policy, text] = await dataOf(path);
  const trail = policy.itemListElement.map(({ name }: { name: string }) => name);
  expect(trail.at(0)).toBe(t('common:navigation.home'));
  const document = corpus.documentsById.get(path.slice(1));
  expect(trail.at(-1)).toBe(fill(document?.title ?? ''));
  expect(text).toMatchObject({
    name: trail.at(-1),
    version: document?.front.version,
    creativeWorkStatus: corpus.stage === 'draft' ? 'Draft' : 'Published',
  });
});

const unlisted = addresses.filter(({ indexed }) => !indexed).map(({ path }) => path);

test('the sitemap lists pages that answer, and documents in the languages in which they can be read', async ({
  request,
}) => {
  const text = await (await request.get('/sitemap.xml')).text();
  const paths = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(new Set(paths).size).toBe(paths.length);
  const listed = addresses.filter(({ kind, indexed }) => kind === 'page' && indexed);
  expect(listed.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
  expect(paths).toContain('/ar/about');
  const texts = corpus.texts.map(({ id }) => `/${id}`);
  const ofTexts = paths.filter((path) => texts.includes(path.replace(/^\/[a-z]{2}(?=\/)/, '')));
  const translated = translationStates(corpus).filter(({ complete }) => complete);
  expect(ofTexts.toSorted()).toEqual(
    [
      ...texts,
      ...translated.map(({ translation: { id, language } }) => editionPath(`/${id}`, language)),
    ].toSorted(),
  );
  expect(paths.filter((path) => unlisted.includes(path))).toEqual([]);
  for (let at = 0; at < paths.length; at += 20) {
    const some = paths.slice(at, at + 20);
    const answers = await Promise.all(some.map((path) => request.get(path)));
    expect(some.filter((_, index) => answers[index]?.status() !== 200)).toEqual([]);
  }
  expect(await (await request.get('/robots.txt')).text()).toMatch(/^Sitemap: .*\/sitemap\.xml$/m);
  expect(await (await request.get('/.well-known/security.txt')).text()).toMatch(
    /^Contact: mailto:/,
  );
});
