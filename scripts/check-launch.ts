// Purpose: lists what must be settled before this tree can be a public site, each with the file to edit, and fails while
// anything is left. Usage: npm run check:launch [-- --json]. It is not part of the tests: a tree may be correct and still not
// ready.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCorpus } from '../src/corpus/open-corpus.ts';
import { siteDay } from '../src/corpus/site-day.ts';
import { blockersIn } from '../src/desk/launch/blockers.ts';
import { launchJson, launchReport } from '../src/desk/launch/report.ts';

/** The files outside `content/` that say where the site is published, under which licence, and what was built. */
const projectFiles = [
  ...['LICENSE', 'OPERATIONS.md', 'package.json', 'supabase/config.toml', 'wrangler.jsonc'],
  'SECURITY.md',
  '.github/ISSUE_TEMPLATE/config.yml',
  'dist/_astro/*.js',
];

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: `${import.meta.dirname}/..` },
    json: { type: 'boolean', default: false },
  },
});
const paths = globSync(projectFiles, { cwd: values.root }).map((path) =>
  path.replaceAll('\\', '/'),
);
const blockers = blockersIn(readCorpus(values.root), {
  today: new Date(siteDay()),
  env: process.env,
  files: new Map(paths.map((path) => [path, readFileSync(join(values.root, path), 'utf8')])),
});
console.log(values.json ? JSON.stringify(launchJson(blockers), null, 2) : launchReport(blockers));
process.exitCode = blockers.length > 0 ? 1 : 0;
