// Purpose: the steps from content to dist/, in order, each timed.
import { join } from 'node:path';
import { projectRoot, runNode } from './run.ts';

type Step = {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
};

const steps: readonly Step[] = [
  { name: 'Content checked', args: ['scripts/check-content.ts'] },
  {
    name: 'Pages rendered',
    args: [join('node_modules', 'astro', 'bin', 'astro.mjs'), 'build', '--logLevel', 'warn'],
    env: { NODE_ENV: 'production' },
  },
  { name: 'Headers written', args: ['scripts/write-headers.ts'] },
  { name: 'Output checked', args: ['scripts/check-dist.ts'] },
];

/**
 * Builds `dist/`.
 * @param log takes each line of progress, and the whole output of a step that fails.
 * @returns whether every step succeeded; later steps do not run after a failure.
 */
export async function buildSite(log: (line: string) => void): Promise<boolean> {
  for (const { name, args, env } of steps) {
    const { ok, output, seconds } = await runNode(args, env);
    if (!ok) {
      log(output.replaceAll(projectRoot, '').trim());
      log(`The build failed at “${name}”; the lines above say why.`);
      return false;
    }
    log(`${name} (${seconds.toFixed(1)} s)${output.includes('\n') ? '' : `: ${output.trim()}`}`);
  }
  return true;
}
