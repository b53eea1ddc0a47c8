import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { test } from './support/test.ts';

/** Whether the records are samples, which warn nobody of their age. */
const { sample = false }: { sample?: boolean } = parse(
  readFileSync('content/status/components.yaml', 'utf8'),
);

const { incidents } = parse(readFileSync('content/status/incidents.yaml', 'utf8'));
/** The title of the newest incident in a language. */
const titleIn = (language: string): string => incidents[0].translations[language].title;
/** Its line in the log of a page, and the row below, which tells it step by step. */
const lineOf = (page: Page) => page.locator(`[id="${incidents[0].id}"]`);
const storyOf = (page: Page) => page.locator(`[id="${incidents[0].id}"] + tr`);

/** An hour after the data of the status page. */
const fresh = new Date('2026-11-20T10:00:00Z');

/** The cells of each line of a table, with a stroke between them. */
async function lines(page: Page, caption: string): Promise<string[]> {
  const rows = page.getByRole('table', { name: caption }).getByRole('row');
  return rows.evaluateAll((all) =>
    all.map((row) =>
      [...row.children].map((cell) => cell.textContent?.replace(/\s+/g, ' ').trim()).join(' | '),
    ),
  );
}

test.beforeEach(({ page }) => page.clock.setFixedTime(fresh));

test('one sentence says whether it is up, and for which instant', async ({ page }) => {
  await page.goto('/status');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System Status');
  const answer = page.locator('p', { hasText: 'All systems operational' });
  await expect(answer).toBeVisible();
  await expect(answer.locator('svg')).toBeVisible();
  await expect(page.getByText('Data as of 20 November 2026, 09:00 UTC')).toBeVisible();
  await expect(page.getByText('this page may be out of date')).toBeHidden();
  await expect(page.getByText('sample data of 20 November 2026')).toBeVisible({ visible: sample });
  await expect(page).toHaveTitle(/^System Status/);
});

