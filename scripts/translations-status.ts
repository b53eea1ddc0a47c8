// Purpose: says which documents and which words of the interface each language has, and what is stale.
// Usage: npm run translations:status -- [--language de].

import { readCorpus } from '../src/corpus/open-corpus.ts';
import { coverageOf, statusLines } from '../src/desk/accept/coverage.ts';
import { readScope } from '../src/desk/accept/scope.ts';
import { AnswerError } from '../src/desk/dialogue/questions.ts';

try {
  const corpus = readCorpus();
  const { language } = readScope(process.argv.slice(2), corpus);
  for (const line of statusLines(coverageOf(corpus), language)) console.log(line);
} catch (error) {
  if (!(error instanceof AnswerError)) throw error;
  for (const sentence of error.sentences) console.log(sentence);
  process.exitCode = 1;
}
