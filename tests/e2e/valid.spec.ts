// What was built is HTML as the standard has it: each English page, and of each an edition, whose languages take turns.
import { expect } from '@playwright/test';
import { type HtmlElement, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { editionPath } from '../../src/core/addresses.ts';
import { languages } from '../../src/languages/list.ts';
import { addresses } from '../content/real-content.ts';
import { englishPages, present } from './support/site.ts';
import { test } from './support/test.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    elements: [
      'html5',
      {
        button: {
          attributes: {
            // ARIA in HTML, 4.1: the browser says by itself whether the popover is open.
            'aria-expanded': {
              allowed: (button: HtmlElement) =>
                button.hasAttribute('popovertarget') ? 'stands beside popovertarget' : null,
            },
          },
        },
      },
    ],
  }),
);

/** What is wrong with a page's text: a line for each finding. */
async function findings(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${path}: ${ruleId} at ${selector}: ${message}`,
    ),
  );
}

test.describe('the built pages', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('are valid HTML', async ({ request }) => {
    const editions = englishPages.map((path, index) =>
      editionPath(path, languages[1 + (index % (languages.length - 1))]?.code ?? 'en'),
    );
    const besideEnglish = new Map(
      addresses
        .filter(({ page }) => page.endsWith('/bilingual'))
        .map(({ path, language }) => [language, path]),
    );
    const found: string[] = [];
    for (const path of [...englishPages, ...editions, ...besideEnglish.values(), '/no/such/page']) {
      const html = await (await request.get(path)).text();
      found.push(...(await findings(path, html)));
      if (/<(ul|ol)\b[^>]*>\s*<\/\1>/.test(html)) found.push(`${path}: has an empty list.`);
    }
    expect(found).toEqual([]);
  });
});

/** Words that only an element parts: “1.1<span>Fingerprint”. */
function gluedWords(html: string): string[] {
  const inline = '(?:<\\/?(?:a|b|bdi|button|code|em|span|strong|time)\\b[^>]*>)+';
  const main = html.replace(/^[\s\S]*<main/, '').replace(/<(svg|script)\b[\s\S]*?<\/\1>/g, '');
  return main.match(new RegExp(`[\\p{L}\\p{N}.]${inline}[\\p{L}\\p{N}]`, 'gu')) ?? [];
}

test('words that stand apart by style alone stand apart in the text too', async ({ request }) => {
  const document = present('/legal/terms-of-service');
  // A document, its versions and what changed between them.
  const record = addresses
    .filter(({ page, language }) => `${page}/`.startsWith(`${document}/`) && /en|de/.test(language))
    .map(({ path }) => path);
  for (const path of ['/', '/legal', '/status', ...record]) {
    expect(gluedWords(await (await request.get(path)).text()), path).toEqual([]);
  }
  expect(gluedWords('<main>Version 1.1<span class="a">Seal</span> <b>61F7</b></main>')).toEqual([
    '1<span class="a">S',
  ]);
});

test('faults that were found once are found', async () => {
  const page = (body: string) =>
    `<!doctype html><html lang="en"><head><title>A</title></head><body>${body}</body></html>`;
  expect(await findings('/a', page('<style>a{}</style>'))).toEqual([
    '/a: element-permitted-content at html > body > style: <style> element is not permitted as content under <body>',
  ]);
  const button = '<button type="button" popovertarget="m" aria-expanded="false">M</button>';
  const menu = '<div id="m" popover="auto"></div>';
  expect(await findings('/a', page(button + menu))).toEqual([
    '/a: attribute-misuse at html > body > button: "aria-expanded" attribute cannot be used on <button> in this context: stands beside popovertarget',
  ]);
  const bare = button.replace(/ popovertarget="m"/, '');
  expect(await findings('/a', page(bare))).toEqual([]);
});
