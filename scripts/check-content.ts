// Purpose: checks everything in content/ before a build, lists every mistake at once and fails once.
// Usage: node scripts/check-content.ts [--root DIR], where DIR is the project folder that holds content/.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { check } from '../src/content-lint/check.ts';
import { waiverReport, waiversIn } from '../src/content-lint/waivers.ts';
import { report } from '../src/corpus/read/diagnostic.ts';
import { tidying } from '../src/corpus/record/announced.ts';
import { loadCorpus } from './lib/corpus.ts';
import { noteMark } from './lib/run.ts';

const { values } = parseArgs({
  options: { root: { type: 'string', default: `${import.meta.dirname}/..` } },
});
if (existsSync(join(values.root, 'content'))) {
  const corpus = await loadCorpus(values.root);
  const mistakes = check(corpus);
  console.log(report(mistakes, corpus.files.length) + waiverReport(waiversIn(corpus)));
  for (const line of tidying(corpus)) console.log(`${noteMark}${line}`);
  process.exitCode = mistakes.length > 0 ? 1 : 0;
} else {
  console.log(`content: there is no folder "content" in ${resolve(values.root)}.`);
  process.exitCode = 1;
}
