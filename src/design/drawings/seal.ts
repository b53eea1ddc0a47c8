import { around, type Ring, rosette, short } from './rosette.ts';

/** Alternating lengths of stroke and gap around a circle, in whole units; their sum is `around`. */
type Code = { readonly lengths: readonly number[]; readonly around: number };

/** The drawing of a fingerprint: three woven rings inside an edge of strokes and gaps, like a printer's code. */
export type Seal = {
  readonly rings: readonly Ring[];
  readonly edge: Code;
  /** A rose of a few petals, which replaces the rings where a seal is too small for them. */
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
 * The seal of a text. The same fingerprint gives the same seal. Each of its first 25 digits takes part; of those at 20, 22 and 24,
 * which choose among eight spans, two values or more draw the same.
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
  const heart = 22 + digit(17);
  const core = 5 + digit(18) / 2;
  const ring = (from: number, inner: number, outer: number): Ring => {
    const count = pick(petals, from);
    // If a petal spanned less than the angle to its neighbour, there would be a gap.
    const span = Math.max(pick(spans, from + 1), 360 / count);
    return { inner, outer, span, turns: [around(count)] };
  };
  const count = pick(lobes, 32);
  const span = (360 / count) * pick(reaches, 33);
  return {
    rings: [ring(19, shoulder, 88), ring(21, heart, shoulder), ring(23, core, heart)],
    // The edge draws the first sixteen digits, which are printed beside the seal, as strokes and gaps.
    edge: code(0),
    rose: { inner: 6 + 2 * digit(34), outer: 74, span, turns: [around(count)] },
  };
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
  const { rings, edge } = sealOf(fingerprint);
  const radius = 96;
  const unit = (2 * Math.PI * radius) / (edge.around * edgeTurns);
  const lengths = edge.lengths.map((length) => short(length * unit, 3)).join(' ');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200" fill="none" stroke="${colour}">` +
    `<circle r="${radius}" stroke-width="7" stroke-dasharray="${lengths}"/>` +
    `<g stroke-width="0.7">${rosette('s', rings)}</g></svg>`
  );
}
