// A page of one build beside all else of another: after a deploy and after its undoing, from a cache that still holds the page and in
// a tab that was open, with a host that keeps the scripts of the build before and with one that does not.
import { expect, type Page } from '@playwright/test';
import { editionPath } from '../../../src/core/addresses.ts';
import { enquiry, ready, setFields } from '../support/forms.ts';
import { expectOneLanguage } from '../support/one-language.ts';
import { type Build, buildsIn, deployed } from '../support/other-build.ts';
import { pairwise } from '../support/pairwise.ts';
import { present, t } from '../support/site.ts';
import { networkTest as test } from '../support/test.ts';
import { frames, idle } from '../support/waits.ts';

// The browser logs what it could not load. It parses what the host answers in the place of a patch, and that page has other styles
// than the policy of this one allows.
test.use({ expectedErrors: /^Failed to load (?:resource|module script)|^Applying inline style/ });

const paths = {
  document: present('/legal/merchant-agreement'),
  hub: present('/legal'),
  home: '/',
  status: '/status',
  contact: '/contact',
  signin: '/signin',
  search: '/search',
};

type Cell = {
  readonly page: keyof typeof paths;
  readonly move: 'deploy' | 'roll-back';
  /** Whether a cache holds the page of the build before, or it was opened before. */
  readonly way: 'held' | 'open';
  readonly host: 'keeps scripts' | 'has its own';
  readonly act: 'press' | 'address' | 'touch' | 'form' | 'next page';
};

const forms = ['contact', 'signin', 'search'];

const cells = pairwise<Cell>(
  {
    page: Object.keys(paths) as (keyof typeof paths)[],
    move: ['deploy', 'roll-back'],
    way: ['held', 'open'],
    host: ['keeps scripts', 'has its own'],
    act: ['press', 'address', 'touch', 'form', 'next page'],
  },
  ({ page, way, act }) =>
    !(act === 'address' && way === 'open') && !(act === 'form' && !forms.includes(page)),
);

const typed: Partial<Record<Cell['page'], readonly [field: string, text: string]>> = {
  contact: ['#_name', enquiry.name],
  signin: ['#_email', enquiry.email],
  search: ['#_q', 'refund'],
};

const submit = 'button[type=submit]';

/** Whether the code of the page can be had: it has come, or the host still has it. */
const isAlive = ({ way, host }: Cell) => way === 'open' || host === 'keeps scripts';

async function tryForm(page: Page, cell: Cell, account: { email: string; password: string }) {
  if (!isAlive(cell)) {
    if (cell.page === 'search') await expect(page.locator('#_failed')).toBeVisible();
    else await expect(page.locator('p.no-script a')).toBeVisible();
    return;
  }
  if (cell.page === 'search') {
    await expect(page.locator('#_results a').first()).toBeVisible();
    return;
  }
  await ready(page);
  if (cell.page === 'contact') {
    await setFields(page, enquiry);
    await page.locator(submit).click();
    await expect(page.locator('.answer time')).toBeVisible();
    return;
  }
  await page.locator('#_email').fill(account.email);
  await page.locator('#_password').fill(account.password);
  await page.locator(submit).click();
  if (cell.host === 'keeps scripts') {
    await page.waitForURL('/');
    return;
  }
  // What signs in is loaded when it is used.
  await expect(page.locator('.answer')).toContainText(t('signIn:toast.accessDenied'));
  await expect(page.locator('#_email')).toHaveValue(account.email);
}

for (const cell of cells) {
  const { page: kind, move, way, host, act } = cell;
  test(`${kind}, ${way} at a ${move}, the host ${host}: ${act}`, async ({
    page,
    request,
    network,
    backend,
  }) => {
    const path = paths[kind];
    const [before, after]: readonly [Build, Build] =
      move === 'deploy' ? ['this', 'other'] : ['other', 'this'];
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const held = { path, build: before };
    const deploy = () => network.meet(deployed(request, after, held, host === 'keeps scripts'));
    network.meet(deployed(request, before, held, false));
    if (way === 'held') deploy();
    await page.goto(act === 'address' ? `${path}?lang=ar` : path, { waitUntil: 'networkidle' });
    const [field, text] = typed[kind] ?? [];
    if (field && text) await page.locator(field).fill(text);
    await idle(page);
    if (way === 'open') deploy();

    let [shown, build, at]: ['en' | 'ar', Build, string] = ['en', before, path];
    if (act === 'press') {
      await page.locator('[popovertarget=_languages]').click();
      await page.locator('#_languages a[hreflang=ar]').click();
      if (field) await expect.poll(() => said.join()).toContain('language could not be changed');
      else {
        await page.waitForURL(editionPath(path, 'ar'));
        [shown, build] = ['ar', after];
      }
    } else if (act === 'address') {
      await expect.poll(() => said.join()).toContain('language could not be changed');
    } else if (act === 'touch') {
      await page.locator('header a').first().focus();
      if (host === 'keeps scripts') {
        await expect(page.locator('astro-island:has(header):not([ssr])')).toHaveCount(1);
      }
      await page.locator('[popovertarget=_languages]').click();
      await expect(page.locator('#_languages a').first()).toBeVisible();
    } else if (act === 'form') {
      await tryForm(page, cell, backend.account);
      if (kind === 'signin' && host === 'keeps scripts') [build, at] = [after, '/'];
    } else {
      at = path === '/' ? '/about' : '/';
      await page.locator(`header a[href="${at}"]`).first().click();
      await page.waitForURL(at);
      build = after;
    }
    await frames(page, 10);
    await expectOneLanguage(page, request, at, [shown, shown === 'en' ? 'ar' : 'en']);
    expect(await buildsIn(page)).toEqual([build]);
    if (field && text && at === path && act !== 'form') {
      await expect(page.locator(field)).toHaveValue(text);
    }
    network.mend();
  });
}
