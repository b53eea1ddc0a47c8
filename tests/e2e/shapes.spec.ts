// The shapes of pages, whatever they say: what overflows, overlaps, is cut, is too small or too large, or stands elsewhere than
// under its button. A page of each kind at three widths, and each form with what it answers; with `npm run test:all` at every
// width, in more languages, and every page at two widths.
import { expect, type Page } from '@playwright/test';
import { editionPath } from '../../src/core/addresses.ts';
import type { LanguageCode } from '../../src/languages/list.ts';
import { addresses, corpus } from '../content/real-content.ts';
import { enquiry, openForm, sendAtOnce, setFields } from './support/forms.ts';
import { setResults } from './support/results.ts';
import { isWhole, sampled } from './support/sample.ts';
import { coveredByToasts, findShapes, type Rule, shapeLimits, tell } from './support/shapes.ts';
import { test } from './support/test.ts';

const widths = sampled([320, 360, 768, 1024, 1440, 2560], [320, 768, 1440]);
const languages = ['en', 'de', 'ar', 'zh', 'hi'];
/** The languages in which a kind is looked at: in a sample one, which take turns. */
const languagesOf = (kind: string) =>
  sampled(languages, [languages[kinds.indexOf(kind) % languages.length] ?? '']);

/** Pages that share their components are of one kind; every composed page is a kind of its own. */
const derived: Readonly<Record<string, RegExp>> = {
  bilingual: /\/bilingual$/,
  comparison: /\/changes\/\d/,
  version: /\/versions\/\d/,
  versions: /\/versions$/,
  month: /^\/status\/\d/,
};
function kindOf(page: string): string {
  const found = Object.entries(derived).find(([, pattern]) => pattern.test(page));
  return found?.[0] ?? (corpus.documentsById.has(page.slice(1)) ? 'document' : page);
}

const pages = addresses.filter(({ kind }) => kind !== 'alias');
const kinds = [...new Set(pages.map(({ page }) => kindOf(page)))];

/** Has the display face in the browser's cache: it is optional, so that the moment of its arrival would decide otherwise. */
async function begin(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await sendAtOnce(page);
  await page.goto('/');
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
}

/** What is wrong with a page at some widths, to which it is resized as a reader would. */
async function findingsAt(page: Page, path: string, all: readonly number[]): Promise<string[]> {
  await page.goto(path);
  return shapesAt(page, path, all);
}

/** What is wrong at some widths with a page that is open. */
async function shapesAt(page: Page, name: string, all: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of all) {
    await page.setViewportSize({ width, height: 900 });
    // What a form has answered is scrolled to, and a bar that is not fixed out of sight, with its buttons.
    await page.evaluate(() => scrollTo(0, 0));
    const findings = await page.evaluate(findShapes, shapeLimits);
    found.push(...findings.map((finding) => `${name} at ${width}: ${tell(finding)}`));
  }
  return found;
}

// Shares of the kinds, so that workers run them side by side.
const parts = isWhole ? kinds.length : 4;
for (let part = 0; part < parts; part += 1) {
  test(`a page of each kind keeps its shapes, part ${part + 1} of ${parts}`, async ({ page }) => {
    await begin(page);
    const found: string[] = [];
    for (const kind of kinds.filter((_, index) => index % parts === part)) {
      for (const language of languagesOf(kind)) {
        const sample = pages.find(
          (each) => each.language === language && kindOf(each.page) === kind,
        );
        if (sample) found.push(...(await findingsAt(page, sample.path, widths)));
      }
    }
    expect(found).toEqual([]);
  });
}

for (const [address, first] of [
  ['/search?q=refund', '#_results li a'],
  ['/ar/search?q=رد المبلغ', '#_results li a'],
  ['/hi/search?q=धनवापसी', '#_results li a'],
  ['/zh/search?q=退款', '#_results li a'],
  ['/de/search?q=xqzwvxqzwv', '#_state p'],
] as const) {
  test(`what a search has found keeps its shapes: ${address}`, async ({ page }) => {
    await begin(page);
    await page.goto(address);
    await expect(page.locator(first).first()).toBeVisible();
    await expect(page.locator('#_loading')).toBeHidden();
    await setResults(page);
    expect(await shapesAt(page, address, widths)).toEqual([]);
  });
}

