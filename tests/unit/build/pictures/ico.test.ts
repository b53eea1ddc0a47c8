import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { projectRoot } from '../../../../scripts/lib/run.ts';
import { icoFile, icoPicture, icoSizes } from '../../../../src/build/pictures/icon.ts';
import { favicon } from '../../../../src/design/drawings/favicon.ts';

/** The pictures of an ICO file: what its directory says of each, and its bytes. */
function readIco(file: Buffer) {
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  const count = file.readUInt16LE(4);
  return Array.from({ length: count }, (_, index) => {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    const png = file.subarray(offset, offset + length);
    return { width: entry.readUInt8(0), height: entry.readUInt8(1), offset, length, png };
  });
}

const bytes = readFileSync(join(projectRoot, 'public', 'favicon.ico'));

test('favicon.ico is a whole icon with PNG pictures of the three sizes, within two kilobytes', async () => {
  const pictures = readIco(bytes);
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
  let end = 6 + 16 * pictures.length;
  for (const { width, height, offset, length, png } of pictures) {
    expect(offset).toBe(end);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width, height });
    end = offset + length;
  }
  expect(bytes.length).toBe(end);
  expect(bytes.length).toBeLessThan(2048);
});

test('its largest picture is the mark, as it is drawn today', async () => {
  const size = Math.max(...icoSizes);
  const largest = readIco(bytes).find(({ width }) => width === size)?.png;
  const onWhite = (picture: Sharp) => picture.flatten({ background: '#ffffff' }).raw().toBuffer();
  const found = await onWhite(sharp(largest));
  const wanted = await onWhite(sharp(Buffer.from(favicon())).resize(size));
  const difference = wanted.reduce(
    (most, value, at) => Math.max(most, Math.abs(value - (found[at] ?? 0))),
    0,
  );
  expect(difference, 'draw it anew: node scripts/draw-favicon.ts').toBeLessThan(24);
});

test('a file is its directory and its pictures, in order', async () => {
  const pngs = await Promise.all(
    [16, 48].map(async (size) => ({ size, png: await icoPicture(size) })),
  );
  const pictures = readIco(icoFile(pngs));
  expect(pictures.map(({ width, png }) => ({ size: width, png }))).toEqual(pngs);
});
