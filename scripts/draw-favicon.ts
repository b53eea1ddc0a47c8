// Purpose: draws public/favicon.ico from the brand mark. Run once when the mark changes: node scripts/draw-favicon.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { icoFile, icoPicture, icoSizes } from '../src/build/pictures/icon.ts';
import { projectRoot } from './lib/run.ts';

const pictures = await Promise.all(
  icoSizes.map(async (size) => ({ size, png: await icoPicture(size) })),
);
writeFileSync(join(projectRoot, 'public', 'favicon.ico'), icoFile(pictures));
