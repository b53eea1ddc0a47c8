import { around, type Ring, rosette, short } from './rosette.ts';

/** Alternating lengths of stroke and gap around a circle, in whole units; their sum is `around`. */
type Code = { readonly lengths: readonly number[]; readonly around: number };

/** The drawing of a fingerprint: two woven rings around a rose, inside an edge of strokes and gaps, like a printer's code. */
export type Seal = {
  readonly rings: readonly Ring[];
  /** A rose of a few petals, in the middle of the rings. */
  readonly heart: Ring;
  readonly edge: Code;
  /** The same rose at its full size, where a seal is too small for rings: a reader knows the large seal by it. */
  readonly rose: Ring;
};

/** Numbers of petals with many small factors: they weave evenly, and need few bytes. */
const petals = [18, 20, 24, 27, 30, 32, 36, 40, 42, 45, 48, 50, 54, 60, 64, 72];
const spans = [28, 36, 44, 52, 60, 68, 80, 96];
/** Numbers of petals that can be counted in a small seal, and how many petals one of them spans. */
const lobes = [4, 5, 6, 8, 9, 10, 12];
const reaches = [1, 1.5, 2, 2.5];

const sha256 = /^[0-9a-f]{64}$/;

/**
 * The seal of a text. The same fingerprint gives the same seal. Its first 22 digits and those from 32 to 34 take part; of those at 19
 * and 21, which choose among eight spans, two values or more draw the same.
 * @param fingerprint SHA-256 of the text, as 64 hexadecimal digits in small letters
 * @throws RangeError for anything else
 */
export function sealOf(fingerprint: string): Seal {
  if (!sha256.test(fingerprint)) {
    throw new RangeError(
      `A seal needs 64 hexadecimal digits of a SHA-256; found “${fingerprint}”.`,
    );
  }
  const digit = (index: number) => Number.parseInt(fingerprint.charAt(index), 16);
  const pick = (list: readonly number[], index: number) => list[digit(index) % list.length] ?? 0;
  const code = (from: number): Code => {
    const lengths = Array.from({ length: 16 }, (_, index) => digit(from + index) + 1);
    return { lengths, around: lengths.reduce((sum, length) => sum + length, 0) };
  };
  const shoulder = 56 + digit(16);
  const middle = 30 + digit(17);
  const ring = (from: number, inner: number, outer: number): Ring => {
    const count = pick(petals, from);
    // If a petal spanned less than the angle to its neighbour, there would be a gap.
    const span = Math.max(pick(spans, from + 1), 360 / count);
    return { inner, outer, span, turns: [around(count)] };
  };
  const count = pick(lobes, 32);
  const span = (360 / count) * pick(reaches, 33);
  const rose = { inner: 6 + 2 * digit(34), outer: 74, span, turns: [around(count)] };
  return {
    rings: [ring(18, shoulder, 88), ring(20, middle, shoulder)],
    heart: { ...rose, inner: (rose.inner * middle) / rose.outer, outer: middle },
    // The edge draws the first sixteen digits, which are printed beside the seal, as strokes and gaps.
    edge: code(0),
    rose,
  };
}

/**
 * What stands inside the edge of a large seal, as the content of an SVG.
 * @param id begins the ids inside the drawing; unique in the page
 * @param width of the strokes of the rings; those of the rose are three times as wide
 */
export function weave(id: string, { rings, heart }: Seal, width: number): string {
  const drawn = (part: string, own: readonly Ring[], stroke: number) =>
    `<g stroke-width="${short(stroke, 2)}">${rosette(part, own)}</g>`;
  return drawn(id, rings, width) + drawn(`${id}h`, [heart], 3 * width);
}

/** How many times the code runs around the edge of a seal. */
export const edgeTurns = 4;

/**
 * The seal of a text as a whole SVG file, for renderers that do not know `pathLength`: strokes and gaps are in units of the
 * file.
 * @param colour of all strokes, such as `#0b5540`
 * @throws RangeError for a text that is no fingerprint
 */
export function sealFile(fingerprint: string, colour: string): string {
  const seal = sealOf(fingerprint);
  const { edge } = seal;
  const radius = 96;
  const unit = (2 * Math.PI * radius) / (edge.around * edgeTurns);
  const lengths = edge.lengths.map((length) => short(length * unit, 3)).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" fill="none" stroke="${colour}">` +
    `<circle r="${radius}" stroke-width="7" stroke-dasharray="${lengths}"/>` +
    `${weave('s', seal, 0.7)}</svg>`
  );
}
