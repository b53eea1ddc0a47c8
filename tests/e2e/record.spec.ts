// The record in a browser: what changed, citations, saved copies, days. That pages show the words of their archived texts is held by
// the build (src/build/record-words.ts).
import { expect, type Page } from '@playwright/test';
import { londonDay } from '../../src/core/london-day.ts';
import { readCorpus } from '../../src/corpus/open-corpus.ts';
import type { ArchivedVersion } from '../../src/corpus/record/archive.ts';
import { versionsOf } from '../../src/corpus/record/candidate.ts';
import { versionSlug } from '../../src/corpus/record/record.ts';
import { shownOn } from '../../src/corpus/record/states.ts';
import { addresses } from '../content/real-content.ts';
import { sampled } from './support/sample.ts';
import { t, wordsIn } from './support/site.ts';
import { test } from './support/test.ts';
import { requestsOf } from './support/waits.ts';

const corpus = readCorpus();
const versionsById = new Map(
  corpus.documents.map((document) => [document.id, versionsOf(document, corpus)]),
);
/** The first version of a document, and the one that it shows. */
const [[id, versions = []] = ['']] = [...versionsById].toSorted(
  ([, one], [, other]) => other.length - one.length,
);
const first = versions[0];
const shown = shownOn(versions, corpus.day) ?? first;
if (!first || !shown) throw new Error('No document is recorded.');
const slug = ({ head }: typeof first) => versionSlug(head.version);

