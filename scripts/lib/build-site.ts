// Purpose: the steps from content to dist/, in order, each timed.
import { explainFailure } from './failure.ts';
import { notesIn, runNode } from './run.ts';
import type { BuildSettings } from './settings.ts';

type Step = {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
};

const steps: readonly Step[] = [
  { name: 'Content checked', args: ['scripts/check-content.ts'] },
  {
    name: 'Pages rendered',
    args: ['scripts/render-pages.ts'],
    env: { NODE_ENV: 'production' },
  },
  { name: 'Islands deferred', args: ['scripts/defer-islands.ts'] },
  { name: 'Patches written', args: ['scripts/write-patches.ts'] },
  { name: 'Pictures drawn', args: ['scripts/draw-pictures.ts'] },
  { name: 'Headers written', args: ['scripts/write-headers.ts'] },
  { name: 'Output checked', args: ['scripts/check-dist.ts'] },
];

/**
 * Builds `dist/`.
 * @param log takes each line of progress, and why a step failed
 * @param settings what the pages are built with; they go before what the environment or an .env file says
 * @returns whether every step succeeded; later steps do not run after a failure
 */
export async function buildSite(
  log: (line: string) => void,
  settings: BuildSettings,
): Promise<boolean> {
  for (const { name, args, env } of steps) {
    const { ok, output, seconds } = await runNode(args, { ...settings, ...env });
    if (!ok) {
      log(explainFailure(output));
      log(`The build failed at “${name}”; the lines above say why.`);
      return false;
    }
    log(`${name} (${seconds.toFixed(1)} s)`);
    for (const note of notesIn(output)) log(note);
  }
  return true;
}
