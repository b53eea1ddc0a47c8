import { describe, expect, test } from 'vitest';
import {
  inEdition,
  patchAddress,
  readPatchAddress,
} from '../../../../src/browser/language-switch/protocol.ts';

test.each([
  ['/about.1a2b3c4d', 'en', 'ar', '/patches/en-ar/about.1a2b3c4d.patch'],
  ['/index.1a2b3c4d', 'en', 'fr', '/patches/en-fr/index.1a2b3c4d.patch'],
  ['/contact', 'fr', 'de', '/patches/fr-de/contact.patch'],
  ['/legal/privacy-policy', 'en', 'zh', '/patches/en-zh/legal/privacy-policy.patch'],
])('the patch of %s from %s to %s stands at %s', (page, from, to, address) => {
  expect(patchAddress(page, from, to)).toBe(address);
  expect(readPatchAddress(address)).toEqual({ page, from, to });
});

test.each([
  '/patches/en/about.patch',
  '/patches/en-fr.patch',
  '/patches/en-fr/about.html',
  '/about',
  '/patches/-.patch',
])('nothing else is the address of a patch: %s', (address) => {
  expect(readPatchAddress(address)).toBeUndefined();
});

describe('an address in another edition', () => {
  test.each([
    ['/fr/about', 'fr', 'en', '/about'],
    ['/fr', 'fr', 'en', '/'],
    ['/fr#a', 'fr', 'en', '/#a'],
    ['/fr?a=1', 'fr', 'de', '/de?a=1'],
    ['/fr', 'fr', 'de', '/de'],
    ['/fr/about?a=/b#c', 'fr', 'de', '/de/about?a=/b#c'],
    ['/about', 'en', 'fr', '/fr/about'],
    ['/', 'en', 'fr', '/fr'],
  ])('%s of %s is in %s: %s', (address, from, to, expected) => {
    expect(inEdition(address, from, to)).toBe(expected);
  });

  test('is the same where it names a place of the page itself', () => {
    expect(inEdition('#a', 'en', 'fr')).toBe('#a');
  });

  test.each(['/france', '/about', '#a', 'mailto:a@b.example', 'https://a.example/fr'])(
    'is the same where it is no address of the edition: %s',
    (address) => {
      expect(inEdition(address, 'fr', 'de')).toBe(address);
    },
  );
});
