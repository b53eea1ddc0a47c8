// Purpose: runs `astro build` so that its failure can be told in few lines: those with a mark say what failed and where in
// the sources. Usage: node scripts/astro-build.ts [--out folder] [--root folder]
import { parseArgs } from 'node:util';
import { build } from 'astro';
import { Refusal } from '../src/integrations/refusal.ts';
import { causeMark, causeOf, refusalMark } from './lib/failure.ts';
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
    // Stacks of the code that renders pages then name lines of the sources. What visitors load has no maps.
    vite: {
      build: { sourcemap: 'inline' },
      environments: { client: { build: { sourcemap: false } } },
    },
  });
} catch (error) {
  if (error instanceof Refusal) {
    for (const line of error.message.split('\n')) console.log(`${refusalMark}${line}`);
  } else {
    console.error(error);
    for (const line of causeOf(error, values.root)) console.log(`${causeMark}${line}`);
  }
  process.exitCode = 1;
}
