import { expect, test } from 'vitest';
import { readFace } from '../../../../src/build/pictures/lettering.ts';
import {
  groundOf,
  plainGround,
  shareGround,
  shareWords,
} from '../../../../src/build/pictures/share-picture.ts';

test('the ground of a page is always the same, and pages differ', () => {
  expect(groundOf('/share/about.png')).toBe(groundOf('/share/about.png'));
  const grounds = ['about', 'solutions', 'contact', 'legal', 'status'].map((name) =>
    groundOf(`/share/${name}.png`),
  );
  expect(new Set(grounds).size).toBeGreaterThan(2);
});

test('a title of many lines leaves the brand its room', () => {
  const title = 'Crypto and fiat payments for merchants';
  const words = shareWords(readFace(), { brand: 'A', title, domain: 'a.example' });
  const alone = shareWords(readFace(), { brand: 'A', title: '', domain: 'a.example' });
  const [all, brand] = [words, alone].map((svg) => / d="([^"]*)"\/><path/.exec(svg)?.[1] ?? '');
  const outline = all?.slice(brand?.length) ?? '';
  const heights = [...outline.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y));
  // The mark beside the brand ends at 128.
  expect(Math.min(...heights)).toBeGreaterThan(150);
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
