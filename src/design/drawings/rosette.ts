/** Copies of the drawing so far, each turned by `step` degrees more, and scaled by `scale`. */
export type Turn = { readonly copies: number; readonly step: number; readonly scale?: number };

/**
 * A woven ring: one petal, which swings from the inner radius outwards and back, repeated by turns. Radii are in units of the
 * drawing. `span` is the angle in degrees from the petal's tip to its foot; if it is greater than the angle between two
 * petals, they weave.
 */
export type Ring = {
  readonly inner: number;
  readonly outer: number;
  readonly span: number;
  readonly turns: readonly Turn[];
};

type Point = readonly [number, number];

/** The length of the handles, which follow the circle, as a share of the arc: it keeps the swing smooth. */
const reach = 0.5;

/** Above this number of petals the work for the browser matters more than the bytes. */
const denseFrom = 17;

/** The most corners of the polygon around which a dense ring is repeated: each costs a dozen bytes. */
const mostCorners = 12;
const polygonRadius = 100;

/** A number for a path or a transform, rounded to a number of decimals. */
export function short(value: number, digits = 1): string {
  return `${Number(value.toFixed(digits)) || 0}`;
}

/** The turn that spreads a number of petals over the full circle. */
export function around(copies: number): Turn {
  return { copies, step: 360 / copies };
}

/**
 * One petal as path data: two cubic segments. Their ends follow their circles, so that each petal joins its neighbours
 * smoothly, as in the work of the rose engines of security printers.
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
 * Splits a turn into as few references as its prime factors allow: 96 copies are five doublings and one tripling, which is
 * seven references and not 95.
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

/** One petal and its copies by several turns. Each level of references contains the one before. */
function petals(id: string, ring: Ring, turns: readonly Turn[]): string {
  // Turns and scales about one centre may come in any order. With the largest number of copies first, the browser builds a
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

/** The corners of a regular polygon around the origin, as a path of which each corner is an inner vertex exactly once. */
function polygonPath(corners: number): string {
  const points = Array.from({ length: corners + 2 }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return `${short(polygonRadius * Math.cos(angle), 2)} ${short(polygonRadius * Math.sin(angle), 2)}`;
  });
  return `M${points.join('L')}`;
}

/** Whether a turn covers the full circle. */
const isCircle = ({ copies, step }: Turn) => Math.round(copies * step) === 360;

/**
 * The number of corners around which a ring is repeated; 0 if it has few petals, or if their number cannot be divided evenly.
 */
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
 * A rosette as the content of an SVG around the origin, without colour or line width: packed it takes a few hundred bytes for
 * thousands of strokes. Dense rings are markers at the corners of a polygon, which the browser draws without an element for
 * each. To build hundreds of elements takes a slow phone longer than the rest of the page.
 * @param id begins the ids inside the drawing; unique in the page
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
      // A marker lies along the polygon, a quarter turn from the line to the centre: so its reference point is there.
      return (
        `<marker id="${name}" overflow="visible" orient="auto" refY="-${polygonRadius}">${markup}</marker>` +
        `<path marker-mid="url(#${name})" stroke="none" stroke-width="1" d="${polygonPath(corners)}"/>`
      );
    })
    .join('');
}
