import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconDrawing } from '../../../../src/build/pictures/icon.ts';
import { themeColours } from '../../../../src/core/theme-colours.ts';

test('the icon is paper to its edges, and the mark stays inside what masks leave', async () => {
  const size = 200;
  const { data } = await sharp(Buffer.from(iconDrawing()))
    .resize(size)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) =>
    `#${data.subarray((y * size + x) * 3, (y * size + x) * 3 + 3).toString('hex')}`;
  let inked = 0;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (colourAt(x, y) === themeColours.light.paper) continue;
      inked += 1;
      expect(Math.hypot(x - size / 2, y - size / 2)).toBeLessThan(size * 0.4);
    }
  }
  expect(inked).toBeGreaterThan(1000);
});
