// The status page as the records stand. What their figures and words come to is held by tests/unit/status and
// tests/unit/components/status, so that no record is typed here again.
import { expect, type Page } from '@playwright/test';
import { statusReport } from '../../src/components/status/report.ts';
import { keepCorpus } from '../../src/corpus/open-corpus.ts';
import { formatInstant, formatMonth } from '../../src/languages/dates.ts';
import { type LanguageCode, languageOf } from '../../src/languages/list.ts';
import { frontPage } from '../../src/status/log.ts';
import { corpus } from '../content/real-content.ts';
import { fill, t, wordsIn } from './support/site.ts';
import { test } from './support/test.ts';

keepCorpus(corpus);
const report = statusReport();
/** Whether the records are samples, which warn nobody of their age. */
const { asOf, incidents, sample = false } = report.records;
const { locale } = languageOf('en');
const instant = formatInstant(asOf, locale);
const [newest] = incidents;
if (!newest) throw new Error('No incident is recorded.');
/** The lasting address of the newest incident, and the page of its month. */
const lasting = report.links.get(newest.id) ?? '';
const [month = ''] = lasting.split('#');
/** Its title in a language. */
const titleIn = (language: LanguageCode) => newest.translations?.[language]?.title ?? newest.title;
/** Its line in the log of a page, and the row below, which tells it step by step. */
const lineOf = (page: Page) => page.locator(`[id="${newest.id}"]`);
const storyOf = (page: Page) => page.locator(`[id="${newest.id}"] + tr`);
/** The sentence that says whether it is up, as far as it names no component. */
const overall = t(`status:overall.${report.overall.state}`, { components: '' }).trim();

/** The cells of each line of a table, with a stroke between them. */
async function lines(page: Page, caption: string): Promise<string[]> {
  const rows = page.getByRole('table', { name: caption }).getByRole('row');
  return rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()).join(' | '),
    ),
  );
}

// An hour after the data of the status page.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date(asOf.getTime() + 3_600_000)));

test('one sentence says whether it is up, and for which instant', async ({ page }) => {
  await page.goto('/status');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System Status');
  const answer = page.locator('header p', { hasText: overall });
  await expect(answer).toBeVisible();
  await expect(answer.locator('svg')).toBeVisible();
  await expect(page.getByText(t('status:asOf', { instant }))).toBeVisible();
  await expect(page.getByText('this page may be out of date')).toBeHidden();
  await expect(page.getByText('are sample data of')).toBeVisible({ visible: sample });
  await expect(page).toHaveTitle(/^System Status/);
});