test('the tables have the columns and the rows of the specification', async ({ page }) => {
  await page.goto('/status');
  const rows = await lines(page, 'Components');
  const components = rows.filter((line) => line.includes('|'));
  expect(components).toHaveLength(6);
  expect(components.slice(0, 2)).toEqual([
    'Component | Status | Last update (UTC)',
    'Payments API | Operational | 20 November 2026, 08:58 UTC',
  ]);
  const log = await lines(page, 'Incidents of the last 30 days');
  expect(log.filter((line) => line.includes('|'))).toEqual([
    'Date | Component | Type | Resolution time | Description',
    expect.stringMatching(
      /^12 November 2026 \| Merchant dashboard \| Brief Interruption \| 9 minutes \| .*Approved/,
    ),
    expect.stringMatching(
      /^7 November 2026 \| Settlement engine \| Scheduled Maintenance \| 2 hours \| .*Settlement/,
    ),
    expect.stringMatching(
      /^28 October 2026 \| Payments API \| Minor Degradation \| 17 minutes \| .*Some/,
    ),
  ]);
  expect(await lines(page, 'Scheduled maintenance')).toEqual([
    'Date (UTC) | Time and duration (UTC) | Component | Details',
    expect.stringMatching(
      /^28 November 2026 \| 02:00–04:00 UTC, 2 hours \| Payments API \| Update of the API gateway\s*Routine/,
    ),
    expect.stringMatching(
      /^12 December 2026 \| 02:00–04:00 UTC, 2 hours \| Blockchain screening and Merchant dashboard \|/,
    ),
  ]);
  await expect(
    page.getByText('We announce planned interruptions at least 48 hours ahead.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('the figure stands over bars whose days can be read', async ({ page }) => {
  await page.goto('/status');
  await expect(page.getByText('99.98% over 90 days')).toBeVisible();
  await expect(page.getByText('In this period, that was 26 minutes in total.')).toBeVisible();
  const components = page.getByRole('table', { name: 'Components' });
  const row = components.getByRole('row', { name: /^Merchant dashboard/ });
  // The days of a component stand in the row below its own.
  const dashboard = row.locator('+ tr');
  const bar = dashboard.locator('path[data-state=down]');
  await expect(bar).toHaveCount(1);
  await expect(dashboard.getByText('Measured uptime: 99.99%')).toBeVisible();
  await dashboard.getByText('Day by day').click();
  await expect(dashboard.getByRole('listitem')).toHaveText([
    // A day of the bars ends at the hour of the data: it names both of its ends.
    '11 November 2026, 09:00 – 12 November 2026, 09:00 UTC: Down (9 minutes)',
    'Operational: 89 days',
  ]);
});

test('the commitments of the merchant agreement are held against each month', async ({ page }) => {
  await page.goto('/status');
  expect(await lines(page, 'Monthly uptime commitments')).toEqual([
    'Month | Payments API: uptime in the month (committed: 99.9%) | Merchant dashboard: uptime in the month (committed: 99.8%)',
    'August 2026 | 100%, met | 100%, met',
    'September 2026 | 100%, met | 100%, met',
    'October 2026 | 100%, met | 100%, met',
    'November 2026, so far | 100%, month not over | 99.96%, month not over',
  ]);
  await expect(page.getByText(/^Service-credit condition .* not met\.$/)).toBeVisible();
  await page.getByRole('link', { name: 'Read the clause' }).click();
  await expect(page).toHaveURL('/legal/merchant-agreement#service-credits');
});

test('the parts stand in the order of the specification', async ({ page }) => {
  await page.goto('/status');
  const titles = [
    'Components',
    'Measured uptime',
    'Incidents of the last 30 days',
    'Scheduled maintenance',
  ];
  const shown = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(shown.filter((title) => titles.includes(title))).toEqual(titles);
  // The bars of the components stand with them.
  const components = page.locator('section', {
    has: page.getByText('Components', { exact: true }),
  });
  await expect(components.locator('.uptime')).toHaveCount(5);
  await expect(components.locator('.uptime-ends').first()).toHaveText(
    /^\d+ \p{L}+ \d{4} \d+ \p{L}+ \d{4}\s*$/u,
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
  await page.goto(`/status#${incidents[0].id}`);
  await expect(lineOf(page)).toBeInViewport();
  await expect(storyOf(page).getByRole('listitem')).toHaveCount(incidents[0].updates.length);
  await lineOf(page).getByRole('link').click();
  await expect(page).toHaveURL(`/status/2026-11#${incidents[0].id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Incidents of November 2026');
  await expect(lineOf(page)).toBeInViewport();
  await expect(storyOf(page).getByRole('listitem')).toHaveCount(incidents[0].updates.length);
  await page.getByRole('link', { name: 'Earlier: October 2026' }).click();
  await expect(page).toHaveURL('/status/2026-10');
  await page.getByRole('link', { name: 'System status today' }).click();
  await expect(page).toHaveURL('/status');
});

test('each incident is told once', async ({ page }) => {
  for (const path of ['/status', '/status/2026-11']) {
    await page.goto(path);
    const text = await page.locator('main').innerText();
    const [{ title, description, resolution, updates }] = incidents;
    const told = [
      title,
      description,
      resolution,
      ...updates.map((step: { text: string }) => step.text),
    ];
    expect(told.map((part) => text.split(part).length - 1)).toEqual(told.map(() => 1));
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('what happened is read without scrolling sideways', async ({ page }) => {
    await page.goto(`/status#${incidents[0].id}`);
    const box = await storyOf(page).getByRole('listitem').first().boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(360);
  });
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Kolkata', locale: 'en-GB' });

  test('the own time stands beside UTC, and stays when the language changes', async ({ page }) => {
    await page.goto('/status');
    expect((await lines(page, 'Scheduled maintenance'))[1]).toContain(
      '02:00–04:00 UTC (07:30–09:30 GMT+5:30), 2 hours',
    );
    const time = page.locator('header + * time, main time').first();
    await expect(time).toHaveText('20 November 2026, 09:00 UTC (14:30 GMT+5:30)');
    await page.getByRole('button', { name: /Choose language/ }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(time).toHaveText(/^20\. November 2026, 09:00 UTC \(14:30 (GMT|UTC)\+5:30\)$/);
    await page.getByRole('button', { name: /Sprache/ }).click();
    await page.getByRole('link', { name: '中文' }).click();
    await expect(time).toHaveText(/^2026年11月20日 ?09:00 UTC（(GMT|UTC)\+5:30 ?14:30）$/);
  });
});

test.describe('by UTC', () => {
  test.use({ timezoneId: 'UTC' });

  test('no second time is added', async ({ page }) => {
    await page.goto('/status');
    const times = await page.locator('main time').allTextContents();
    expect(times.filter((text) => text.includes('('))).toEqual([]);
  });
});

test('records that are older than a day bring a warning, also while the page stays open', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-11-21T08:59:00Z') });
  // Where the records are samples, the warning is put in as the page of real ones has it.
  if (sample) {
    const warning =
      '<p id="_stale" role="status" data-as-of="2026-11-20T09:00:00.000Z" data-minutes="1440" hidden>Old.</p>';
    await page.route('**/status', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('</header>', `${warning}</header>`),
      });
    });
  }
  await page.goto('/status');
  const warning = page.locator('#_stale');
  await expect(warning).toBeHidden();
  await page.clock.runFor(120_000);
  await expect(warning).toBeVisible();
});