if (isWhole) {
  // Shares of the pages, so that workers run them side by side and say how far they are.
  const shares = 24;
  for (let share = 0; share < shares; share += 1) {
    test(`every page keeps its shapes, part ${share + 1} of ${shares}`, async ({ page }) => {
      test.setTimeout(1_200_000);
      await begin(page);
      const wrong: string[] = [];
      for (const { path } of pages.filter((_, index) => index % shares === share)) {
        wrong.push(...(await findingsAt(page, path, [320, 1440])));
      }
      expect(wrong).toEqual([]);
    });
  }
}

test.describe('a form that has answered', () => {
  // The browser logs every answer that is no success: a wrong password is one.
  test.use({ expectedErrors: /Failed to load resource/ });

  const send = (page: Page) => page.locator('button[type=submit]').click();
  type Answer = {
    readonly path: string;
    /** The language in which a sample looks at it besides English. */
    readonly other: LanguageCode;
    readonly toast?: false;
    readonly bring: (page: Page, email: string) => Promise<void>;
  };
  const answers: Readonly<Record<string, Answer>> = {
    'what is wrong with an enquiry': { path: '/contact', other: 'de', bring: send },
    'the receipt of an enquiry': {
      path: '/contact',
      other: 'ar',
      bring: async (page) => {
        await setFields(page, enquiry);
        await send(page);
        await expect(page.locator('.answer time')).toBeVisible();
      },
    },
    'what is wrong with a sign-in': { path: '/signin', other: 'ar', toast: false, bring: send },
    'a refused sign-in': {
      path: '/signin',
      other: 'zh',
      bring: async (page, email) => {
        await page.locator('#_email').fill(email);
        await page.locator('#_password').fill('not this one');
        await send(page);
        await expect(page.locator('#_denied')).toBeVisible();
      },
    },
  };
  for (const [name, { path, other, toast, bring }] of Object.entries(answers)) {
    const inLanguages = sampled<LanguageCode>(['en', 'de', 'ar', 'zh'], ['en', other]);

    test(`${name} keeps its shapes, and no message covers anything beside it, in ${inLanguages.join(', ')}`, async ({
      page,
      backend,
    }) => {
      await begin(page);
      const found: string[] = [];
      for (const language of inLanguages) {
        const address = editionPath(path, language);
        // A message comes where there is room for it at that moment. Longer words need more room where there is little.
        const sizes = toast === false || language !== 'en' ? [360] : widths;
        for (const width of sizes) {
          await page.setViewportSize({ width, height: 900 });
          await openForm(page, address);
          await bring(page, backend.account.email);
          await expect(page.locator('.answer')).toBeVisible();
          if (toast === false) continue;
          await expect(page.locator('.toast')).toBeVisible();
          const findings = await page.evaluate(coveredByToasts);
          found.push(...findings.map((finding) => `${address} at ${width}: ${tell(finding)}`));
        }
        // 640 pixels are what a window of 1280 has left at 200% zoom.
        found.push(...(await shapesAt(page, address, [320, 360, 640, 1440])));
      }
      expect(found).toEqual([]);
    });
  }
});

