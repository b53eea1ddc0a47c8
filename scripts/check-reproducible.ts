// Purpose: proves that the record is reproducible. It renders the site twice, from two copies in different folders and time
// zones, without any cache, and compares every file of the record byte by byte. It takes about as long as two builds.
// Usage: npm run check:reproducible.
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCorpus } from '../src/corpus/open-corpus.ts';
import { recordFilePaths } from '../src/corpus/record/record.ts';
import { siteDay } from '../src/corpus/site-day.ts';
import { filedTranslations } from '../src/corpus/translations/files.ts';
import { copyProject } from './lib/copy-project.ts';
import { startNode, toolEnvironment } from './lib/run.ts';
import { buildSettings } from './lib/settings.ts';

const machines = [
  { TZ: 'Pacific/Kiritimati', LANG: 'ar_EG.UTF-8' },
  { TZ: 'America/Los_Angeles', LANG: 'de_DE.UTF-8' },
];
const settings = {
  ...(await buildSettings('.local/backend')),
  SITE_DATE: siteDay(),
  NODE_ENV: 'production',
  PAGES_ALONE: '1',
};
const folders = machines.map(() => copyProject('reproducible'));
try {
  for (const [index, folder] of folders.entries()) {
    const child = startNode([join('scripts', 'astro-build.ts'), '--out', 'pages'], {
      cwd: folder,
      env: { ...toolEnvironment, ...settings, ...machines[index] },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(child, 'close');
    if (code !== 0) throw new Error(`${folder}: the pages could not be rendered.`);
  }
  const [one = '', other = ''] = folders.map((folder) => join(folder, 'pages'));
  const corpus = readCorpus();
  const signed = settings.RECORD_SIGNING_KEY !== undefined;
  const paths = recordFilePaths(corpus.archive, filedTranslations(corpus), signed);
  const differing = paths.filter(
    (path) => !readFileSync(join(one, path)).equals(readFileSync(join(other, path))),
  );
  for (const path of differing) console.error(`${path}: two builds gave different bytes.`);
  if (differing.length > 0) process.exitCode = 1;
  else console.log(`${paths.length} files of the record, twice the same bytes`);
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true });
}
