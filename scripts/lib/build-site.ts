// Purpose: builds the site in a process of its own, and tells what is worth reading of what Astro says.
import { buildName } from '../../src/integrations/whole-site.ts';
import { explainFailure } from './failure.ts';
import { runNode } from './run.ts';
import type { BuildSettings } from './settings.ts';

/** Astro puts the time and the name of the integration before what it says. */
const mark = `[${buildName}] `;

/**
 * Builds `dist/`; where that fails, it stays as it was.
 * @param log takes each step that is done, as it is done, and why one failed
 * @param settings what the pages are built with; they go before what the environment or an .env file says
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
