// Purpose: sets words in the project's display face as outlines, so that what shows them needs no font.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import opentype, { type Font, type Glyph } from 'opentype.js';
import { memoOf } from '../../core/memo.ts';
import { short } from './rosette.ts';

/** The display face at one weight; `scripts/fonts/README.md` says how it was made. */
export const letteringFile = join(process.cwd(), 'scripts/fonts/literata-display-500.ttf');

/** Reads the face. */
export function readFace(): Font {
  const file = readFileSync(letteringFile);
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}

/** The characters of a text that the face has no letter for, each once. */
export function lackingLetters(face: Font, text: string): string[] {
  return [...new Set(text)].filter((character) => face.charToGlyphIndex(character) === 0);
}

/** A text broken into lines, and its size: the largest that its frame allows. */
export type Setting = { readonly size: number; readonly lines: readonly string[] };

type Frame = { readonly width: number; readonly height: number; readonly sizes: readonly number[] };

/** The distance from baseline to baseline, as a multiple of the size. */
export const leading = 1.1;

function breakLines(face: Font, text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && face.getAdvanceWidth(longer, size) > width) lines.push(word);
    else lines.splice(-1, 1, longer);
  }
  return lines;
}

/**
 * Breaks a text into lines at the largest of the frame's sizes at which it fits. A text that fits at none is set at the
 * smallest.
 * @throws RangeError for a frame without sizes
 */
export function setText(face: Font, text: string, { width, height, sizes }: Frame): Setting {
  const settings = sizes.map((size) => ({ size, lines: breakLines(face, text, size, width) }));
  const fits = ({ size, lines }: Setting) =>
    lines.length * size * leading <= height &&
    lines.every((line) => face.getAdvanceWidth(line, size) <= width);
  const setting = settings.find(fits) ?? settings.at(-1);
  if (!setting) throw new RangeError('A frame for words needs at least one size.');
  return setting;
}

/**
 * One letter as SVG path data, its origin at `x` and `y`. Its numbers are rounded and count from the point before, so that a letter is the
 * same text wherever it stands, and packs once.
 */
function letter(glyph: Glyph, size: number, x: number, y: number, digits: number): string {
  const data = (kind: string, values: readonly number[]) =>
    kind +
    values
      .map((value) => short(value, digits))
      .join(' ')
      .replaceAll(' -', '-');
  let from: readonly number[] = [];
  const parts = glyph.getPath(0, 0, size).commands.map((command) => {
    // What is filled needs no closing line.
    if (command.type === 'Z') return '';
    const points = [
      ...('x1' in command ? [command.x1, command.y1] : []),
      ...('x2' in command ? [command.x2, command.y2] : []),
      ...[command.x, command.y],
    ].map((value) => Number(short(value, digits)));
    const [left = 0, above = 0] = from;
    const steps = points.map((value, index) => value - (index % 2 === 0 ? left : above));
    from = points.slice(-2);
    const [across = 0, down = 0] = steps;
    if (command.type === 'M') return data('M', [x + (points[0] ?? 0), y + (points[1] ?? 0)]);
    if (command.type !== 'L') return data(command.type.toLowerCase(), steps);
    if (short(across, digits) === '0') return short(down, digits) === '0' ? '' : data('v', [down]);
    return short(down, digits) === '0' ? data('h', [across]) : data('l', steps);
  });
  return parts.join('');
}

/** Words as path data, from `x` on the baseline `y`. */
function outline(face: Font, text: string, size: number, x: number, y: number, digits = 1): string {
  let path = '';
  face.forEachGlyph(text, x, y, size, undefined, (glyph, left) => {
    path += letter(glyph, size, Number(short(left, digits)), y, digits);
  });
  return path;
}

/** The outlines of a setting as SVG path data; `y` is the baseline of its first line. */
export function outlines(face: Font, { size, lines }: Setting, x: number, y: number): string {
  return lines
    .map((line, index) => outline(face, line, size, x, y + index * size * leading))
    .join('');
}

/** A name as a drawing: the `path`, its `viewBox`, and its height in a line of text, in `em`. */
export type Wordmark = { readonly path: string; readonly viewBox: string; readonly height: string };

// A hundredth of a letter’s size is a quarter of a pixel in the bar; finer steps would weigh more on every page.
const wordmarkSize = 100;
const known = memoOf<Wordmark | false>(1);

/**
 * A name as the display face sets it in a line of text.
 * @returns false where the face lacks a letter of it
 */
export function wordmark(name: string): Wordmark | false {
  return known(name, () => {
    const face = readFace();
    if (lackingLetters(face, name).length > 0) return false;
    const scaled = (units: number) => Math.round((units / face.unitsPerEm) * wordmarkSize);
    const [top, height] = [scaled(face.ascender), scaled(face.ascender - face.descender)];
    const width = Math.ceil(face.getAdvanceWidth(name, wordmarkSize));
    return {
      path: outline(face, name, wordmarkSize, 0, 0, 0),
      viewBox: `0 ${-top} ${width} ${height}`,
      height: `${height / wordmarkSize}em`,
    };
  });
}
