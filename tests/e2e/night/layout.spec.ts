import { expect } from '@playwright/test';
import { footer as footerLinks } from '../../../src/core/navigation.ts';
import { documentFor } from '../../content/real-content.ts';
import { present, t } from '../support/site.ts';
import { test } from '../support/test.ts';
import { requestsOf } from '../support/waits.ts';

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('common:skip') });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('the bar stays, and an anchor leaves room for it', async ({ page }) => {
  const { id, outline } = documentFor('/legal/terms-of-service');
  const section = outline.at(-1)?.id;
  await page.goto(`/${id}#${section}`);
  await expect(async () => {
    const bar = await page.locator('header.bar').boundingBox();
    const heading = await page.locator(`#${section}`).locator('h2, h3').first().boundingBox();
    expect(bar?.y).toBe(0);
    expect(heading?.y ?? 0).toBeGreaterThanOrEqual((bar?.height ?? 0) - 1);
    expect(heading?.y ?? 999).toBeLessThan(200);
  }).toPass({ timeout: 60_000 });
});

test('the contents mark the section that is read, and show those inside it', async ({ page }) => {
  const { id, outline } = documentFor('/legal/terms-of-service');
  const inner = outline.filter(({ level }) => level === 2)[6];
  await page.goto(`/${id}`);
  const current = page.locator('.contents [aria-current=location]');
  const link = page.locator(`.contents a[href="#${inner?.id}"]`);
  await expect(current).toHaveCount(0);
  await expect(link).toBeHidden();
  await page.goto(`/${id}#${inner?.id}`);
  await expect(current).toHaveAttribute('href', `#${inner?.id}`);
  await expect(link).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(current).toHaveCount(0);
});

test('on a desktop the text begins on the first screen, and says that it is a draft', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/legal/terms-of-service', '/de/legal/terms-of-service']) {
    await page.goto(path);
    await expect(page.locator('.glance li').first()).toBeInViewport();
    await expect(page.locator('.title-notes strong').first()).toBeInViewport();
  }
});

test('on a phone the summary comes before the particulars of the version, and a row opens the contents anywhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id, outline } = documentFor('/legal/terms-of-service');
  for (const path of [`/${id}`, `/ar/${id}`]) {
    await page.goto(path);
    const top = async (selector: string) =>
      (await page.locator(selector).boundingBox())?.y ?? Number.NaN;
    await expect(page.locator('.title-block a[href*="/versions/"]').first()).toBeInViewport();
    expect(await top('.contents')).toBeLessThan(await top('.glance'));
    expect(await top('.glance')).toBeLessThan(await top('.title-seal'));
    expect(await top('.title-seal')).toBeLessThan(await top('.title-facts'));
    expect(await top('.title-facts')).toBeLessThan(await top(`#${outline[0]?.id}`));
    await page.evaluate(() => window.scrollTo(0, 4000));
    const row = page.locator('.contents summary');
    const box = await row.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeLessThan(80);
    await row.click();
    const last = outline.findLast(({ level }) => level === 1);
    await page.locator(`.contents a[href="#${last?.id}"]`).click();
    await expect(page).toHaveURL(`${path}#${last?.id}`);
    await expect(page.locator('.contents ol').first()).toBeHidden();
    await expect(async () => {
      const heading = await page.locator(`#${last?.id} > h2`).boundingBox();
      const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
      expect(heading?.y).toBeGreaterThanOrEqual(y + height);
      expect(heading?.y).toBeLessThan(240);
    }).toPass();
  }
});

test('a new page starts at its top', async ({ page }) => {
  await page.goto(present('/legal/terms-of-service'));
  await page.evaluate(() => window.scrollTo(0, 2000));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('common:footer.privacy') })
    .click();
  await expect(page).toHaveURL(present('/legal/privacy-policy'));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the footer has every link of the specification, who the company is, and its status', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const links = await footer
    .locator('nav a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(footerLinks.map(({ path }) => path));
  for (const key of ['footer.number', 'footer.address', 'regulatory.inLine']) {
    await expect(footer).toContainText(t(`common:${key}`));
  }
});

