// Purpose: lists what must be settled before this tree can be a public site, each with the file to edit, and fails while
// anything is left. Usage: npm run check:launch [-- --json]. It is not part of the tests: a tree may be correct and still not
// ready.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCorpus } from '../src/corpus/open-corpus.ts';
import { siteDay } from '../src/corpus/site-day.ts';
import { runDialogue } from '../src/desk/dialogue/run-dialogue.ts';
import { blockersIn } from '../src/desk/launch/blockers.ts';
import { launchJson, launchReport } from '../src/desk/launch/report.ts';
import { projectRoot } from './lib/run.ts';

/** The files outside `content/` that say where the site is published, under which licence, and what was built. */
const projectFiles = [
  ...['LICENSE', 'OPERATIONS.md', 'package.json', 'supabase/config.toml', 'wrangler.jsonc'],
  'SECURITY.md',
  '.github/ISSUE_TEMPLATE/config.yml',
  '.github/CODEOWNERS',
  'dist/kept-scripts.txt',
  'dist/{_astro,scripts}/**/*.{js,woff2}',
];

const args = process.argv.slice(2);
const kinds = { root: 'string', json: 'boolean' } as const;
process.exitCode = await runDialogue({ args, kinds }, async (flags) => {
  const root = flags['root'] ?? projectRoot;
  const paths = globSync(projectFiles, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const blockers = blockersIn(readCorpus(root), {
    today: new Date(siteDay()),
    env: process.env,
    files: new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
  });
  const lines = flags['json'] === undefined ? launchReport(blockers) : launchJson(blockers);
  console.log(typeof lines === 'string' ? lines : JSON.stringify(lines, null, 2));
  return blockers.length > 0 ? 1 : 0;
});
