// Purpose: says what of the documents and of the interface each language has, and what is stale.
// Usage: npm run translations:status -- [--language de].
import { loadCorpus } from '../src/integrations/corpus.ts';
import { AnswerError } from './lib/questions.ts';
import { coverageOf, statusLines } from './translations/coverage.ts';
import { readScope } from './translations/scope.ts';

try {
  const corpus = await loadCorpus();
  const { language } = readScope(process.argv.slice(2), corpus);
  for (const line of statusLines(coverageOf(corpus), language)) console.log(line);
} catch (error) {
  if (!(error instanceof AnswerError)) throw error;
  for (const sentence of error.sentences) console.log(sentence);
  process.exitCode = 1;
}
