// Purpose: builds the site in its own process, and passes on the lines of Astro's output that are worth reading.
import { buildName } from '../../src/build/whole-site.ts';
import { explainFailure } from './failure.ts';
import { runNode } from './run.ts';
import type { BuildSettings } from './settings.ts';

/** Astro begins each line with the time and the name of the integration. */
const mark = `[${buildName}] `;

/**
 * Builds `dist/`. If the build fails, `dist/` stays as it was.
 * @param log takes a line for each step when it is done, and the reasons of a failure
 * @param settings the settings that the pages are built with; they override the environment and an .env file
 * @returns whether `dist/` holds the present sources
 */
export async function buildSite(
  log: (line: string) => void,
  settings: BuildSettings,
): Promise<boolean> {
  const env = { ...settings, NODE_ENV: 'production' };
  const { ok, output } = await runNode(['scripts/astro-build.ts'], env, (line) => {
    const [, said] = line.split(mark);
    if (said) log(said);
  });
  if (ok) return true;
  log(explainFailure(output));
  log('The build failed; the lines above say why. dist/ is as it was before.');
  return false;
}
