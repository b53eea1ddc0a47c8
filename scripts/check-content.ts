// Purpose: checks everything in content/, as each build does first, and lists every mistake at once with its file and line.
// Usage: npm run check:content -- [--watch] [--annotate]. With --watch it checks again after each save, until Ctrl-C. With
// --annotate it also prints each mistake as GitHub shows it at its line of a request. --root DIR names another project folder.
import { existsSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { verdictOn } from '../src/build/check-content.ts';
import { readContentFiles } from '../src/corpus/read/content-files.ts';
import { annotation } from '../src/corpus/read/diagnostic.ts';
import { AnswerError } from '../src/desk/dialogue/questions.ts';
import { runDialogue } from '../src/desk/dialogue/run-dialogue.ts';
import { projectRoot } from './lib/run.ts';

/** How long a save may take: an editor may empty a file before it writes it. In milliseconds. */
const pause = 100;

const args = process.argv.slice(2);
const kinds = { root: 'string', watch: 'boolean', annotate: 'boolean' } as const;
process.exitCode = await runDialogue({ args, kinds }, async (flags) => {
  const root = flags['root'] ?? projectRoot;
  const content = join(root, 'content');
  if (!existsSync(content)) {
    throw new AnswerError([`content: there is no folder "content" in ${resolve(root)}.`]);
  }
  const check = () => {
    const start = performance.now();
    const { isSound, mistakes, report, notes } = verdictOn(readContentFiles(root));
    console.log(report);
    for (const note of notes) console.log(`Note: ${note}`);
    if (flags['annotate'] !== undefined) for (const one of mistakes) console.log(annotation(one));
    if (flags['watch'] !== undefined) {
      console.log(`(${((performance.now() - start) / 1000).toFixed(1)} s) Waiting for a save …`);
    }
    return isSound ? 0 : 1;
  };
  if (flags['watch'] !== undefined) {
    let timer: NodeJS.Timeout | undefined;
    watch(content, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(check, pause);
    });
  }
  return check();
});
