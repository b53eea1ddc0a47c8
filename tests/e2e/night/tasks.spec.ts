// What visitors come for, from the home page by links that they can see, in so many clicks at most. The places are those that must
// be found; which links lead there is written out, so that a link that goes is noticed.
import { expect, type Page } from '@playwright/test';
import { editionPath } from '../../../src/core/addresses.ts';
import { topics } from '../../../src/core/topics.ts';
import { wordsIn } from '../support/site.ts';
import { test } from '../support/test.ts';

type Task = {
  readonly task: string;
  /** Where each click leads: an English address, of which the link of the edition is followed; `.pdf` is any file of that kind. */
  readonly clicks: readonly string[];
  readonly most: number;
  /** The subject that the form then has. */
  readonly subject?: string;
};

const agreement = '/legal/merchant-agreement';
const refunds = '/legal/refund-policy';
const tasks: readonly Task[] = [
  { task: 'what it costs', clicks: [`${agreement}#fees-schedule`], most: 2 },
  { task: 'what has changed', clicks: ['/legal', '/legal/changes'], most: 2 },
  { task: 'what applied on a day', clicks: ['/legal', '/legal/as-of'], most: 3 },
  { task: 'the Terms as a PDF', clicks: ['/legal/terms-of-service', '.pdf'], most: 2 },
  {
    task: 'where to report a bug',
    clicks: ['/trust/bug-bounty', '/trust/bug-bounty#how-to-report'],
    most: 2,
  },
  {
    task: 'how long a large pay-out takes',
    clicks: ['/legal', '/legal/deadlines', `${agreement}#payout-requests`],
    most: 3,
  },
  {
    task: 'the clause on chargebacks',
    clicks: ['/legal', '/legal/answers#merchant', `${agreement}#refunds-reversals`],
    most: 3,
  },
  {
    task: 'how long a refund takes',
    clicks: ['/legal', '/legal/deadlines', `${refunds}#how-long`],
    most: 3,
  },
  {
    task: 'how to complain, and the form for it',
    clicks: ['/legal', `${refunds}#how-to-complain`, '/contact?topic=complaint'],
    most: 3,
  },
  {
    task: 'how a merchant begins',
    clicks: ['/contact?topic=merchant'],
    most: 3,
    subject: topics.merchant,
  },
];

/** Follows the first link that can be seen to an address, as a person would. */
async function follow(page: Page, code: 'en' | 'ar' | 'zh', address: string): Promise<void> {
  const first = (selector: string) => page.locator(selector).filter({ visible: true }).first();
  if (address.startsWith('.')) {
    // The link saves the file, and the host has it.
    const file = page.waitForEvent('download');
    await first(`main a[href$="${address}"]`).click();
    expect((await page.request.get((await file).url())).status()).toBe(200);
    return;
  }
  const { pathname } = new URL(page.url());
  const whole = editionPath(address, code);
  const link = first(
    `a[href="${whole.startsWith(`${pathname}#`) ? whole.slice(pathname.length) : whole}"]`,
  );
  // What leads there is said in the language of the page.
  const letters = { en: /\p{Script=Latin}/u, ar: /\p{Script=Arabic}/u, zh: /\p{Script=Han}/u };
  await expect(link).toHaveText(letters[code]);
  await link.click();
  await expect(page).toHaveURL(whole);
}

for (const code of ['en', 'ar', 'zh'] as const) {
  test(`${tasks.length} tasks are done from the home page in three clicks at most, some in two: ${code}`, async ({
    page,
  }) => {
    for (const { task, clicks, most, subject } of tasks) {
      await test.step(task, async () => {
        expect(clicks.length).toBeLessThanOrEqual(most);
        await page.goto(editionPath('/', code));
        for (const address of clicks) await follow(page, code, address);
        const [, hash] = (clicks.at(-1) ?? '').split('#');
        if (hash) await expect(page.locator(`[id="${hash}"]`).first()).toBeInViewport();
        if (subject) await expect(page.locator('[name=subject]')).toHaveValue(subject);
      });
    }
  });

  test(`a document has its PDF before anyone scrolls, and a clause is cited in two clicks: ${code}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const viewport of [
      { width: 1280, height: 800 },
      { width: 360, height: 800 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(editionPath(agreement, code));
      await expect(page.locator('.title-block a[href$=".pdf"]').first()).toBeInViewport();
    }
    const { t } = wordsIn(code);
    await page.locator('.prose h2 a[href="#fees"]').click();
    await page.getByRole('button', { name: t('document:cite.copy') }).click();
    await expect(page.locator('#_cite [role=status]')).toHaveText(t('document:cite.copied'));
  });
}