test.describe('a planted fault', () => {
  const planted: readonly [name: string, rule: Rule, html: string][] = [
    [
      'a word that is cut',
      'split',
      '<p style="width: 6em; overflow-wrap: anywhere">Geldwäschebeauftragte</p>',
    ],
    [
      'a word that is cut between elements',
      'split',
      '<p style="width: 6em; overflow-wrap: anywhere">Geldw<b>äschebeauf</b>tragte</p>',
    ],
    [
      'a word that is cut in spite of hyphenation',
      'split',
      '<p lang="xx" style="width: 6em; hyphens: auto; overflow-wrap: anywhere">Geldwäschebeauftragte</p>',
    ],
    [
      'a Chinese word that is cut in a heading',
      'split',
      '<h1 lang="zh" style="width: 3em">接受加密资产结算</h1>',
    ],
    ['text over text', 'overlap', '<p>One text</p><p style="margin-top: -2.2em">Another text</p>'],
    [
      'a control over a control',
      'overlap',
      '<button>One</button><button style="margin-left: -2em">Two</button>',
    ],
    ['a button of 80 px', 'control', '<button style="height: 80px">Send</button>'],
    ['a field of 30 px', 'control', '<input style="height: 30px">'],
    [
      'a stretched text field',
      'control',
      '<textarea rows="3" style="height: 200px; line-height: 24px"></textarea>',
    ],
    [
      'a flat link in a line of its own',
      'link',
      '<p><a href="/" style="font-size: 14px">All of it</a></p>',
    ],
    ['text of 11 px', 'text', '<p style="font-size: 11px">Small</p>'],
    [
      'a drawing’s text that becomes small',
      'text',
      '<svg viewBox="0 0 200 20" width="100"><text y="16" font-size="16">Small</text></svg>',
    ],
    [
      'a box that is wider than the window',
      'overflow',
      '<div style="width: 2000px; height: 10px"></div>',
    ],
    [
      'text beyond the window',
      'overflow',
      '<p style="width: 2000px; text-align: end">Far away</p>',
    ],
    [
      'a table cut in its scroller',
      'cut',
      '<div style="overflow-x: auto; width: 200px"><table style="width: 600px"><tr><td>One<td>Two</table></div>',
    ],
    [
      'a line cut by its box',
      'cut',
      '<div style="overflow: hidden; height: 20px"><p>One<br>Two</p></div>',
    ],
    [
      'long lines',
      'measure',
      `<p style="width: 1000px">${'many words follow each other here '.repeat(20)}</p>`,
    ],
    [
      'long Chinese lines',
      'measure',
      `<p lang="zh" style="width: 1000px">${'很长的一行文字'.repeat(40)}</p>`,
    ],
    [
      'a panel far from its button',
      'panel',
      '<button popovertarget="far" style="height: 44px">Menu</button><div id="far" popover style="inset: auto 0 0 auto; margin: 0">Links</div>',
    ],
    [
      'what opens beside its summary',
      'panel',
      '<details style="position: relative"><summary style="height: 44px">More</summary><p style="position: absolute; inset: 0 0 auto auto">Words</p></details>',
    ],
  ];
  test('is found', async ({ page }) => {
    for (const [name, rule, html] of planted) {
      await page.setContent(
        `<!doctype html><html lang="en"><body style="font: 16px/1.5 serif">${html}`,
      );
      const found = await page.evaluate(findShapes, shapeLimits);
      expect(
        found.map((finding) => finding.rule),
        name,
      ).toContain(rule);
    }
  });

  test('is found where it is a toast over a field', async ({ page }) => {
    await page.setContent(
      '<form><input></form><p class="toast" style="position: fixed; inset: 0">No</p>',
    );
    expect((await page.evaluate(coveredByToasts)).map(({ rule }) => rule)).toEqual(['toast']);
  });

  test('is not found in what is right', async ({ page }) => {
    await page.setContent(`<!doctype html><html lang="de"><body style="font: 16px/1.5 serif">
      <p style="width: 8em">Geld&shy;wäsche&shy;beauftragte Anti-Geldwäsche ${'Wort '.repeat(20)}</p>
      <p style="width: 6em; overflow-wrap: anywhere">ada.lovelace@averline.example</p>
      <h1 lang="zh" style="width: 6em; word-break: keep-all">接受<wbr>加密<wbr>资产<wbr>结算</h1>
      <p style="width: 10em"><b>Antwort</b> <span>höchstens</span> <b>ja</b></p><p>A text with <a href="/">a link</a> and <a href="/">another</a>.</p>
      <p style="width: 30em">${'many words follow each other here '.repeat(20)}</p>
      <button style="height: 44px">Send</button><textarea rows="3" style="display: block; line-height: 24px"></textarea>
      <button popovertarget="near" style="height: 44px; display: block; anchor-name: --near">Menu</button>
      <div id="near" popover style="margin: 0; inset: auto; position-anchor: --near; top: anchor(bottom); left: anchor(left)">Links</div>
      <span style="position: absolute; width: 1px; height: 1px; overflow: hidden">for screen readers</span>`);
    expect((await page.evaluate(findShapes, shapeLimits)).map(tell)).toEqual([]);
  });
});
