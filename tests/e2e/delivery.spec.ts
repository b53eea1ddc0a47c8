import { expect } from '@playwright/test';
import { present } from './support/site.ts';
import { test } from './support/test.ts';

test('every answer carries the strict policy and the other protections', async ({ request }) => {
  for (const path of ['/', `/ar${present('/legal/privacy-policy')}`, '/signin', '/favicon.svg']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("require-trusted-types-for 'script'");
    expect(policy, path).toContain("trusted-types 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toContain('unsafe');
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=63072000/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    expect(headers['permissions-policy'], path).toContain('camera=()');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['cache-control'], path).toBe('public, max-age=0, must-revalidate');
  }
});

test('the policy stops a script that was not built', async ({ page, browser }) => {
  // A page of its own: the violation is what this test is about.
  const context = await browser.newContext();
  const hostile = await context.newPage();
  await hostile.goto(page.url() === 'about:blank' ? '/about' : page.url());
  const outcome = await hostile.evaluate(() => {
    const script = document.createElement('script');
    try {
      script.textContent = 'window.hacked = true';
      document.head.append(script);
    } catch (error) {
      return String(error);
    }
    return String(Reflect.get(window, 'hacked'));
  });
  expect(outcome).toMatch(/TrustedScript|undefined/);
  await context.close();
});

test('the icon that programs ask for unasked is there, as an icon', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)$/);
  expect((await answer.body()).subarray(0, 4)).toEqual(Buffer.from([0, 0, 1, 0]));
});

test('the server on one’s own machine answers with the site and nothing else', async ({
  request,
}) => {
  for (const path of ['/cdn-cgi/explorer', '/cdn-cgi/explorer/api']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('licences: the page and the text file name every package of the scripts, and the typeface', async ({
  page,
  request,
}) => {
  const text = await (await request.get('/licences.txt')).text();
  await page.goto('/de/licences');
  const names = (await page.locator('[lang=en] h3').allInnerTexts()).flatMap((names) =>
    names.split('\n'),
  );
  for (const name of ['react-dom ', 'i18next ', '@supabase/auth-js ', 'literata-display.woff2 ']) {
    expect(names.filter((found) => found.startsWith(name))).toHaveLength(1);
  }
  for (const name of names) expect(text).toContain(`${name}\n`);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('its debugger listens nowhere', async () => {
  // Where wrangler opens one, on this port or the next that is free.
  for (const port of [9229, 9230]) {
    const asked = fetch(`http://127.0.0.1:${port}/json/version`);
    await expect(asked, `something debugs on port ${port}`).rejects.toThrow();
  }
});
