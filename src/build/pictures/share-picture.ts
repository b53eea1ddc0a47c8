// Purpose: the picture of a page for link previews, as SVG: its title in the display face beside an engraving.
import type { Font } from 'opentype.js';
import { shareSize } from '../../core/share.ts';
import { themeColours } from '../../core/theme-colours.ts';
import { type Engraving, engravings } from '../../design/drawings/engravings.ts';
import { leading, outlines, setText } from '../../design/drawings/lettering.ts';
import { rosette } from '../../design/drawings/rosette.ts';

const { width, height } = shareSize;
const { paper, ink, signal, engraved } = themeColours.dark;
const margin = 72;

const drawing = (name: Engraving, x: number, y: number, scale: number, line: number) =>
  `<g transform="translate(${x} ${y})scale(${scale})" stroke-width="${line / scale}">${rosette(name, engravings[name])}</g>`;

const frame = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${content}</svg>`;

/** The ground of a picture as SVG: an engraving that runs over its edge. */
export function shareGround(name: Engraving): string {
  return frame(`<g fill="none" stroke="${engraved}">${drawing(name, 1010, 330, 3.6, 1)}</g>`);
}

const grounds = ['rose', 'gear', 'ledger', 'closing', 'pay', 'wallet', 'labs'] as const;

/** The engraving of a page's picture: the same for the same address. */
export function groundOf(address: string): Engraving {
  const sum = [...address].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return grounds[sum % grounds.length] ?? 'rose';
}

/** The ground of the picture without words, as SVG: the mark covers the whole of it. */
export function plainGround(): string {
  return frame(`<g fill="none" stroke="${engraved}">${drawing('hero', 600, 315, 5.2, 1.1)}</g>`);
}

/** The words on the ground of a page's picture: brand, title and domain, as outlines on a transparent SVG. */
export function shareWords(
  face: Font,
  words: Record<'brand' | 'title' | 'domain', string>,
): string {
  const title = setText(face, words.title, {
    width: 560,
    height: 340,
    sizes: [84, 76, 68, 60, 54, 48],
  });
  // The title stands at the lower edge, above the domain, so that its last line is always in the same place.
  const first = height - margin - 84 - (title.lines.length - 1) * title.size * leading;
  const brand = outlines(face, { size: 40, lines: [words.brand] }, margin + 76, margin + 42);
  const domain = outlines(face, { size: 26, lines: [words.domain] }, margin, height - margin + 6);
  const content = [
    `<g fill="none" stroke="${signal}">${drawing('mark', margin + 28, margin + 28, 0.3, 2)}</g>`,
    `<path fill="${ink}" d="${brand}${outlines(face, title, margin, first)}"/>`,
    `<path fill="${signal}" d="${domain}"/>`,
  ];
  return frame(content.join('')).replace(/<rect[^>]*\/>/, '');
}
