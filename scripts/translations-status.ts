// Purpose: says how much of the content each language has, and which translations are stale, each with what has changed in its
// English since.
// Usage: npm run translations:status -- [--language de].

import { readCorpus } from '../src/corpus/open-corpus.ts';
import { coverageOf } from '../src/desk/accept/coverage.ts';
import { readScope } from '../src/desk/accept/scope.ts';
import { staleTexts } from '../src/desk/accept/stale-texts.ts';
import { statusLines } from '../src/desk/accept/status-lines.ts';
import { runDialogue } from '../src/desk/dialogue/run-dialogue.ts';
import { committedTexts } from '../src/desk/impact/committed-content.ts';
import { projectRoot } from './lib/run.ts';

process.exitCode = await runDialogue({}, async () => {
  const corpus = readCorpus(projectRoot);
  const { language } = readScope(process.argv.slice(2), corpus);
  const stale = staleTexts(corpus, (file) => committedTexts(projectRoot, file), language);
  for (const line of statusLines(coverageOf(corpus), stale, language)) console.log(line);
});
