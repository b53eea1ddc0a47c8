import { around, type Ring } from './rosette.ts';

// Each engraving fills a circle of radius 100. Lace is a petal that is repeated inwards by scale; a ribbon is repeated by a
// small turn; in a weave the span of a petal covers many neighbours. Numbers of petals that twelve divides take the fewest
// bytes, because their rings share a polygon.

const lace = (outer: number, inner: number, petals: number, lines: number): Ring => ({
  inner,
  outer,
  span: 360 / petals,
  turns: [{ copies: lines, step: 0, scale: 0.984 }, around(petals)],
});

const ribbon = (
  [inner, outer]: readonly [number, number],
  span: number,
  petals: number,
  [lines, step]: readonly [number, number],
): Ring => ({ inner, outer, span, turns: [{ copies: lines, step }, around(petals)] });

const weave = (inner: number, outer: number, span: number, petals: number): Ring => ({
  inner,
  outer,
  span,
  turns: [around(petals)],
});

/** The named engravings of the site: for the brand, the first page, and each product. */
export const engravings = {
  mark: [weave(34, 92, 72, 10)],
  hero: [lace(99, 82, 36, 6), weave(46, 83, 75, 120), ribbon([14, 47], 72, 24, [5, 1.2])],
  closing: [ribbon([20, 99], 90, 12, [9, 1])],
  gear: [lace(99, 88, 60, 4), weave(60, 88, 30, 96), weave(24, 60, 75, 72), lace(24, 10, 12, 3)],
  rose: [ribbon([58, 99], 54, 16, [9, 0.9]), ribbon([16, 58], 72, 16, [6, 1.3])],
  ledger: [weave(78, 99, 20, 120), lace(78, 60, 30, 5), weave(14, 60, 110, 96)],
  pay: [ribbon([36, 98], 60, 12, [8, 1]), weave(12, 36, 60, 48)],
  wallet: [lace(98, 60, 12, 10), weave(16, 60, 90, 60)],
  protect: [weave(30, 98, 75, 84), ribbon([8, 30], 72, 10, [3, 4])],
  labs: [ribbon([20, 98], 110, 12, [7, 1]), lace(30, 12, 9, 3)],
} as const satisfies Readonly<Record<string, readonly Ring[]>>;

export type Engraving = keyof typeof engravings;
