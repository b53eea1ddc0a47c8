import { expect, test } from 'vitest';
import {
  breadcrumbData,
  scriptText,
  siteData,
  trail,
  versionData,
} from '../../../src/core/structured-data.ts';

test('breadcrumbs are numbered from one, in their order', () => {
  const data = breadcrumbData([
    { name: 'Home', url: 'https://a.example' },
    { name: 'About', url: 'https://a.example/about' },
  ]);
  expect(data).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://a.example' },
      { position: 2, name: 'About', item: 'https://a.example/about' },
    ],
  });
});

test('the site names the company as its publisher', () => {
  const company = { name: 'A', legalName: 'A Limited', email: 'a@a.example', address: 'London' };
  const data = siteData(company, 'https://a.example', 'https://a.example/ar', 'ar');
  expect(data).toMatchObject({
    '@graph': [
      { '@type': 'Organization', '@id': 'https://a.example/#organization', legalName: 'A Limited' },
      {
        '@type': 'WebSite',
        inLanguage: 'ar',
        publisher: { '@id': 'https://a.example/#organization' },
      },
    ],
  });
});

test('a version has the day on which it was published; a draft has none, and says that it is one', () => {
  const data = (published?: string) =>
    versionData('Terms', 'https://a.example/de/terms', 'de', '1.1', published);
  expect(data('2027-01-15')).toMatchObject({
    '@type': 'DigitalDocument',
    inLanguage: 'de',
    version: '1.1',
    creativeWorkStatus: 'Published',
    datePublished: '2027-01-15',
  });
  expect(data()).toMatchObject({ version: '1.1', creativeWorkStatus: 'Draft' });
  expect(data()).not.toHaveProperty('datePublished');
});

test('no text can end the script element that it stands in, and it reads back as it was', () => {
  const data = { name: '</script><script>alert(1)</script>' };
  expect(scriptText(data)).not.toContain('<');
  expect(JSON.parse(scriptText(data))).toEqual(data);
});

const pages = ['/', '/about', '/legal', '/trust/security'];

test.each([
  ['/', ['/']],
  ['/about', ['/', '/about']],
  ['/trust/security', ['/', '/trust/security']],
  ['/legal/privacy-policy', ['/', '/legal', '/legal/privacy-policy']],
  ['/about/fca-roadmap', ['/', '/about', '/about/fca-roadmap']],
  // A document without a page above it is found through the legal hub.
  ['/acceptable-use', ['/', '/legal', '/acceptable-use']],
  ['/trust/bug-bounty', ['/', '/legal', '/trust/bug-bounty']],
])('the way to %s', (path, expected) => {
  expect(trail(path, pages)).toEqual(expected);
});
