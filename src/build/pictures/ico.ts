// Purpose: the brand mark as a Windows icon (ICO), for what asks for /favicon.ico and knows no SVG.
import sharp from 'sharp';
import { favicon } from '../../design/drawings/favicon.ts';

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
