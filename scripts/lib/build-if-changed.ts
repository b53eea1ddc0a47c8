// Purpose: builds dist/ unless it was built from the present sources. The fingerprint covers everything that the build reads,
// and its day, so that a second start on the same day builds nothing.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { siteDay } from '../../src/corpus/site-day.ts';
import { buildSite } from './build-site.ts';
import { projectRoot } from './run.ts';
import { type BuildSettings, buildSettings } from './settings.ts';

const inputs = ['content/**/*', 'src/**/*', 'public/**/*', 'scripts/**/*', '*.{ts,mjs,json,jsonc}'];
const stampFile = join(projectRoot, '.local', 'build-stamp');
const headers = join(projectRoot, 'dist', '_headers');

function fingerprint(settings: BuildSettings): string {
  const hash = createHash('sha256').update(JSON.stringify([settings, siteDay()]));
  for (const file of globSync(inputs, { cwd: projectRoot }).sort()) {
    const path = join(projectRoot, file);
    if (statSync(path).isFile()) hash.update(`\0${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** The fingerprint of the sources, and the time of the build in `dist/`: a build by another command changes that time. */
const stampOf = (sources: string) => `${sources} ${statSync(headers).mtimeMs}`;

/**
 * Builds the site if its sources have changed since the last successful build, or if `dist/` is gone.
 * @returns whether `dist/` now holds the present sources.
 */
export async function buildIfChanged(log: (line: string) => void): Promise<boolean> {
  const settings = await buildSettings('.local/backend');
  const present = fingerprint(settings);
  const built = existsSync(stampFile) && existsSync(headers);
  if (built && readFileSync(stampFile, 'utf8') === stampOf(present)) {
    log('Nothing changed since the last build');
    return true;
  }
  if (!(await buildSite(log, settings))) return false;
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stampOf(present));
  return true;
}
