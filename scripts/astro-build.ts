// Purpose: runs `astro build` and marks the lines that say what failed and where in the sources, so that the caller can show
// these alone. Usage: node scripts/astro-build.ts [--out folder] [--root folder]
import { parseArgs } from 'node:util';
import { build } from 'astro';
import { Refusal } from '../src/build/refusal.ts';
import { demandSoundContent } from '../src/build/whole-site.ts';
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
    // With source maps, stack traces of the code that renders pages name lines of the sources. Files for visitors have no
    // maps.
    vite: {
      build: { sourcemap: 'inline' },
      environments: { client: { build: { sourcemap: false } } },
    },
  });
} catch (failure) {
  const error = await demandSoundContent().then(
    () => failure,
    (refusal) => refusal,
  );
  if (error instanceof Refusal) {
    for (const line of error.message.split('\n')) console.log(`${refusalMark}${line}`);
  } else {
    console.error(error);
    for (const line of causeOf(error, values.root)) console.log(`${causeMark}${line}`);
  }
  // Pictures that are being drawn would keep the process, and whoever waits for its reasons.
  process.stdout.write('', () => process.exit(1));
}
