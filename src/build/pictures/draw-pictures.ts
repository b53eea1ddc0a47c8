// Purpose: draws the pictures that the built pages name: one for link previews for each page, and the icons. It needs no
// browser, no network and no installed font. A picture that was drawn before from the same input is reused.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Font } from 'opentype.js';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { memoOf } from '../../core/memo.ts';
import { plainPicture } from '../../core/share.ts';
import { cached, cachedJsonNow } from '../../corpus/disk-cache.ts';
import { fingerprintOf } from '../../corpus/record/version.ts';
import { lackingLetters, letteringFile, readFace } from '../../design/drawings/lettering.ts';
import type { Pass } from '../built-site.ts';
import { siteUrl } from '../site-url.ts';
import { iconDrawing } from './icon.ts';
import { groundOf, plainGround, shareGround, shareWords } from './share-picture.ts';
import { type Wanted, wantedPictures } from './wanted.ts';

// The pictures are fine lines in few colours. More colours, or dithering, would make the files three times as large.
const encodings = {
  share: { palette: true, colours: 16, dither: 0, effort: 4 },
  icon: { palette: true },
} as const;

const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** A picture: its path in the site, everything that decides how it looks, and the function that draws it from that. */
type Picture = {
  readonly address: string;
  readonly parts: readonly string[];
  readonly draw: () => Sharp | Promise<Sharp>;
};

/** The pixels of the grounds by their SVG. A ground has thousands of lines and belongs to dozens of pictures: it is drawn once. */
const pixels = memoOf<Promise<{ readonly data: Buffer; readonly info: OutputInfo }>>(8);

async function renderSvg(svg: string): Promise<Sharp> {
  const { data, info } = await pixels(svg, () =>
    sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true }),
  );
  return sharp(data, { raw: info });
}

/** The grounds by their names: each belongs to dozens of pictures. */
const grounds = memoOf<string>(16);

type Lettering = { readonly face: Font; readonly print: string; readonly domain: string };

function sharePicture(
  { face, print, domain }: Lettering,
  { address, title, brand }: Wanted,
): Picture {
  const isPlain = address === plainPicture || lackingLetters(face, title).length > 0;
  const name = groundOf(address);
  const ground = isPlain
    ? grounds('plain', plainGround)
    : grounds(`of ${name}`, () => shareGround(name));
  const said = { brand, title, domain };
  const words = isPlain
    ? ''
    : cachedJsonNow(
        'outlines',
        `${print} ${JSON.stringify(said)}`,
        () => shareWords(face, said),
        'build',
      );
  return {
    address,
    parts: [ground, words],
    draw: async () => {
      const picture = await renderSvg(ground);
      if (words) picture.composite([{ input: Buffer.from(words) }]);
      return picture.png(encodings.share);
    },
  };
}

function icon(address: string, size: number): Picture {
  const drawing = iconDrawing();
  const draw = () => sharp(Buffer.from(drawing)).resize(size).png(encodings.icon);
  return { address, parts: [drawing, `${size}`], draw };
}

async function write(folder: string, { address, parts, draw }: Picture): Promise<void> {
  const input = [JSON.stringify(encodings), ...parts].join('\0');
  const bytes = await cached(
    'pictures',
    input,
    async () => new Uint8Array(await (await draw()).toBuffer()),
  );
  const file = join(folder, address);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** One sentence for each letter that the face lacks. The picture of such a page has no words. */
function lackingNotes(face: Font, wanted: readonly Wanted[]): string[] {
  const letters = Map.groupBy(
    wanted
      .filter(({ address }) => address !== plainPicture)
      .flatMap(({ address, title }) =>
        lackingLetters(face, title).map((letter) => ({ letter, address })),
      ),
    ({ letter }) => letter,
  );
  return [...letters].map(
    ([letter, pictures]) =>
      `the display face lacks “${letter}”: ${pictures.length} pictures are drawn without words, such as ` +
      `${pictures[0]?.address}, and headings borrow the letter from another face. scripts/fonts/README.md says how to add it.`,
  );
}

export const pictures: Pass = {
  name: 'Pictures drawn',
  isBeside: true,
  run: async ({ folder, texts }) => {
    const face = readFace();
    const print = fingerprintOf(readFileSync(letteringFile));
    const site = siteUrl();
    const domain = new URL(site).host;
    const wanted = wantedPictures(texts, site);
    await Promise.all(
      [
        ...wanted.map((each) => sharePicture({ face, print, domain }, each)),
        ...Object.entries(icons).map(([address, size]) => icon(address, size)),
      ].map((picture) => write(folder, picture)),
    );
    return lackingNotes(face, wanted);
  },
};
