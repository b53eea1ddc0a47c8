// Purpose: draws the pictures that the built pages name: one for link previews for each page, and the icons. No browser, no
// network, no installed font; what was drawn before comes from a cache.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { plainPicture } from '../src/core/share.ts';
import { readPages } from './lib/dist.ts';
import { cachedFile } from './lib/pictures/cache.ts';
import { iconDrawing } from './lib/pictures/icon.ts';
import { lackingLetters, readFace } from './lib/pictures/lettering.ts';
import { groundOf, plainGround, shareGround, shareWords } from './lib/pictures/share-picture.ts';
import { type Wanted, wantedPictures } from './lib/pictures/wanted.ts';
import { noteMark, projectRoot } from './lib/run.ts';
import { siteUrl } from './lib/site-url.ts';

const dist = join(projectRoot, 'dist');
if (!existsSync(dist)) throw new Error('There is no dist/ to draw for: build the pages first.');
const face = readFace();
const site = siteUrl();
// Fine lines in few colours: more of them, or dithering, would treble the size.
const encoding = { palette: true, colours: 16, dither: 0, effort: 4 } as const;
/** Letters that the display face lacks, and the pictures that are drawn without words for it. */
const lacking = new Map<string, readonly string[]>();
let drawn = 0;

async function share({ address, title, brand }: Wanted): Promise<void> {
  const missing = address === plainPicture ? [] : lackingLetters(face, title);
  for (const letter of missing) lacking.set(letter, [...(lacking.get(letter) ?? []), address]);
  const worded = address !== plainPicture && missing.length === 0;
  const ground = worded ? shareGround(groundOf(address)) : plainGround();
  const words = worded ? shareWords(face, { brand, title, domain: new URL(site).host }) : undefined;
  await draw(address, [ground, words ?? ''], () => {
    const picture = sharp(Buffer.from(ground));
    if (words) picture.composite([{ input: Buffer.from(words) }]);
    return picture.png(encoding).toBuffer();
  });
}

async function icon(address: string, size: number): Promise<void> {
  const drawing = iconDrawing();
  const render = () => sharp(Buffer.from(drawing)).resize(size).png({ palette: true }).toBuffer();
  await draw(address, [drawing, `${size}`], render);
}

async function draw(
  address: string,
  parts: readonly string[],
  render: () => Promise<Buffer>,
): Promise<void> {
  if (await cachedFile(join(dist, address), parts, render)) drawn += 1;
}

const pictures = wantedPictures(readPages(dist), site);
await Promise.all([
  ...pictures.map(share),
  icon('apple-touch-icon.png', 180),
  icon('icon-192.png', 192),
  icon('icon-512.png', 512),
]);
for (const [letter, addresses] of lacking) {
  console.log(
    `${noteMark}the display face lacks “${letter}”: ${addresses.length} pictures are drawn without words, such as ` +
      `${addresses[0]}, and headings borrow the letter from another face. scripts/fonts/README.md says how to add it.`,
  );
}
console.log(`${pictures.length} pictures and 3 icons, ${drawn} of them drawn anew`);
