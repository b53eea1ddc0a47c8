// Purpose: writes dist/_headers after the build: the security policy with the hashes of what was built, and caching.
// The host's limits: 100 rules, 2,000 characters a line.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { backendOrigin } from '../src/core/backend.ts';
import { launch } from '../src/corpus/schema/launch.ts';
import { cspHash, readPages } from './lib/dist.ts';
import { headersFile } from './lib/headers.ts';
import { projectRoot } from './lib/run.ts';

const dist = join(projectRoot, 'dist');
if (!existsSync(dist))
  throw new Error('There is no dist/ to write headers for: build the pages first.');
const pages = readPages(dist);
const hashes = (pick: (page: (typeof pages)[number]) => readonly string[]) =>
  [...new Set(pages.flatMap(pick))].map(cspHash).sort();
const { transport } = launch.parse(
  parse(readFileSync(join(projectRoot, 'content/launch.yaml'), 'utf8')),
);
const file = headersFile({
  scripts: hashes(({ inlineScripts }) => inlineScripts),
  styles: hashes(({ inlineStyles }) => inlineStyles),
  connect: backendOrigin(process.env),
  transport,
});
writeFileSync(join(dist, '_headers'), file);
const longest = Math.max(...file.split('\n').map((line) => line.length));
console.log(`${pages.length} pages, longest line ${longest} characters`);
