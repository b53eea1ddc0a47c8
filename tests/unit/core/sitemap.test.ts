import { expect, test } from 'vitest';
import { sitemap } from '../../../src/core/sitemap.ts';
import { languages } from '../../../src/languages/list.ts';

const codes = languages.map(({ code }) => code);
const site = 'https://a.example';
const text = sitemap(site, [
  { path: '/', translations: codes },
  { path: '/legal/terms', translations: ['en', 'de'] },
  {
    path: '/legal/privacy-policy',
    translations: ['en', 'de'],
    updated: new Map([['de', new Date('2026-11-24')]]),
  },
  {
    path: '/legal/cookies-policy',
    translations: ['en'],
    updated: new Map([['en', new Date('2026-11-20')]]),
  },
]);
const locations = [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

test('a page stands in it once for each language that holds all of it', () => {
  expect(locations).toEqual([
    'https://a.example',
    ...codes.slice(1).map((code) => `https://a.example/${code}`),
    'https://a.example/legal/terms',
    'https://a.example/de/legal/terms',
    'https://a.example/legal/privacy-policy',
    'https://a.example/de/legal/privacy-policy',
    'https://a.example/legal/cookies-policy',
  ]);
});

test('each edition names all of them and a default; a page in English alone names none, and its date', () => {
  const entries = text.split('\n').filter((line) => line.startsWith('<url>'));
  for (const entry of entries.slice(0, codes.length)) {
    const alternates = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)];
    expect(alternates.map(([, code]) => code)).toEqual([...codes, 'x-default']);
    expect(alternates.at(-1)?.[2]).toBe('https://a.example');
  }
  const terms = [
    ...(entries[codes.length + 1] ?? '').matchAll(/hreflang="([^"]+)" href="([^"]+)"/g),
  ];
  expect(terms.map(([, code, href]) => [code, href])).toEqual([
    ['en', 'https://a.example/legal/terms'],
    ['de', 'https://a.example/de/legal/terms'],
    ['x-default', 'https://a.example/legal/terms'],
  ]);
  expect(entries.at(-1)).toBe(
    '<url><loc>https://a.example/legal/cookies-policy</loc><lastmod>2026-11-20</lastmod></url>',
  );
});

test('a page has the day of its text in its own language, or none', () => {
  const dated = [...text.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)</g)];
  expect(dated.map(([, url, day]) => [url, day])).toEqual([
    ['https://a.example/de/legal/privacy-policy', '2026-11-24'],
    ['https://a.example/legal/cookies-policy', '2026-11-20'],
  ]);
});
