// Purpose: sets words in the project's display face as outlines, so that pictures need no installed font.
import { readFileSync } from 'node:fs';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { short } from '../../design/drawings/rosette.ts';

/** The display face at one weight; `scripts/fonts/README.md` says how it was made. */
const letteringFile = new URL('../../../scripts/fonts/literata-display-500.ttf', import.meta.url);

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

// The library's own path data contains NaN for coordinates that are within a rounding error of a whole number.
function pathData(commands: readonly PathCommand[]): string {
  const at = (...values: number[]) => values.map((value) => short(value)).join(' ');
  const text = (command: PathCommand): string => {
    if (command.type === 'Z') return 'Z';
    const end = at(command.x, command.y);
    if (command.type === 'Q') return `Q${at(command.x1, command.y1)} ${end}`;
    if (command.type !== 'C') return command.type + end;
    return `C${at(command.x1, command.y1, command.x2, command.y2)} ${end}`;
  };
  return commands.map(text).join('');
}

/** The outlines of a setting as SVG path data; `y` is the baseline of its first line. */
export function outlines(face: Font, { size, lines }: Setting, x: number, y: number): string {
  return lines
    .map((line, index) =>
      pathData(face.getPath(line, x, y + index * size * leading, size).commands),
    )
    .join('');
}