test('the code and the name of a currency stand apart, to eyes and in what is copied or read aloud', async ({
  page,
}) => {
  for (const path of ['/', '/ar', '/zh']) {
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const rows = await page.locator('.currencies th[scope=row]').evaluateAll((all) =>
        all.map((row) => {
          const code = row.querySelector('bdi');
          const name = row.lastElementChild;
          const gap = (a: DOMRect, b: DOMRect) =>
            Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
          const range = document.createRange();
          const boxOf = (element: Element | null) => {
            if (element) range.selectNodeContents(element);
            return range.getBoundingClientRect();
          };
          const [own, other, cell] = [boxOf(code), boxOf(name), row.getBoundingClientRect()];
          const isRtl = getComputedStyle(row).direction === 'rtl';
          return {
            text: row.textContent.trim(),
            parts: [code?.textContent, name?.textContent],
            gap: gap(own, other),
            // Codes stand under each other where the line begins.
            start: isRtl ? cell.right - own.right : own.left - cell.left,
          };
        }),
      );
      expect(rows.length).toBeGreaterThan(1);
      for (const { text, parts, gap, start } of rows) {
        expect(text.split(/\s+/).join(' ')).toBe(parts.join(' '));
        // On a small screen the name stands in the next line, whose box may touch that of the code.
        expect(gap, `${path} at ${width}: ${text}`).toBeGreaterThanOrEqual(width < 640 ? -8 : 4);
        expect(start, `${path} at ${width}: ${text}`).toBeLessThan(1);
      }
    }
  }
});

const displayFace = /^\/_astro\/literata-display\.[\w-]+\.woff2$/;

test('a page without a form loads one file and the display face, and nothing else', async ({
  page,
}) => {
  const requests = requestsOf(page);
  for (const path of ['/', present('/legal/terms-of-service'), '/status', '/de/about']) {
    requests.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(requests.filter((request) => !displayFace.test(request))).toEqual([path]);
    expect(requests).toHaveLength(2);
  }
});

test('each point of “At a glance” leads to its clause, in every language', async ({ page }) => {
  const { id, front } = documentFor('/legal/refund-policy');
  for (const path of [`/${id}`, `/ar/${id}`]) {
    await page.goto(path);
    const links = page.locator('.glance li > a');
    await expect(links).toHaveCount(front.summary?.length ?? 0);
    await links.nth(1).click();
    await expect(page).toHaveURL(`${path}#${front.summaryClauses?.[1]}`);
    await expect(page.locator(`#${front.summaryClauses?.[1]}`)).toBeInViewport();
  }
});

test('on a phone a row of a table is a record, whose cells stand under the words of their columns', async ({
  page,
}) => {
  const client = await page.context().newCDPSession(page);
  /** How many parts of tables the browser tells assistive technology of, by role. */
  const told = async () => {
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const roles = nodes.filter(({ ignored }) => !ignored).map(({ role }) => `${role?.value}`);
    return ['table', 'row', 'columnheader', 'rowheader', 'cell'].map(
      (name) => roles.filter((role) => role === name).length,
    );
  };
  const paths = ['/status', '/de/legal/deadlines', '/ar/legal/definitions', '/zh/legal/as-of'];
  for (const path of [
    ...paths,
    present('/legal/risk-register'),
    present('/legal/cookies-policy'),
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const wide = await told();
    // Tables of Markdown have no heads of rows.
    expect(wide[0], path).toBeGreaterThan(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await told(), path).toEqual(wide);
    // A component is in two lines: its state is a word that says what it is, and the word of its time stands before it.
    const cells = page.locator('td[data-label]:not(:empty, tr:has(+ .below) > .state)');
    const unlabelled = await cells.evaluateAll((all) =>
      all
        .filter((cell) => cell.checkVisibility())
        .filter((cell) => {
          const { content, display } = getComputedStyle(cell, '::before');
          const label = JSON.stringify(cell.getAttribute('data-label'));
          const place = cell.matches('tr:has(> .state):has(+ .below) > td') ? 'inline' : 'block';
          return !content.startsWith(label) || display !== place || label === '""';
        })
        .map((cell) => cell.outerHTML),
    );
    expect(unlabelled, path).toEqual([]);
    const boxes = page.locator('.fitted');
    const cut = await boxes.evaluateAll((all) =>
      all.filter((box) => box.scrollWidth > box.clientWidth).map((box) => box.outerHTML),
    );
    expect(cut, path).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('the contents of a document open and lead to a section', async ({ page }) => {
    const { id, outline } = documentFor('/legal/privacy-policy');
    const last = outline.findLast(({ level }) => level === 1);
    const name = t('document:contents');
    await page.goto(`/${id}`);
    await page.locator('summary', { hasText: name }).click();
    await page
      .getByRole('navigation', { name })
      .getByRole('link', { name: `${last?.number}. ` })
      .click();
    await expect(page).toHaveURL(`/${id}#${last?.id}`);
  });
});
