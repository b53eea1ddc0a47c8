import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  groundOf,
  plainGround,
  shareGround,
  shareWords,
} from '../../../../src/build/pictures/share-picture.ts';
import { readFace } from '../../../../src/design/drawings/lettering.ts';

test('the ground of a page is always the same, and pages differ', () => {
  expect(groundOf('/share/about.png')).toBe(groundOf('/share/about.png'));
  const grounds = ['about', 'solutions', 'contact', 'legal', 'status'].map((name) =>
    groundOf(`/share/${name}.png`),
  );
  expect(new Set(grounds).size).toBeGreaterThan(2);
});

test('a title of many lines leaves the brand its room', async () => {
  const title = 'Crypto and fiat payments for merchants';
  const words = shareWords(readFace(), { brand: 'A', title, domain: 'a.example' });
  const drawn = async (top: number, bottom: number) => {
    const part = { left: 0, top, width: 1200, height: bottom - top };
    const cut = await sharp(Buffer.from(words)).extract(part).png().toBuffer();
    return (await sharp(cut).stats()).channels[3]?.max;
  };
  // The mark beside the brand ends above 130.
  expect(await drawn(130, 150)).toBe(0);
  expect(await drawn(150, 480)).toBe(255);
});

test('pictures have the size that previews want; words lie on a transparent sheet', () => {
  for (const ground of [shareGround('rose'), plainGround()]) {
    expect(ground).toContain('width="1200" height="630"');
    expect(ground).toContain('<rect');
  }
  const words = shareWords(readFace(), { brand: 'A', title: 'About us', domain: 'a.example' });
  expect(words).not.toContain('<rect');
  expect(words).not.toContain('NaN');
});
