// Purpose: builds the site in its own process, and passes on the lines of Astro's output that are worth reading.
import { buildName, pagesAhead } from '../../src/build/whole-site.ts';
import { explainFailure } from './failure.ts';
import { showProgress } from './progress.mjs';
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
  let [rendered, total] = [0, 0];
  const end = showProgress('Build', () => (total > 0 ? `${rendered} of ${total} pages` : ''));
  const { ok, output } = await runNode(['scripts/astro-build.ts'], env, (line) => {
    if (/─ \S+\.html/.test(line)) rendered += 1;
    const [, said] = line.split(mark);
    const count = said && pagesAhead.exec(said)?.[1];
    if (count) total = Number(count);
    else if (said) log(said);
  });
  end();
  if (ok) return true;
  log(explainFailure(output));
  log('The build failed; the lines above say why. dist/ is as it was before.');
  return false;
}