// On the day on which the record is published, no document has a history yet.
const withHistory = [...versionsById].flatMap(([document, [one, two]]) =>
  one && two ? [[document, one, two] as const] : [],
);
for (const [changed, old, next] of withHistory.slice(0, 1)) {
  const changes = `/${changed}/changes/${slug(old)}/${slug(next)}`;

  test('what changed holds the words of both versions, and nothing else', async ({ page }) => {
    await page.goto(changes);
    const wordsWithout = (selector: string) =>
      page.locator('section:is(.changed, .added, .removed)').evaluateAll(
        (sections, gone) =>
          sections.map((section) => {
            const copy = section.cloneNode(true);
            if (!(copy instanceof Element)) return '';
            for (const each of copy.querySelectorAll(`.sr-only, .state, ${gone}`)) each.remove();
            return `${section.id} ${(copy.textContent ?? '').replace(/[^\p{L}\p{N}]+/gu, '')}`;
          }),
        selector,
      );
    const textOf = async (version: ArchivedVersion) => {
      const other = await page.context().newPage();
      await other.goto(`/${changed}/versions/${slug(version)}`);
      const texts = await other.locator('.prose section[id]').evaluateAll((sections) =>
        sections.map((section) => {
          const copy = section.cloneNode(true);
          if (!(copy instanceof Element)) return '';
          for (const inner of copy.querySelectorAll('section[id], .since')) inner.remove();
          return `${section.id} ${(copy.textContent ?? '').replace(/[^\p{L}\p{N}]+/gu, '')}`;
        }),
      );
      await other.close();
      return texts;
    };
    const [before, now] = [await textOf(old), await textOf(next)];
    const unnumbered = (text: string) => text.replace(/^(\S+ )\d+/, '$1');
    const shown = await wordsWithout('ins');
    expect(shown.length).toBeGreaterThan(0);
    for (const text of shown) {
      const id = text.split(' ')[0];
      const was = before.find((each) => each.split(' ')[0] === id);
      // A new section was nowhere.
      if (was) expect(unnumbered(text)).toBe(unnumbered(was));
    }
    for (const text of await wordsWithout('del')) {
      if (now.some((each) => each.split(' ')[0] === text.split(' ')[0])) {
        expect(now.map(unnumbered)).toContain(unnumbered(text));
      }
    }
  });

  test('a section leads to its history, and from there to what changed in it', async ({ page }) => {
    await page.goto(`/${changed}`);
    const mark = page.locator('.since a').first();
    const id = await mark.evaluate((link) => link.closest('section')?.id);
    await mark.click();
    await expect(page).toHaveURL(`/${changed}/versions#section-${id}`);
    await page.locator(`#section-${id} a`).last().click();
    await expect(page).toHaveURL(new RegExp(`/changes/.*#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });

  const earlier = `/${changed}/versions/${slug(old)}`;
  const strip = (page: Page) => page.getByRole('region', { name: t('record:old.notCurrent') });

  type Window = readonly [edition: string, width: number, height: number];
  const windows: readonly Window[] = [
    ['', 1440, 900],
    ['/hi', 320, 640],
    // A window of 1440 by 900 pixels, twice as large.
    ['', 720, 450],
  ];
  const more: readonly Window[] = [
    ['', 768, 1024],
    ['', 320, 640],
    ['/ar', 360, 740],
  ];
  for (const [edition, width, height] of sampled([...windows, ...more], windows)) {
    test(`at ${width} by ${height} pixels, ${edition}${earlier} says while one reads that it is not the current one`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(edition + earlier);
      const state = page.locator('.strip');
      await expect(state).toBeInViewport();
      // The first one that has text before it and after it, below the first screen.
      const sections = page.locator('.prose section[id] > section:has(> .since)');
      const id = await sections.nth(4).getAttribute('id');
      await page.goto(`${edition}${earlier}#${id}`);
      await expect(state.getByRole('link').first()).toHaveAttribute(
        'href',
        new RegExp(`${edition}/${changed}#${id}$`),
      );
      await expect(async () => {
        const [shown, heading] = await Promise.all([
          state.boundingBox(),
          page.locator(`#${id} > :is(h2, h3, h4)`).boundingBox(),
        ]);
        const end = (shown?.y ?? 0) + (shown?.height ?? 0);
        expect(shown?.y).toBeGreaterThanOrEqual(63);
        expect(end).toBeLessThan(height / 2);
        expect(heading?.y).toBeGreaterThanOrEqual(end);
        expect(heading?.y).toBeLessThan(end + 80);
      }).toPass();
      await page.locator(`#${id} > .since a`).click();
      await expect(page).toHaveURL(`${edition}/${changed}#${id}`);
    });
  }

  test('the strip of an old version leads to what changed, gives way in a low window, and is no part of the paper, whose foot says it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await page.goto(earlier);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await expect(strip(page)).not.toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(strip(page)).toBeHidden();
    const foot = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--foot'),
    );
    expect(foot).toContain(t('record:old.notCurrent'));
    await page.emulateMedia({ media: 'screen' });
    await strip(page).getByRole('link').last().click();
    await expect(page).toHaveURL(new RegExp(`/${changed}/changes/${slug(old)}/`));
  });

  test('the current version has no strip, and no link to itself at its headings', async ({
    page,
  }) => {
    const current = shownOn(versionsById.get(changed) ?? [], corpus.day);
    await page.goto(`/${changed}/versions/${slug(current ?? old)}`);
    await expect(page.locator('.prose section[id]').first()).toBeVisible();
    await expect(page.locator('.strip, .prose .since')).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('changes are marks to read', async ({ page }) => {
      await page.goto(changes);
      await expect(page.locator('ins, del').first()).toBeVisible();
    });

    test('the strip of an old version leads to the document', async ({ page }) => {
      await page.goto(earlier);
      await strip(page).getByRole('link').first().click();
      await expect(page).toHaveURL(`/${changed}`);
    });
  });
}

test('pages of the record and lists in an edition say that the English prevails, on paper too', async ({
  page,
}) => {
  const record = addresses.filter(
    ({ page: english, language }) => language === 'de' && english.startsWith(`/${id}/`),
  );
  for (const path of [...record.map(({ path }) => path), '/de/legal', '/de/legal/definitions']) {
    await page.goto(path);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      await expect(page.locator('section.banner'), path).toBeVisible();
    }
    if (!/\/\d+-\d+$/.test(path)) continue;
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByText(wordsIn('de').t('document:prevails')), path).toBeVisible();
  }
});

