/** A point of the plane, in units of the drawing. */
type Point = readonly [number, number];

const round = (value: number) => Math.round(value * 10) / 10;

/**
 * One closed curve that swings between two radii, as the rose engines of security printers cut it: two cubic nodes a
 * lobe. Drawn several times over with a small turn, it weaves a rosette.
 * @param lobes number of outward swings, 3 or more
 * @param inner smaller radius
 * @param outer larger radius
 * @returns SVG path data around the origin
 */
export function rosettePath(lobes: number, inner: number, outer: number): string {
  const half = Math.PI / lobes;
  const at = (radius: number, angle: number): Point => [
    radius * Math.cos(angle),
    radius * Math.sin(angle),
  ];
  // Handles follow the tangent; this share of the arc keeps the swing smooth.
  const reach = half * 0.55;
  const along = ([x, y]: Point, radius: number, angle: number, sign: number): Point => [
    x - sign * radius * reach * Math.sin(angle),
    y + sign * radius * reach * Math.cos(angle),
  ];
  const text = (points: readonly Point[]) => points.flat().map(round).join(' ');
  let path = `M${text([at(outer, 0)])}`;
  for (let node = 0; node < lobes * 2; node += 1) {
    const from = node % 2 === 0 ? outer : inner;
    const to = node % 2 === 0 ? inner : outer;
    const start = half * node;
    const end = half * (node + 1);
    path += `C${text([
      along(at(from, start), from, start, 1),
      along(at(to, end), to, end, -1),
      at(to, end),
    ])}`;
  }
  return `${path}Z`;
}
