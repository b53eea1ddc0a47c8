// Purpose: shades land with lines of latitude, as an engraver would: pure functions of scripts/draw-land.ts.

/** Positions of longitude and latitude around land, or around a lake in it. */
type LandRing = readonly (readonly [longitude: number, latitude: number])[];

/**
 * The frame of a map: degrees of its edges, degrees between lines, units of the drawing for a degree of longitude, and how
 * much taller a degree of latitude is drawn.
 */
export type Frame = {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  readonly step: number;
  readonly scale: number;
  readonly stretch: number;
};

type Span = readonly [from: number, to: number];

/**
 * A ring whose longitudes continue past 180° where it crosses the edge of the chart, as Siberia and islands of Fiji do. Its
 * western end is on the chart.
 */
function unwrap(ring: LandRing): LandRing {
  let here = ring[0]?.[0] ?? 0;
  const whole = ring.map(([longitude, latitude]) => {
    here += ((((longitude - here) % 360) + 540) % 360) - 180;
    return [here, latitude] as const;
  });
  const west = Math.min(...whole.map(([longitude]) => longitude));
  const turns = Math.floor((west + 180) / 360);
  return whole.map(([longitude, latitude]) => [longitude - 360 * turns, latitude]);
}

/** Land along one parallel, as spans of longitude from west to east: where a ray from the west is inside the rings. */
export function scanLine(rings: readonly LandRing[], latitude: number): Span[] {
  const crossings = rings.map(unwrap).flatMap((ring) =>
    ring.flatMap(([x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      if (y > latitude === nextY > latitude) return [];
      return [x + ((latitude - y) / (nextY - y)) * (nextX - x)];
    }),
  );
  const sorted = crossings.sort((a, b) => a - b);
  return sorted.flatMap((from, index): Span[] => {
    const to = sorted[index + 1];
    return index % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}

/** Lines shorter than this many units are specks and left out; gaps for water narrower than this are drawn over. */
const speck = 3;

/** The lines of a frame as SVG path data, from north to south; whole units keep it short. */
export function linePath(frame: Frame, spansAt: (latitude: number) => readonly Span[]): string {
  const { west, east, south, north, step, scale, stretch } = frame;
  const unit = (longitude: number) =>
    Math.round((Math.min(Math.max(longitude, west), east) - west) * scale);
  let path = '';
  for (let latitude = north; latitude >= south; latitude -= step) {
    const y = Math.round((north - latitude) * scale * stretch);
    const lines: [number, number][] = [];
    for (const [from, to] of spansAt(latitude)) {
      const [start, end] = [unit(from), unit(to)];
      const last = lines.at(-1);
      if (last && start - last[1] < speck) last[1] = end;
      else lines.push([start, end]);
    }
    let x: number | undefined;
    for (const [start, end] of lines.filter(([from, to]) => to - from >= speck)) {
      path += x === undefined ? `M${start} ${y}` : `m${start - x} 0`;
      path += `h${end - start}`;
      x = end;
    }
  }
  return path;
}