test('samples say so and give no warning, however old they are', async ({ page }) => {
  test.skip(!sample, 'the records are real');
  await page.clock.setFixedTime(new Date('2027-11-20T10:00:00Z'));
  for (const path of ['/', '/status', '/status/2026-11']) {
    await page.goto(path);
    await expect(page.getByText(/sample data/i).first(), path).toBeVisible();
    await expect(page.locator('#_stale, .stale'), path).toHaveCount(0);
  }
  await page.goto('/trust/security');
  // The card of the measured figure, and its row in the table.
  await expect(page.getByText('Sample data', { exact: true })).toHaveCount(2);
  const summary = await (await page.request.get('/api/v2/summary.json')).json();
  expect(summary.status.description).toMatch(/^Sample data: /);
  expect(await (await page.request.get('/status/badge.svg')).text()).toContain('>Sample data<');
  expect(await (await page.request.get('/status/history.atom')).text()).toContain(
    '<subtitle>Sample data: ',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('everything can be read, and the reader is told to mind the age of real records', async ({
    page,
  }) => {
    await page.goto('/status');
    await expect(page.getByText('All systems operational')).toBeVisible();
    const advice = 'If that is more than 1 day ago, this page may be out of date.';
    await expect(page.getByText(advice)).toBeVisible({ visible: !sample });
    await expect(page.locator('#_stale')).toBeHidden();
    await page.getByText('Day by day').first().click();
    await expect(page.getByText('29 October 2026, 09:00 UTC: Degraded (17 minutes)')).toBeVisible();
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
  const work = page.getByRole('table', { name: '计划维护' });
  await expect(work.getByRole('cell').nth(1)).toHaveText(/^02:00–04:00 UTC.*，2\s小时$/);
  await page.goto('/status?lang=fr');
  await expect(told).toHaveText(titleIn('fr'));
  await expect(page.getByRole('rowheader', { name: 'Moteur de règlement' })).toBeVisible();
});

test('on paper the days of every component are open', async ({ page }) => {
  await page.goto('/status');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('29 October 2026, 09:00 UTC: Degraded (17 minutes)')).toBeVisible();
});

test('an alias is the whole page', async ({ page }) => {
  await page.goto('/system-status');
  await expect(page).toHaveURL('/system-status');
  await expect(page.getByText('All systems operational')).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/status$/);
});

test('the home page says how it stands, and as of when', async ({ page }) => {
  await page.goto('/');
  const strip = page.locator('main p', { hasText: 'All systems operational' });
  await expect(strip).toContainText('as of 20 November 2026, 09:00 UTC');
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
