// Purpose: checks everything in content/ before a build, lists every mistake at once and fails once.
// Usage: node scripts/check-content.ts [--root DIR], where DIR is the project folder that holds content/.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkContent } from '../src/build/check-content.ts';

const { values } = parseArgs({
  options: { root: { type: 'string', default: `${import.meta.dirname}/..` } },
});
if (existsSync(join(values.root, 'content'))) {
  const { isSound, report, notes } = checkContent(values.root);
  console.log(report);
  for (const note of notes) console.log(`Note: ${note}`);
  process.exitCode = isSound ? 0 : 1;
} else {
  console.log(`content: there is no folder "content" in ${resolve(values.root)}.`);
  process.exitCode = 1;
}
