// Purpose: proves that renaming the company is a change of one file. In a copy of the project it gives the company other names,
// numbers and addresses, begins its record anew, builds the site, and looks for the old ones, and for the drawing of the brand, in
// every file that can be read; pictures cannot. It needs a built dist/, where it must find them. It takes about two builds.
// Usage: npm run check:rename.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readCorpus } from '../src/corpus/open-corpus.ts';
import { wordmark } from '../src/design/drawings/lettering.ts';
import { namesIn } from '../src/desk/launch/names-in.ts';
import { underOtherNames } from '../src/desk/launch/other-names.ts';
import { beginRecord, copyProject, runIn } from './lib/copy-project.ts';
import { projectRoot } from './lib/run.ts';

const { company } = readCorpus();
const drawn = wordmark(company.values.get('brand')?.value ?? '');
async function placesIn(folder: string): Promise<string[]> {
  const places: string[] = [];
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).replaceAll('\\', '/');
    const bytes = readFileSync(file);
    places.push(...(await namesIn(path, bytes, company)));
    if (drawn && bytes.includes(drawn.path)) places.push(`${path}, drawn,`);
  }
  return places;
}
const folder = copyProject('rename');
const companyFile = join(folder, 'content', 'company.yaml');
try {
  writeFileSync(companyFile, underOtherNames(readFileSync(companyFile, 'utf8')));
  // What was published keeps the old name for good.
  beginRecord(folder);
  for (const command of ['accept-versions', 'accept-translations', 'build']) {
    const flags = command === 'accept-translations' ? ['--unchanged', '--meant'] : [];
    await runIn(folder, [command, ...flags], {}, `${command} failed under other names.`);
  }
  const before = await placesIn(join(projectRoot, 'dist'));
  const after = await placesIn(join(folder, 'dist'));
  for (const place of after) console.error(`${place} still holds a name of the company.`);
  if (before.length === 0) console.error('dist/ holds no name of the company: build it first.');
  if (before.length === 0 || after.length > 0) process.exitCode = 1;
  else
    console.log(`${before.length} places held a name of the company; under other names none does`);
} finally {
  rmSync(folder, { recursive: true });
}
