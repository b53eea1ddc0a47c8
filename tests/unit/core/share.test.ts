import { expect, test } from 'vitest';
import { hasWordedPictures, plainPicture, sharePicture } from '../../../src/core/share.ts';

const about = { page: '/about', language: 'en', translated: true, indexed: true } as const;

test('a page has a picture of its own, at the address of the page', () => {
  expect(sharePicture(about)).toBe('/share/about.png');
  expect(sharePicture({ ...about, page: '/' })).toBe('/share/home.png');
  expect(sharePicture({ ...about, language: 'de' })).toBe('/share/de/about.png');
  expect(sharePicture({ ...about, page: '/', language: 'fr' })).toBe('/share/fr/home.png');
});

test('an edition that holds no translation shares the English picture', () => {
  const privacy = {
    ...about,
    page: '/legal/privacy-policy',
    language: 'ar',
    translated: false,
  } as const;
  expect(sharePicture(privacy)).toBe('/share/legal/privacy-policy.png');
});

test('scripts that the renderer cannot shape, and pages that are not listed, take the one without words', () => {
  for (const language of ['ar', 'zh', 'hi'] as const) {
    expect(hasWordedPictures(language)).toBe(false);
    expect(sharePicture({ ...about, language })).toBe(plainPicture);
  }
  expect(sharePicture({ ...about, indexed: false })).toBe(plainPicture);
  expect(sharePicture({ ...about, page: undefined })).toBe(plainPicture);
});