test('a heading that is pressed gives a citation, whose address leads to the version', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/${id}`);
  const box = page.locator('#_cite');
  await expect(box).toBeHidden();
  const heading = page.locator('.prose h2 a').first();
  const sign = () => heading.evaluate((link) => getComputedStyle(link, '::after').opacity);
  await expect.poll(sign).toBe('0');
  await heading.hover();
  await expect.poll(sign).toBe('1');
  await heading.click();
  await expect(box).toContainText(shown.head.version);
  const section = (await heading.getAttribute('href'))?.slice(1);
  await box.getByRole('button', { name: t('document:cite.link') }).click();
  await expect(box.getByRole('status')).toHaveText(t('document:cite.copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname + new URL(copied).hash).toBe(
    `/${id}/versions/${slug(shown)}#${section}`,
  );
  await box.getByRole('button', { name: t('document:cite.copy') }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(new RegExp(`${shown.head.version}.*section 1`));
  await box.getByRole('button', { name: t('document:cite.close') }).click();
  await expect(box).toBeHidden();
});

test.describe('a file that was saved', () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test('is known by its fingerprint, and a changed one is not', async ({ page }) => {
    await page.goto(`/${id}/versions/${slug(first)}`);
    const requests = requestsOf(page);
    const choose = async (text: string) => {
      const file = { name: 'saved.md', mimeType: 'text/markdown', buffer: Buffer.from(text) };
      await page.getByLabel(t('record:copy.choose')).setInputFiles(file);
    };
    const status = page.locator('#_copy [role=status]');
    await choose(first.text);
    await expect(status).toHaveText(
      t('record:copy.known', { path: `/${id}/versions/${slug(first)}.md` }),
    );
    await choose(`${first.text} `);
    await expect(status).toHaveText(t('record:copy.unknown'));
    await page.route('**/legal/SHA256SUMS', (route) => route.abort());
    await choose(first.text);
    await expect(status).toHaveText(t('record:copy.failed'));
    expect([...new Set(requests)]).toEqual(['/legal/SHA256SUMS']);
  });
});

/** The last day on which a version begins to apply; drafts have none. */
const day = [...versionsById.values()]
  .flat()
  .flatMap(({ head }) => head.effective ?? [])
  .toSorted()
  .at(-1);

if (day === undefined) {
  test('while the record is a draft, no day is asked for, and each document is listed as a draft', async ({
    page,
  }) => {
    await page.goto('/legal/as-of');
    await expect(page.locator('main input')).toHaveCount(0);
    const numbers = page.locator('tbody tr td:nth-of-type(1)');
    await expect(numbers).toHaveCount(versionsById.size);
    for (const number of await numbers.allTextContents()) {
      expect(number.trim()).toMatch(/^\d+\.\d+, draft$/);
    }
  });
} else {
  test('a day shows the versions that were in force on it, and stands in the address', async ({
    page,
  }) => {
    await page.goto('/legal/as-of');
    const rows = page.locator('tbody tr:visible');
    const field = page.getByLabel(t('asOf:day'));
    await expect(field).toHaveValue(londonDay(new Date()));
    // A document that came later has no version of that day.
    const inForce = [...versionsById.values()].filter((all) => shownOn(all, day)).length;
    await field.fill(day);
    await expect(page).toHaveURL(`/legal/as-of?on=${day}`);
    await expect(rows).toHaveCount(inForce);
    await page.reload();
    await expect(field).toHaveValue(day);
    await expect(rows).toHaveCount(inForce);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('days are a table to read', async ({ page }) => {
    await page.goto('/legal/as-of');
    await expect(page.locator('main input')).toBeHidden();
    await expect(page.locator('tbody tr').first()).toBeVisible();
  });
});
