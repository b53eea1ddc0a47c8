import { expect, test } from 'vitest';
import { wantedPictures } from '../../../../src/build/pictures/wanted.ts';

const page = (file: string, title: string, image: string): [string, string] => [
  file,
  `<meta property="og:title" content="${title}"><meta property="og:site_name" content="A"><meta property="og:image" content="${image}">`,
];

test('each picture is drawn once, with the title of the page that it belongs to', () => {
  const site = 'https://a.example';
  const pages = new Map([
    page('ar/legal/privacy-policy.html', 'سياسة', `${site}/share/legal/privacy-policy.png`),
    page('legal/privacy-policy.html', 'Privacy Policy', `${site}/share/legal/privacy-policy.png`),
    page('privacy.html', 'Privacy Policy', `${site}/share/legal/privacy-policy.png`),
    page('fr.html', 'Paiements', `${site}/share/fr/home.png`),
    page('index.html', 'Pay &amp; settle', `${site}/share/home.png`),
    page('other.html', 'Other', 'https://elsewhere.example/share/other.png'),
    ['plain.html', '<title>No picture</title>'],
  ]);
  expect(wantedPictures(pages, site)).toEqual([
    { address: '/share/legal/privacy-policy.png', title: 'Privacy Policy', brand: 'A' },
    { address: '/share/fr/home.png', title: 'Paiements', brand: 'A' },
    { address: '/share/home.png', title: 'Pay & settle', brand: 'A' },
  ]);
});
