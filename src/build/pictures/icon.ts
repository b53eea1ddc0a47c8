// Purpose: the brand mark for home screens, as SVG on paper, and as a Windows icon (ICO) for what asks for /favicon.ico and knows
// no SVG.
import sharp from 'sharp';
import { themeColours } from '../../core/theme-colours.ts';
import { engravings } from '../../design/drawings/engravings.ts';
import { favicon } from '../../design/drawings/favicon.ts';
import { rosette } from '../../design/drawings/rosette.ts';

/**
 * The mark on a square of paper, inside the circle that the mask of every platform leaves: masks may cut away all but the middle
 * four fifths.
 */
export function iconDrawing(): string {
  const { paper, signal } = themeColours.light;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="-140 -140 280 280"><rect x="-140" y="-140" width="280" height="280" fill="${paper}"/><g fill="none" stroke="${signal}" stroke-width="6">${rosette('m', engravings.mark)}</g></svg>`;
}

/** Width and height of the icon's pictures, in pixels. */
export const icoSizes = [16, 32, 48] as const;

/** One picture of the icon as PNG, in the ink of a light scheme. 16 levels of opacity are enough for it. */
export function icoPicture(size: number): Promise<Buffer> {
  return sharp(Buffer.from(favicon())).resize(size).png({ palette: true, colours: 16 }).toBuffer();
}

/** The bytes of an ICO file: its directory, then the pictures as they are. */
export function icoFile(
  pictures: readonly { readonly size: number; readonly png: Buffer }[],
): Buffer {
  const directory = Buffer.alloc(6 + 16 * pictures.length);
  directory.writeUInt16LE(1, 2); // An icon, not a cursor.
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    directory.writeUInt8(size, entry);
    directory.writeUInt8(size, entry + 1);
    directory.writeUInt16LE(1, entry + 4); // Colour planes.
    directory.writeUInt16LE(32, entry + 6); // Bits a pixel, once unpacked.
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
