import { expect, test } from 'vitest';
import { editionLinks, menuLinks } from '../../../src/core/header.ts';
import { type LanguageCode, languages } from '../../../src/languages/list.ts';

test('the picker has a link to each edition, in its own name and with its flag', () => {
  const links = editionLinks('/about');
  expect(links).toHaveLength(languages.length);
  expect(links[0]).toEqual({ code: 'en', href: '/about', name: 'English', flag: '🇬🇧' });
  expect(links).toContainEqual({ code: 'ar', href: '/ar/about', name: 'العربية', flag: '🇦🇪' });
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

test('of the links, one is for visitors who are signed in, and one for those who are not', () => {
  const seen = menuLinks('/', 'en').flatMap(({ key, audience }) =>
    audience ? [[key, audience]] : [],
  );
  expect(seen).toEqual([
    ['resources', 'signed-in'],
    ['signIn', 'signed-out'],
  ]);
});
