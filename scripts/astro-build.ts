// Purpose: renders every page, by Astro, into dist/ or the folder named. When that fails, lines with a mark say what failed
// and where in the sources. Usage: node scripts/render-pages.ts [--out folder] [--root folder]
import { parseArgs } from 'node:util';
import { build } from 'astro';
import { causeMark, causeOf } from './lib/failure.ts';
import { projectRoot } from './lib/run.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'dist' },
    root: { type: 'string', default: projectRoot },
  },
});
process.setSourceMapsEnabled(true);
try {
  await build({
    root: values.root,
    outDir: values.out,
    logLevel: 'warn',
    // Stacks of the code that renders pages then name lines of the sources. What visitors load has no maps.
    vite: {
      build: { sourcemap: 'inline' },
      environments: { client: { build: { sourcemap: false } } },
    },
  });
} catch (error) {
  console.error(error);
  for (const line of causeOf(error, values.root)) console.log(`${causeMark}${line}`);
  process.exitCode = 1;
}
