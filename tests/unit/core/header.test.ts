import { expect, test } from 'vitest';
import { editionLinks, menuLinks } from '../../../src/core/header.ts';
import { type LanguageCode, languages } from '../../../src/core/languages.ts';

test('the picker has a link to each edition, in its own name and direction', () => {
  const links = editionLinks('/about');
  expect(links).toHaveLength(languages.length);
  expect(links[0]).toEqual({ code: 'en', href: '/about', name: 'English', dir: 'ltr' });
  expect(links).toContainEqual({ code: 'ar', href: '/ar/about', name: 'العربية', dir: 'rtl' });
});

test('a link of the bar is current on an exact match only, and stays in the edition', () => {
  const current = (address: string, edition: LanguageCode = 'en') =>
    menuLinks(address, edition).flatMap(({ href, current }) => (current ? [href] : []));
  expect(current('/about')).toEqual(['/about']);
  expect(current('/about/fca-roadmap')).toEqual([]);
  expect(current('/')).toEqual(['/']);
  expect(current('/about', 'ar')).toEqual(['/ar/about']);
  expect(current('/', 'ar')).toEqual(['/ar']);
  expect(menuLinks('/', 'ar').map(({ href }) => href)).toContain('/ar/contact');
  expect(menuLinks('/terms', 'en').map(({ href }) => href)).toContain('/contact');
});
