import { describe, expect, test } from 'vitest';
import { isOfCatalogue, looseTexts, shownKeys, unusedKeys } from '../../../src/build/catalogue.ts';

test('English pages and one edition are looked at', () => {
  const paths = ['/', '/legal/a', '/sitemap.xml', '/ar', '/ar/legal/a', '/de', '/zh/legal/a'];
  expect(paths.filter(isOfCatalogue)).toEqual([
    '/',
    '/legal/a',
    '/sitemap.xml',
    '/ar',
    '/ar/legal/a',
  ]);
});

describe('looseTexts', () => {
  const look = (body: string) =>
    looseTexts('ar/a.html', `<html lang="ar"><body>${body}</body></html>`);

  test('a text of the catalogue, a code, a date and a name in its own language are no loose texts', () => {
    expect(
      look(
        '<h1>‹home:title›</h1><td>20 نوفمبر 2026, 09:00 UTC</td><a lang="de">Deutsch</a><bdi>BTC</bdi><dd>\u200f\u200e−20.00\u00a0GBP</dd>' +
          '<script>const words = 1;</script><section lang="en"><p>The body of a document.</p></section>',
      ),
    ).toEqual([]);
  });

  test('a sentence, a label and a description outside the catalogue are each named', () => {
    expect(
      look('<p>Send it now</p><button aria-label="Close"></button><img alt="A map &amp; more">'),
    ).toEqual([
      'ar/a.html: “Send it now” (<p>) is not in the catalogue.',
      'ar/a.html: “Close” (aria-label) is not in the catalogue.',
      'ar/a.html: “A map & more” (alt) is not in the catalogue.',
    ]);
  });
});

test('keys that no page shows are named, forms of a plural as one', () => {
  const words = { title: 'T', group: { used: 'U', unused: 'X' }, days_one: '1', days_other: 'n' };
  const shown = shownKeys(['‹home:title› ‹home:group.used›', '{"a":"‹home:days›"}']);
  expect(unusedKeys([{ namespace: 'home', words }], shown)).toEqual([
    'content/locales/en/home.json: group.unused is shown by no page. Remove the entry in all languages.',
  ]);
});

test('the body of a document names its language, and is no part of the catalogue, whatever the language', () => {
  const page = (lang: string) =>
    `<html lang="ar"><body><p>Loose words</p><div lang="${lang}"><p>Words of a body</p></div></body></html>`;
  const found = ['ar/x.html: “Loose words” (<p>) is not in the catalogue.'];
  expect(looseTexts('ar/x.html', page('en'))).toEqual(found);
  expect(looseTexts('ar/x.html', page('ar'))).toEqual(found);
});

test('words of incidents and of maintenance may be shown by no page, as there may be neither', () => {
  const words = {
    ...{ incidents: { log: 'L' }, month: { back: 'B' }, maintenance: { details: 'D' } },
    ...{ uptime: { none: 'N', sum: 'S', title: 'T' }, feed: { components: 'C' } },
  };
  expect(unusedKeys([{ namespace: 'status', words }], new Set())).toEqual([
    'content/locales/en/status.json: uptime.title is shown by no page. Remove the entry in all languages.',
  ]);
});
