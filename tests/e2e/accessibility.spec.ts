import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { editionPath } from '../../src/core/addresses.ts';
import { corpus } from '../content/real-content.ts';
import { englishPages, present } from './support/site.ts';
import { test } from './support/test.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const arabicPages = ['/', '/developers', '/legal', '/contact', present('/about/fca-roadmap')].map(
  (path) => editionPath(path, 'ar'),
);
const missing = '/no/such/page';

const schemes = ['light', 'dark'] as const;

/** The rules that look at colours: the only ones that find other things in another scheme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Documents have one layout and one set of components: the narrow light page shows what is particular to a text. */
const isLikeOthers = (path: string) =>
  corpus.documents.slice(1).some(({ id }) => path === `/${id}`);

/** What axe-core finds on a page, in every width and scheme: one line for each element. */
async function findings(page: Page, path: string): Promise<string[]> {
  const found: string[] = [];
  await page.goto(path);
  for (const width of isLikeOthers(path) ? [360] : [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of isLikeOthers(path) ? ['light' as const] : schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const axe = new AxeBuilder({ page });
      const rules = colorScheme === 'light' ? axe.withTags(tags) : axe.withRules(colourRules);
      const { violations } = await rules.analyze();
      for (const { id, nodes } of violations) {
        const place = `${path} ${width} ${colorScheme}`;
        found.push(...nodes.map(({ target }) => `${place}: ${id} at ${target.join(' ')}`));
      }
    }
  }
  return found;
}

// Shares of the pages, so that workers run them side by side.
const shares = 4;
for (let share = 0; share < shares; share += 1) {
  test.describe(`pages, part ${share + 1} of ${shares}`, () => {
    test.use({ expectedErrors: /^404: no page at|status of 404/ });

    test('hold WCAG 2.2 AA and best practices in both widths and schemes', async ({ page }) => {
      const all = [...englishPages, ...arabicPages, missing];
      const found: string[] = [];
      for (const path of all.filter((_, index) => index % shares === share)) {
        found.push(...(await findings(page, path)));
      }
      expect(found).toEqual([]);
    });
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
