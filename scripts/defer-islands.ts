// Purpose: takes the runtime of the islands out of pages that need it only after a visitor's first touch.
// Astro writes it into every page that has an island; here it becomes a file, which the head script loads when an island
// is touched. Pages with a form, which hydrate by themselves, keep it.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deferIslands } from './lib/defer-islands.ts';
import { projectRoot } from './lib/run.ts';

const dist = join(projectRoot, 'dist');
const files = globSync('**/*.html', { cwd: dist });
let deferred = 0;
for (const file of files) {
  const path = join(dist, file);
  const result = deferIslands(readFileSync(path, 'utf8'));
  if (!result) continue;
  mkdirSync(join(dist, 'scripts'), { recursive: true });
  writeFileSync(join(dist, result.script), result.code);
  writeFileSync(path, result.html);
  deferred += 1;
}
if (deferred === 0) {
  console.error(
    'No page was found whose islands can wait: Astro may write their runtime in another form now.',
  );
  process.exitCode = 1;
} else {
  console.log(`${deferred} of ${files.length} pages load the islands' runtime when it is needed`);
}
