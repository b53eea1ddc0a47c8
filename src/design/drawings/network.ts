import { landFrame } from './land.ts';
import { short } from './rosette.ts';

/** A city of the network map: its name is a key of `home:cities`; `side` is where its name has room. */
export type City = {
  readonly key: string;
  readonly longitude: number;
  readonly latitude: number;
  readonly side: 'start' | 'end' | 'below';
};

/** The five cities; arcs lead from the first one to each of the others. */
export const cities = [
  { key: 'london', longitude: -0.1, latitude: 51.5, side: 'end' },
  { key: 'dubai', longitude: 55.3, latitude: 25.2, side: 'below' },
  { key: 'singapore', longitude: 103.8, latitude: 1.3, side: 'start' },
  { key: 'newYork', longitude: -74, latitude: 40.7, side: 'below' },
  { key: 'dublin', longitude: -6.3, latitude: 53.3, side: 'start' },
] as const satisfies readonly City[];

type Place = Pick<City, 'longitude' | 'latitude'>;

/** Size of the map's drawing in its own units. */
export const mapSize = {
  width: (landFrame.east - landFrame.west) * landFrame.scale,
  height: (landFrame.north - landFrame.south) * landFrame.scale * landFrame.stretch,
};

/** The position of a place in the map's drawing. */
export function project({ longitude, latitude }: Place): { x: number; y: number } {
  return {
    x: Math.round((longitude - landFrame.west) * landFrame.scale),
    y: Math.round((landFrame.north - latitude) * landFrame.scale * landFrame.stretch),
  };
}

/** How high an arc rises, as a share of its length. */
const rise = 0.28;

/** An arc between two places as path data; it bends north, as the great circle does. */
export function arcPath(from: Place, to: Place): string {
  const [a, b] = [project(from), project(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const top = [(a.x + b.x) / 2, (a.y + b.y) / 2 - length * rise].map((value) => short(value, 0));
  return `M${a.x} ${a.y}Q${top.join(' ')} ${b.x} ${b.y}`;
}
