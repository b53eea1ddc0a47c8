// Purpose: proves that the site follows from its sources alone. It renders the site twice, from two copies in different folders
// and time zones, without any cache, and compares every file of the record byte by byte. Then it builds the first copy again,
// with the cache that was filled, and compares every file. It takes about as long as three builds.
// Usage: npm run check:reproducible.
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readFiles } from '../src/build/page.ts';
import { readCorpus } from '../src/corpus/open-corpus.ts';
import { recordFilePaths } from '../src/corpus/record/record.ts';
import { siteDay } from '../src/corpus/site-day.ts';
import { filedTranslations } from '../src/corpus/translations/files.ts';
import { copyProject, runIn } from './lib/copy-project.ts';
import { buildSettings } from './lib/settings.ts';

const machines = [
  { TZ: 'Pacific/Kiritimati', LANG: 'ar_EG.UTF-8' },
  { TZ: 'America/Los_Angeles', LANG: 'de_DE.UTF-8' },
] as const;
const settings = {
  ...(await buildSettings('.local/backend')),
  SITE_DATE: siteDay(),
  NODE_ENV: 'production',
};

const build = (folder: string, flags: readonly string[], env: NodeJS.ProcessEnv) =>
  runIn(
    folder,
    ['astro-build', ...flags],
    { ...settings, ...env },
    `${folder}: the site could not be built.`,
  );

/** The files of which two folders hold different bytes, or only one holds any. */
function differing(paths: Iterable<string>, one: string, other: string): string[] {
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'latin1') : undefined);
  return [...paths].filter((path) => read(join(one, path)) !== read(join(other, path)));
}

const [home, away] = [copyProject('reproducible'), copyProject('reproducible')];
const [dist, clean, pages] = [join(home, 'dist'), join(home, 'clean'), join(away, 'pages')];
try {
  await build(home, [], machines[0]);
  renameSync(dist, clean);
  await build(away, ['--out', 'pages'], { ...machines[1], PAGES_ALONE: '1' });
  await build(home, [], machines[0]);
  const corpus = readCorpus();
  const record = recordFilePaths(corpus.archive, filedTranslations(corpus));
  const files = new Set([clean, dist].flatMap((folder) => readFiles(folder).map((f) => f.file)));
  const apart = differing(record, clean, pages);
  const kept = differing(files, clean, dist);
  for (const path of apart) console.error(`${path}: two builds gave different bytes.`);
  for (const path of kept) {
    console.error(`${path}: a build with what the cache holds gave other bytes than a clean one.`);
  }
  if (apart.length > 0 || kept.length > 0) process.exitCode = 1;
  else {
    console.log(
      `${record.length} files of the record, twice the same bytes; ${files.size} files with a cache as without`,
    );
  }
} finally {
  for (const folder of [home, away]) rmSync(folder, { recursive: true });
}
