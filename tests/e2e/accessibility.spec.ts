import { expect, type Page } from '@playwright/test';
import { editionPath } from '../../src/core/addresses.ts';
import { corpus } from '../content/real-content.ts';
import { axeOf, bringAxe } from './support/axe.ts';
import { textContrasts } from './support/contrast.ts';
import { setResults } from './support/results.ts';
import { isWhole } from './support/sample.ts';
import { englishPages, present } from './support/site.ts';
import { test } from './support/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const arabicPages = [
  '/',
  '/developers',
  '/legal',
  '/contact',
  '/status',
  '/search',
  present('/about/fca-roadmap'),
  present('/legal/privacy-policy'),
].map((path) => editionPath(path, 'ar'));
const missing = '/no/such/page';
/** What a search has found, and that it has found nothing. */
const searches = ['/search?q=refund', '/ar/search?q=رد المبلغ', '/search?q=xqzwvxqzwv'];

type Look = readonly [width: number, colorScheme: 'light' | 'dark'];

/** The rules that look at colours: the only ones that find other things in another scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Documents have one layout and one set of components: the narrow light page shows what is particular to a text. */
const isLikeOthers = (path: string) =>
  corpus.documents.slice(1).some(({ id }) => path === `/${id}`);

/** The widths and schemes in which axe-core looks at a page: all, or in a sample one page at this width, the next at that. */
function looksAt(path: string, index: number): readonly Look[] {
  const [one, other]: readonly (readonly Look[])[] = [
    [
      [360, 'light'],
      [1280, 'dark'],
    ],
    [
      [1280, 'light'],
      [360, 'dark'],
    ],
  ];
  if (isLikeOthers(path)) return one?.slice(0, 1) ?? [];
  if (!isWhole) return (index % 2 ? one : other)?.slice(0, 1) ?? [];
  return [one, other].flatMap((looks) => looks ?? []);
}

/** What axe-core finds on a page, and which texts stand out too little in either scheme: one line for each element. */
async function findings(page: Page, path: string, looks: readonly Look[]): Promise<string[]> {
  await page.goto(path);
  return findingsOn(page, path, looks);
}

/** The same on a page that is open. */
async function findingsOn(page: Page, path: string, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Who speaks to a computer says the words that are seen; axe-core leaves this rule out by itself.
    // The measure below asks more of contrast, in both schemes and in less time.
    const axe = axeOf(page).options({
      rules: {
        'label-content-name-mismatch': { enabled: true },
        'color-contrast': { enabled: isWhole },
      },
      resultTypes: ['violations'],
    });
    const rules = colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(colourRules);
    const { violations } = await rules.analyze();
    for (const { id, nodes } of violations) {
      const place = `${path} ${width} ${colorScheme}`;
      found.push(...nodes.map(({ target }) => `${place}: ${id} at ${target.join(' ')}`));
    }
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const texts = await page.evaluate(textContrasts);
    expect(texts, path).not.toEqual([]);
    const weak = texts.filter(({ ratio, running }) => ratio < (running ? 7 : 4.5));
    const place = `${path} ${colorScheme}`;
    found.push(...weak.map(({ ratio, text }) => `${place}: ${ratio.toFixed(2)} “${text}”`));
  }
  return found;
}

// Shares of the pages, so that workers run them side by side.
const shares = 4;
for (let share = 0; share < shares; share += 1) {
  test.describe(`pages, part ${share + 1} of ${shares}`, () => {
    test.use({ expectedErrors: /^404: no page at|status of 404/ });

    test('hold WCAG 2.2 AA and best practices; running text stands out 7 to 1, other text 4.5 to 1', async ({
      page,
    }) => {
      const all = [...englishPages, ...arabicPages, missing];
      await bringAxe(page);
      const found: string[] = [];
      for (const [index, path] of all.entries()) {
        if (index % shares !== share) continue;
        found.push(...(await findings(page, path, looksAt(path, Math.floor(index / shares)))));
      }
      expect(found).toEqual([]);
    });
  });
}

for (const path of searches) {
  test(`what a search has found holds them as well: ${path}`, async ({ page }) => {
    await bringAxe(page);
    await page.goto(path);
    await expect(page.locator('#_state p')).not.toHaveCount(0);
    await setResults(page);
    expect(await findingsOn(page, path, looksAt(path, 0))).toEqual([]);
  });
}

test('what is pressed with a finger is at least 44 px high, links within a sentence apart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/', '/solutions', '/developers', '/legal', '/trust/security', '/contact']) {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a[href], button, summary')].flatMap((element) => {
        const { height, width } = element.getBoundingClientRect();
        const inSentence = getComputedStyle(element).display === 'inline';
        const isHidden = width === 0 || element.closest('.skip') !== null;
        if (isHidden || inSentence || height >= 43.5) return [];
        return [`${element.textContent?.trim()}: ${Math.round(height)} px`];
      }),
    );
    expect(small, path).toEqual([]);
  }
});

test('more contrast is given where it is asked for', async ({ page }) => {
  await page.goto('/about');
  const contrastOf = async () => {
    const texts = await page.evaluate(textContrasts);
    return Math.min(...texts.filter(({ running }) => running).map(({ ratio }) => ratio));
  };
  const usual = await contrastOf();
  await page.emulateMedia({ contrast: 'more' });
  await expect.poll(contrastOf).toBeGreaterThan(usual);
});
