// Purpose: draws the pictures that the built pages name: one for link previews for each page, and the icons. No browser, no
// network, no installed font; what was drawn before comes from a cache.
import { join } from 'node:path';
import sharp from 'sharp';
import { plainPicture } from '../../core/share.ts';
import type { Pass } from '../built-site.ts';
import { siteUrl } from '../site-url.ts';
import { cachedFile } from './cache.ts';
import { iconDrawing } from './icon.ts';
import { lackingLetters, readFace } from './lettering.ts';
import { groundOf, plainGround, shareGround, shareWords } from './share-picture.ts';
import { wantedPictures } from './wanted.ts';

// Fine lines in few colours: more of them, or dithering, would treble the size.
const encoding = { palette: true, colours: 16, dither: 0, effort: 4 } as const;

const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** The pass. Its notes name letters that the display face lacks, and pictures that are drawn without words for it. */
export const pictures: Pass = {
  name: 'Pictures drawn',
  run: async ({ root, folder, pages }) => {
    const face = readFace();
    const site = siteUrl();
    const wanted = wantedPictures(pages(), site);
    const lacking = new Map<string, readonly string[]>();
    const draw = (address: string, parts: readonly string[], render: () => Promise<Buffer>) =>
      cachedFile(join(root, '.local', 'pictures'), join(folder, address), parts, render);
    await Promise.all([
      ...wanted.map(({ address, title, brand }) => {
        const missing = address === plainPicture ? [] : lackingLetters(face, title);
        for (const letter of missing) {
          lacking.set(letter, [...(lacking.get(letter) ?? []), address]);
        }
        const worded = address !== plainPicture && missing.length === 0;
        const ground = worded ? shareGround(groundOf(address)) : plainGround();
        const words = worded && shareWords(face, { brand, title, domain: new URL(site).host });
        return draw(address, [ground, words || ''], () => {
          const picture = sharp(Buffer.from(ground));
          if (words) picture.composite([{ input: Buffer.from(words) }]);
          return picture.png(encoding).toBuffer();
        });
      }),
      ...Object.entries(icons).map(([address, size]) => {
        const drawing = iconDrawing();
        return draw(address, [drawing, `${size}`], () =>
          sharp(Buffer.from(drawing)).resize(size).png({ palette: true }).toBuffer(),
        );
      }),
    ]);
    return [...lacking].map(
      ([letter, addresses]) =>
        `the display face lacks “${letter}”: ${addresses.length} pictures are drawn without words, such as ` +
        `${addresses[0]}, and headings borrow the letter from another face. scripts/fonts/README.md says how to add it.`,
    );
  },
};
