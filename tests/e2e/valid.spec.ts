// What was built is HTML as the standard has it: each English page, and of each an edition, whose languages take turns.
import { expect } from '@playwright/test';
import { type HtmlElement, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { editionPath } from '../../src/core/addresses.ts';
import { languages } from '../../src/core/languages.ts';
import { addresses } from '../content/real-content.ts';
import { englishPages } from './support/site.ts';
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
      found.push(...(await findings(path, await (await request.get(path)).text())));
    }
    expect(found).toEqual([]);
  });
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