test('the tables have the columns of the specification, and a row for each record', async ({
  page,
}) => {
  await page.goto('/status');
  const tables = [
    ['components', 'Component | Status | Last update (UTC)', report.components],
    [
      'incidents',
      'Date | Component | Type | Resolution time | Description',
      frontPage(report.recent, report.components.length).rows,
    ],
    ['maintenance', 'Date (UTC) | Time and duration (UTC) | Component | Details', report.planned],
  ] as const;
  for (const [name, heads, records] of tables) {
    const rows = await lines(page, t(`status:${name}.title`));
    // A row below another has one cell; where there are no records, there is no table.
    expect(rows.filter((line) => line.includes('|')).length, name).toBe(
      records.length && records.length + 1,
    );
    if (records.length > 0) expect(rows[0]).toBe(heads);
  }
  await expect(page.getByText(t('status:notice'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('the figure stands over bars whose days can be read', async ({ page }) => {
  await page.goto('/status');
  await expect(page.locator('.figure')).toContainText(
    t('status:uptime.figure', { figure: '' }).trim(),
  );
  const components = page.getByRole('table', { name: t('status:components.title') });
  for (const { name, days } of report.components) {
    const states = new Set(days.map(({ state }) => state));
    const notable = days.filter(({ state }) => state !== 'operational' && state !== 'unknown');
    // The days of a component stand in the row below its own.
    const below = components.getByRole('row', { name: fill(name) }).locator('+ tr');
    await expect(below.locator('path')).toHaveCount(states.size);
    await below.getByText(t('status:uptime.details')).click();
    // Each day on which something was, and how many days nothing was, or nothing is recorded.
    await expect(below.getByRole('listitem')).toHaveCount(
      notable.length + 1 + Number(states.has('unknown')),
    );
  }
});

test('the commitments of the merchant agreement are held against each month', async ({ page }) => {
  await page.goto('/status');
  const { commitments } = report;
  const [heads, ...rows] = await lines(page, t('status:commitments.title'));
  expect(heads).toBe(
    [
      t('status:commitments.month'),
      ...commitments.map(({ component, level }) =>
        t('status:commitments.column', { component: fill(component.name), level: `${level}%` }),
      ),
    ].join(' | '),
  );
  const months = new Set(commitments.flatMap((each) => each.months.map(({ month }) => month)));
  expect(rows).toHaveLength(months.size);
  await page.getByRole('link', { name: t('status:commitments.clause') }).click();
  await expect(page).toHaveURL('/legal/merchant-agreement#service-credits');
});

test('the parts stand in the order of the specification', async ({ page }) => {
  await page.goto('/status');
  const titles = [
    'Components',
    'Measured uptime',
    t('status:incidents.title'),
    'Scheduled maintenance',
  ];
  const shown = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(shown.filter((title) => titles.includes(title))).toEqual(titles);
  // The bars of the components stand with them.
  const components = page.locator('section', {
    has: page.getByText('Components', { exact: true }),
  });
  await expect(components.locator('.uptime')).toHaveCount(report.components.length);
  await expect(components.locator('.uptime-ends').first()).toHaveText(
    /^\d+ \p{L}+ \d{4} .*% \d+ \p{L}+ \d{4}\s*$/u,
  );
  const edgeOf = async (part: string) => {
    const box = await components.locator(part).first().boundingBox();
    return Math.round((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN));
  };
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const edge = await edgeOf('.below > td');
    const ends = [await edgeOf('.uptime svg'), await edgeOf('.uptime-ends span:last-child')];
    expect(ends, `at ${width}`).toEqual([edge, edge]);
  }
});

test('the marks of what was done are whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/status');
  const steps = page.locator('.steps li');
  await expect(steps.first()).toBeVisible();
  const cut = await steps.evaluateAll((items) =>
    items.filter((item) => {
      let box = item.parentElement;
      while (box && getComputedStyle(box).overflowX === 'visible') box = box.parentElement;
      const half = Number.parseFloat(getComputedStyle(item, '::before').inlineSize) / 2;
      const start = item.getBoundingClientRect().x - half;
      return start < (box?.getBoundingClientRect().x ?? 0) - 0.5;
    }),
  );
  expect(cut).toHaveLength(0);
});

test('an incident has an anchor, its timeline, and an address that lasts', async ({ page }) => {
  await page.goto(`/status#${newest.id}`);
  await expect(lineOf(page)).toBeInViewport();
  await expect(storyOf(page).getByRole('listitem')).toHaveCount(newest.updates.length);
  await lineOf(page).getByRole('link').click();
  await expect(page).toHaveURL(lasting);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('status:month.title', { month: formatMonth(newest.start, locale) }),
  );
  await expect(lineOf(page)).toBeInViewport();
  await expect(storyOf(page).getByRole('listitem')).toHaveCount(newest.updates.length);
  const earlier = page.getByRole('link', { name: t('status:month.earlier', { month: '' }).trim() });
  const before = await earlier.getAttribute('href');
  await earlier.click();
  await expect(page).toHaveURL(before ?? '');
  await page.getByRole('link', { name: 'System status today' }).click();
  await expect(page).toHaveURL('/status');
});

test('each incident is told once', async ({ page }) => {
  for (const path of ['/status', month]) {
    await page.goto(path);
    const text = await page.locator('main').innerText();
    const { title, description, resolution = [], updates } = newest;
    const told = [title, description, resolution, updates.map(({ text }) => text)].flat();
    expect(told.map((part) => text.split(part).length - 1)).toEqual(told.map(() => 1));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what happened is read without scrolling sideways', async ({ page }) => {
    await page.goto(`/status#${newest.id}`);
    const box = await storyOf(page).getByRole('listitem').first().boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  });
});

