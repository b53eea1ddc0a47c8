// Purpose: records which English text each translation was made from, so that a change of the English is noticed. Accepts what
// is new or has changed; lists translations that have not changed since their English did, and takes those with --unchanged.
// Usage: npm run translations:accept -- [--language de] [--document legal/terms-of-service] [--unchanged].
import { check } from '../src/content-lint/check.ts';
import { isoDate } from '../src/core/dates.ts';
import { report } from '../src/corpus/read/diagnostic.ts';
import { loadCorpus } from '../src/integrations/corpus.ts';
import { AnswerError } from './lib/questions.ts';
import { projectRoot } from './lib/run.ts';
import { writeFiles } from './lib/write-files.ts';
import { acceptTranslations } from './translations/accept.ts';
import { readScope } from './translations/scope.ts';

try {
  const corpus = await loadCorpus(projectRoot);
  const scope = readScope(process.argv.slice(2), corpus);
  const mistakes = check(corpus, 'without versions');
  if (mistakes.length > 0) {
    throw new AnswerError([report(mistakes, corpus.files.length), 'Mend these first.']);
  }
  const { files, news, left } = acceptTranslations(corpus, scope, isoDate(new Date()));
  await writeFiles(projectRoot, files);
  for (const line of news) console.log(line);
  for (const line of left) console.log(line);
  console.log(
    `translations: ${news.length === 0 ? 'nothing new' : 'accepted'}${left.length > 0 ? `, ${left.length} stale` : ''}`,
  );
  process.exitCode = left.length > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof AnswerError)) throw error;
  for (const sentence of error.sentences) console.log(sentence);
  process.exitCode = 1;
}
