// Purpose: says what the change of content/ in the work tree affects: documents with their difference, words, pages, feeds.
// Usage: npm run impact [-- --since REVISION], where REVISION is a commit of git; the default is the last one (HEAD).
import { check } from '../src/check/check.ts';
import { type Corpus, corpusOf } from '../src/corpus/corpus.ts';
import { readCorpus } from '../src/corpus/open-corpus.ts';
import { report } from '../src/corpus/read/diagnostic.ts';
import { AnswerError } from '../src/desk/dialogue/questions.ts';
import { runDialogue } from '../src/desk/dialogue/run-dialogue.ts';
import { committedContent } from '../src/desk/impact/committed-content.ts';
import { impactOf } from '../src/desk/impact/impact.ts';
import { impactLines } from '../src/desk/impact/print.ts';
import { routesOf } from '../src/desk/impact/routes.ts';
import { projectRoot } from './lib/run.ts';

const args = process.argv.slice(2);
process.exitCode = await runDialogue({ args, kinds: { since: 'string' } }, async (flags) => {
  const { since = 'HEAD' } = flags;
  const [files, after] = await Promise.all([committedContent(projectRoot, since), readCorpus()]);
  for (const line of linesFor(corpusOf(files), after)) console.log(line);
});

/** The lines that say what the change affects. If the content is too broken for that, the lines name its mistakes. */
function linesFor(before: Corpus, after: Corpus): string[] {
  let failure: unknown;
  try {
    if (after.diagnostics.length === 0)
      return impactLines(impactOf(before, after, routesOf(projectRoot)), after);
  } catch (error) {
    failure = error;
  }
  // The check finds what the reading could not use, and says it in words for an editor.
  const mistakes = check(after, 'without versions');
  if (mistakes.length === 0) throw failure;
  throw new AnswerError([
    report(mistakes, after.files.length),
    'Mend these first; then the impact can be shown.',
  ]);
}
