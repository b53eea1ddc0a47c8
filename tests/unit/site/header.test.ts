import { expect, test } from 'vitest';
import { editionLinks, menuLinks } from '../../../src/site/header.ts';
import { languages } from '../../../src/site/languages.ts';

test('the picker has a link to each edition, in its own name and direction', () => {
  const links = editionLinks('/about');
  expect(links).toHaveLength(languages.length);
  expect(links[0]).toEqual({ code: 'en', href: '/about', name: 'English', dir: 'ltr' });
  expect(links[1]).toEqual({ code: 'ar', href: '/ar/about', name: 'العربية', dir: 'rtl' });
});

test('a link of the bar is current on an exact match only, and stays in the edition', () => {
  const current = (address: string, language: 'en' | 'ar' = 'en') =>
    menuLinks(language, address).flatMap(({ href, current }) => (current ? [href] : []));
  expect(current('/about')).toEqual(['/about']);
  expect(current('/about/fca-roadmap')).toEqual([]);
  expect(current('/')).toEqual(['/']);
  expect(current('/ar/about', 'ar')).toEqual(['/ar/about']);
  expect(menuLinks('ar', '/ar').map(({ href }) => href)).toContain('/ar/contact');
});
