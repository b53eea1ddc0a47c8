import { short } from './rosette.ts';

/** Strands of one height in a woven band, spread evenly over the length of the wave. */
export type Ply = { readonly height: number; readonly strands: number };

type Point = readonly [number, number];

/** The position of the handles of a cubic curve that follows half a sine wave, as a share of that half. */
const handle = 0.3642;

/**
 * A curve that swings from point to point and is level at each, as path data with relative segments.
 * @param points at least two, in units of the drawing
 */
export function swingPath([start, ...points]: readonly Point[]): string {
  if (!start) return '';
  let [x, y] = start;
  let path = `M${short(x)} ${short(y)}`;
  for (const [nextX, nextY] of points) {
    const [across, down] = [nextX - x, nextY - y];
    const out = path.includes('c') ? 's' : `c${short(across * handle)} 0 `;
    const end = [across * (1 - handle), down, across, down].map((value) => short(value)).join(' ');
    path += out + end;
    [x, y] = [nextX, nextY];
  }
  return path;
}

/** A sine wave over a tile and the one before it, from crest to crest around y = 0. */
function wave(length: number, height: number): string {
  const half = length / 2;
  return swingPath(
    Array.from({ length: 5 }, (_, index) => [
      half * index - length,
      (index % 2 === 0 ? -height : height) / 2,
    ]),
  );
}

/**
 * One tile of a woven band as the content of an SVG pattern, around y = 0; tiles join without a seam at any width.
 * @param id begins the ids of the tile; unique in the page
 */
export function bandTile(id: string, length: number, plies: readonly Ply[]): string {
  return plies
    .map(({ height, strands }, ply) => {
      const name = `${id}${ply}`;
      const shifted = Array.from(
        { length: strands - 1 },
        (_, index) => `<use href="#${name}" x="${short((length * (index + 1)) / strands)}"/>`,
      );
      return `<path id="${name}" d="${wave(length, height)}"/>${shifted.join('')}`;
    })
    .join('');
}

/**
 * Strands that separate and come together again, as the content of an SVG: one curve, repeated at shares of its height.
 * @param id begins the ids of the strands; unique in the page
 * @param curve points of the outermost strand, on one side of y = 0
 * @param shares heights of the other strands as shares of the curve's; negative ones are on the other side
 */
export function strands(id: string, curve: readonly Point[], shares: readonly number[]): string {
  const copies = shares.map(
    (share) => `<use href="#${id}" transform="scale(1 ${short(share, 2)})"/>`,
  );
  return `<path id="${id}" d="${swingPath(curve)}"/>${copies.join('')}`;
}