test('samples say so and give no warning, however old they are', async ({ page }) => {
  test.skip(!sample, 'the records are real');
  await page.clock.setFixedTime(new Date(asOf.getTime() + 365 * 86_400_000));
  for (const path of ['/', '/status', month]) {
    await page.goto(path);
    await expect(page.getByText(/sample data/i).first(), path).toBeVisible();
    await expect(page.locator('#_stale, .stale'), path).toHaveCount(0);
  }
  await page.goto('/trust/security');
  // The card of the measured figure, and its row in the table.
  await expect(page.getByText('Sample data', { exact: true })).toHaveCount(2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('everything can be read, and the reader is told to mind the age of real records', async ({
    page,
  }) => {
    await page.goto('/status');
    await expect(page.getByText(overall)).toBeVisible();
    const advice = /^If that is more than .* ago, this page may be out of date\.$/;
    await expect(page.getByText(advice)).toBeVisible({ visible: !sample });
    // The warning that the script shows when the records are old.
    await expect(page.locator('#_stale')).toHaveCount(sample ? 0 : 1);
    await expect(page.locator('#_stale')).toBeHidden();
    const days = page.locator('.uptime').first();
    await expect(days.getByRole('listitem').first()).toBeHidden();
    await days.getByText(t('status:uptime.details')).click();
    await expect(days.getByRole('listitem').first()).toBeVisible();
  });
});

test('in Arabic the page is mirrored, time with it', async ({ page }) => {
  await page.goto('/ar/status');
  const bars = page.locator('.uptime svg').first();
  await expect(bars).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)');
});

test('what happened is told in the language of the page, also after a switch', async ({ page }) => {
  const told = lineOf(page).locator('strong');
  await page.goto('/zh/status');
  await expect(told).toHaveText(titleIn('zh'));
  await expect(page.locator('main [lang]')).toHaveCount(0);
  if (report.planned.length > 0) {
    const work = page.getByRole('table', { name: wordsIn('zh').t('status:maintenance.title') });
    await expect(work.getByRole('cell').nth(1)).toHaveText(/UTC.*，\d+\s\p{Script=Han}+$/u);
  }
  await page.goto('/status?lang=fr');
  await expect(told).toHaveText(titleIn('fr'));
  await expect(page.getByRole('rowheader', { name: 'Moteur de règlement' })).toBeVisible();
});

test('on paper the days of every component are open', async ({ page }) => {
  await page.goto('/status');
  await page.emulateMedia({ media: 'print' });
  const days = page.locator('.uptime li');
  await expect(days.filter({ visible: true })).toHaveCount(await days.count());
});

test('the home page says how it stands, and as of when', async ({ page }) => {
  await page.goto('/');
  const strip = page.locator('main p', { hasText: overall });
  await expect(strip).toContainText(t('status:asOfShort', { instant }));
  await strip.getByRole('link').click();
  await expect(page).toHaveURL('/status');
});

test('what machines read is linked, has its type, and may be read from anywhere', async ({
  page,
  request,
}) => {
  await page.goto('/status');
  const types = {
    '/status/history.atom': 'application/atom+xml',
    '/status/maintenance.ics': 'text/calendar; charset=utf-8',
    '/status/badge.svg': 'image/svg+xml',
    '/api/v2/summary.json': 'application/json',
    '/api/v2/incidents.json': 'application/json',
    '/api/v2/scheduled-maintenances.json': 'application/json',
  };
  for (const [path, type] of Object.entries(types)) {
    await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(1);
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const headers = response.headers();
    expect(headers['content-type'], path).toBe(type);
    expect(headers['access-control-allow-origin'], path).toBe('*');
    expect(headers['cross-origin-resource-policy'], path).toBe('cross-origin');
  }
  const feed = page.locator('head link[rel=alternate][type="application/atom+xml"]');
  await expect(feed).toHaveAttribute('href', '/status/history.atom');
});

test('the browser itself reads the feed and the badge without an error', async ({ page }) => {
  for (const path of ['/status/history.atom', '/status/badge.svg']) {
    await page.goto('/status');
    const root = await page.evaluate(async (address) => {
      const xhr = new XMLHttpRequest();
      xhr.open('GET', address);
      xhr.responseType = 'document';
      await new Promise((resolve) => {
        xhr.onloadend = resolve;
        xhr.send();
      });
      const found = xhr.responseXML;
      return [found?.documentElement.localName, found?.querySelector('parsererror') === null];
    }, path);
    expect(root).toEqual([path.endsWith('svg') ? 'svg' : 'feed', true]);
  }
});
