// Purpose: draws src/design/drawings/land.ts, the land of the network map as engraved lines of latitude, from public-domain data
// (Natural Earth, 1:110m). Run once when the map's frame changes:
//   npm install --no-save world-atlas@2.0.2 topojson-client@3.1.0
//   node_modules/.bin/topo2geo land=land.json < node_modules/world-atlas/land-110m.json && node scripts/draw-land.ts land.json
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Frame, linePath, scanLine } from '../src/design/drawings/engrave-land.ts';
import { projectRoot } from './lib/run.ts';

const frame: Frame = {
  west: -128,
  east: 152,
  south: -36,
  north: 62,
  step: 3.7,
  scale: 1,
  stretch: 1.33,
};

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Name the data: node scripts/draw-land.ts land.json');
  process.exit(1);
}
const { features } = JSON.parse(readFileSync(file, 'utf8'));
type Land = { readonly geometry: { readonly coordinates: Parameters<typeof scanLine>[0][] } };
const rings = features.flatMap(({ geometry }: Land) => geometry.coordinates.flat());
const path = linePath(frame, (latitude) => scanLine(rings, latitude));
writeFileSync(
  join(projectRoot, 'src', 'design', 'drawings', 'land.ts'),
  `// Drawn by scripts/draw-land.ts from Natural Earth 1:110m land, which is in the public domain.
// Made with Natural Earth: naturalearthdata.com. Do not edit by hand.

/**
 * The degrees that the map covers, and the units of its drawing for one degree. A degree of latitude is drawn taller than one
 * of longitude.
 */
export const landFrame = {
${Object.entries(frame)
  .map(([key, value]) => `  ${key}: ${value},`)
  .join('\n')}
} as const;

/** Land as lines along parallels of latitude, as SVG path data. */
export const landPath =
  '${path}';
`,
);
console.log(`src/design/drawings/land.ts: ${path.length} characters of path`);
