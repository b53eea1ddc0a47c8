import { expect, test } from 'vitest';
import { bodyFingerprint, fingerprints } from '../../../src/build/fingerprint-pages.ts';
import { corpusOf } from '../../../src/corpus/corpus.ts';

const page = (lang: string, name: string, body: string, head = '') =>
  `<!DOCTYPE html><html data-islands="/x" lang="${lang}" dir="ltr"${name && ` data-page="${name}"`} data-x="y">` +
  `<head><meta name="x">${head}</head><body>${body}</body></html>`;

/** The texts of pages after the pass. */
function run(pages: Readonly<Record<string, string>>): Map<string, string> {
  const texts = new Map(Object.entries(pages));
  fingerprints.run({
    root: '',
    folder: '',
    corpus: corpusOf([]),
    texts,
    pages: async () => [],
  });
  return texts;
}

test('a page names the fingerprint of its own body, an alias and the 404 page that of the page they stand for', () => {
  const pages = {
    'index.html': page('en', '/index', 'home'),
    'legal/terms.html': page('en', '/legal/terms', 'terms'),
    'terms.html': page('en', '/legal/terms', 'terms, with another path'),
    '404.html': page('en', '/index', 'nothing here'),
    'contact.html': page('en', '/contact', 'contact'),
    'fr/contact.html': page('fr', '/contact', 'contactez'),
    'fr/about.html': page('fr', '', 'apropos'),
  };
  const texts = run(pages);
  const names = Object.fromEntries(
    [...texts].map(([file, html]) => [file, / data-page="([^"]*)"/.exec(html)?.[1]]),
  );
  const print = (file: keyof typeof pages) => bodyFingerprint(pages[file]);
  expect(names).toEqual({
    'index.html': `/index.${print('index.html')}`,
    'legal/terms.html': `/legal/terms.${print('legal/terms.html')}`,
    'terms.html': `/legal/terms.${print('legal/terms.html')}`,
    '404.html': `/index.${print('index.html')}`,
    'contact.html': `/contact.${print('contact.html')}`,
    'fr/contact.html': `/contact.${print('fr/contact.html')}`,
    'fr/about.html': undefined,
  });
  expect(new Set(Object.values(names)).size).toBe(5);
  // Nothing else has changed.
  expect(texts.get('index.html')?.replace(/\.[0-9a-f]{8}"/, '"')).toBe(pages['index.html']);
});

test('a fingerprint is short, and of the body alone', () => {
  const print = bodyFingerprint(page('en', '/a', 'text'));
  expect(print).toMatch(/^[0-9a-f]{8}$/);
  expect(bodyFingerprint(page('en', '/b', 'text', '<title>T</title>'))).toBe(print);
  expect(bodyFingerprint(page('en', '/a', 'texts'))).not.toBe(print);
});

test('another folder, which gives islands other ids, gives the same fingerprint', () => {
  const islands = (uid: string, words: string) =>
    bodyFingerprint(
      page(
        'en',
        '/a',
        `<astro-island uid="${uid}" props="${words}" ssr=""></astro-island>`.repeat(2),
      ),
    );
  expect(islands('Z1a', 'x')).toBe(islands('20zZ', 'x'));
  expect(islands('Z1a', 'x')).not.toBe(islands('Z1a', 'y'));
  const text = (uid: string) => bodyFingerprint(page('en', '/a', `<p>a uid="${uid}"</p>`));
  expect(text('1')).not.toBe(text('2'));
});
