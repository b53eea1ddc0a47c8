// Purpose: the steps from content to dist/, in order, each timed.
import { join } from 'node:path';
import { keepPublishableKey } from '../backend/keep-secrets.ts';
import { notesIn, projectRoot, runNode } from './run.ts';

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
  { name: 'Islands deferred', args: ['scripts/defer-islands.ts'] },
  { name: 'Texts written', args: ['scripts/write-texts.ts'] },
  { name: 'Pictures drawn', args: ['scripts/draw-pictures.ts'] },
  { name: 'Headers written', args: ['scripts/write-headers.ts'] },
  { name: 'Output checked', args: ['scripts/check-dist.ts'] },
];

/**
 * The settings of the accounts' backend that the pages are built with: those of the environment, or the embedded one's.
 * @param dataDir where the embedded backend keeps its keys
 * @throws Error “supabaseKey is required.” when the environment names a hosted project and no key for it
 */
export async function backendSettings(dataDir: string): Promise<NodeJS.ProcessEnv> {
  const { PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  if (url && !key) {
    throw new Error(
      'supabaseKey is required. PUBLIC_SUPABASE_URL names a project; set PUBLIC_SUPABASE_PUBLISHABLE_KEY to its public key.',
    );
  }
  return { PUBLIC_SUPABASE_PUBLISHABLE_KEY: key || (await keepPublishableKey(dataDir)) };
}

/**
 * Builds `dist/`.
 * @param log takes each line of progress, and the whole output of a step that fails
 * @param settings of the accounts' backend, as `backendSettings` gives them
 * @returns whether every step succeeded; later steps do not run after a failure
 */
export async function buildSite(
  log: (line: string) => void,
  settings: NodeJS.ProcessEnv,
): Promise<boolean> {
  for (const { name, args, env } of steps) {
    const { ok, output, seconds } = await runNode(args, { ...settings, ...env });
    if (!ok) {
      log(output.replaceAll(projectRoot, '').trim());
      log(`The build failed at “${name}”; the lines above say why.`);
      return false;
    }
    log(`${name} (${seconds.toFixed(1)} s)`);
    for (const note of notesIn(output)) log(note);
  }
  return true;
}
