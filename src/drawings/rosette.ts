/** Copies of what came before, each turned by `step` degrees more, and drawn larger or smaller by `scale`. */
export type Turn = { readonly copies: number; readonly step: number; readonly scale?: number };

/**
 * A woven ring: one petal, which swings from the inner radius out and back, repeated by turns.
 * Radii are in units of the drawing; `span` is the angle from the petal's tip to its foot, in degrees: above the angle
 * between two petals they weave.
 */
export type Ring = {
  readonly inner: number;
  readonly outer: number;
  readonly span: number;
  readonly turns: readonly Turn[];
};

type Point = readonly [number, number];

/** Handles follow the circle; this share of the arc keeps the swing smooth. */
const reach = 0.5;

/** Petals of a ring above which the browser's work outweighs bytes. */
const denseFrom = 17;

/** Most corners of the polygon that a dense ring is repeated around: each takes a dozen bytes. */
const mostCorners = 12;
const polygonRadius = 100;

/** A number of a path or a transform, to a given number of digits after the point. */
export function short(value: number, digits = 1): string {
  return `${Number(value.toFixed(digits)) || 0}`;
}

/** Turns that share the full circle between a number of petals. */
export function around(copies: number): Turn {
  return { copies, step: 360 / copies };
}

/**
 * One petal as path data: two cubic segments whose ends run along their circles, so that each petal passes smoothly into
 * those beside it, as the rose engines of security printers cut them.
 */
export function petalPath({ inner, outer, span }: Omit<Ring, 'turns'>): string {
  const angle = (span * Math.PI) / 180;
  const at = (radius: number, turn: number): Point => [
    radius * Math.cos(turn),
    radius * Math.sin(turn),
  ];
  const along = ([x, y]: Point, radius: number, turn: number, sign: number): Point => {
    const length = sign * radius * angle * reach;
    return [x - length * Math.sin(turn), y + length * Math.cos(turn)];
  };
  const foot = at(inner, -angle);
  const tip = at(outer, 0);
  const end = at(inner, angle);
  const text = (...points: Point[]) =>
    points
      .flat()
      .map((value) => short(value))
      .join(' ');
  const out = text(along(foot, inner, -angle, 1), along(tip, outer, 0, -1), tip);
  const back = text(along(end, inner, angle, -1), end);
  return `M${text(foot)}C${out}S${back}`;
}

/** The prime factors of a whole number, smallest first; none for 1. */
export function primeFactors(value: number): number[] {
  for (let factor = 2; factor <= value; factor += 1) {
    if (value % factor === 0) return [factor, ...primeFactors(value / factor)];
  }
  return [];
}

/**
 * Splits a turn into as few references as its prime factors allow: 96 copies are five doublings and one tripling, seven
 * references in place of 95.
 */
function nested({ copies, step, scale = 1 }: Turn): Turn[] {
  let [turn, size] = [step, scale];
  return primeFactors(copies)
    .reverse()
    .map((factor) => {
      const level = { copies: factor, step: turn, scale: size };
      turn *= factor;
      size **= factor;
      return level;
    });
}

function references(id: string, { copies, step, scale = 1 }: Turn): string {
  return Array.from({ length: copies - 1 }, (_, index) => {
    const size = scale === 1 ? '' : `scale(${short(scale ** (index + 1), 3)})`;
    const turn = step === 0 ? '' : `rotate(${short(step * (index + 1), 3)})`;
    return `<use href="#${id}" transform="${turn}${size}"/>`;
  }).join('');
}

/** One petal and its copies by some turns, each level of references around the one before. */
function petals(id: string, ring: Ring, turns: readonly Turn[]): string {
  // Turns and scales about one centre may come in any order; the largest number of copies first has the browser build a
  // fifth fewer elements from the same references.
  const levels = turns.flatMap(nested).sort((one, other) => other.copies - one.copies);
  let markup = `<path id="${id}" d="${petalPath(ring)}"/>`;
  let current = id;
  levels.forEach((level, index) => {
    markup += references(current, level);
    if (index === levels.length - 1) return;
    current = `${id}${index}`;
    markup = `<g id="${current}">${markup}</g>`;
  });
  return markup;
}

/** The corners of an even polygon around the origin, as the path whose inner corners are all of them, once. */
function polygonPath(corners: number): string {
  const points = Array.from({ length: corners + 2 }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return `${short(polygonRadius * Math.cos(angle), 2)} ${short(polygonRadius * Math.sin(angle), 2)}`;
  });
  return `M${points.join('L')}`;
}

/** Whether a turn goes all the way around. */
const isCircle = ({ copies, step }: Turn) => Math.round(copies * step) === 360;

/** Around how many corners a ring is repeated: none where it has few petals, or their number cannot be shared evenly. */
function cornersOf({ turns }: Ring): number {
  const count = turns.reduce((product, { copies }) => product * copies, 1);
  const circle = turns.find(isCircle)?.copies ?? 0;
  if (count <= denseFrom) return 0;
  for (let corners = mostCorners; corners > 2; corners -= 1) {
    if (circle % corners === 0) return corners;
  }
  return 0;
}

/**
 * A rosette as the content of an SVG around the origin, without colour or width of line: a few hundred bytes, packed, for
 * thousands of strokes. Dense rings are markers at the corners of a polygon, which the browser draws without an element at each:
 * to build hundreds takes a slow phone longer than the rest of the page.
 * @param id begins the ids that the drawing refers to itself by; unique in the page
 */
export function rosette(id: string, rings: readonly Ring[]): string {
  const drawn = rings.map((ring, index) => {
    const corners = cornersOf(ring);
    const turns = ring.turns.map((turn) =>
      corners && isCircle(turn) ? { ...turn, copies: turn.copies / corners } : turn,
    );
    return { corners, markup: petals(`${id}${'abcdefgh'[index] ?? index}`, ring, turns) };
  });
  return [...Map.groupBy(drawn, ({ corners }) => corners)]
    .map(([corners, share]) => {
      const markup = share.map((ring) => ring.markup).join('');
      if (!corners) return markup;
      const name = `${id}${corners}`;
      // A marker lies along the polygon, a quarter turn from the line to the centre: there its reference point is.
      return (
        `<marker id="${name}" overflow="visible" orient="auto" refY="-${polygonRadius}">${markup}</marker>` +
        `<path marker-mid="url(#${name})" stroke="none" stroke-width="1" d="${polygonPath(corners)}"/>`
      );
    })
    .join('');
}
