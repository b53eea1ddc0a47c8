// Purpose: records which English text each translation was made from, so that a change of the English is noticed. It accepts
// translations that are new or have changed. It lists translations that are unchanged although their English has changed, and
// accepts those only with --unchanged. It shows what has changed in a translation whose English has not, and accepts that only
// with --meant.
// Usage: npm run translations:accept -- [--language de] [--document legal/terms-of-service] [--unchanged] [--meant].

import { readCorpus } from '../src/corpus/open-corpus.ts';
import { siteDay } from '../src/corpus/site-day.ts';
import { meantOrNot } from '../src/desk/accept/redline.ts';
import { demandSound, readScope } from '../src/desk/accept/scope.ts';
import { acceptTranslations } from '../src/desk/accept/translations.ts';
import { changedTranslations } from '../src/desk/accept/unseen-changes.ts';
import { writeFiles } from '../src/desk/accept/write-files.ts';
import { AnswerError } from '../src/desk/dialogue/questions.ts';
import { runDialogue } from '../src/desk/dialogue/run-dialogue.ts';
import { committedTexts } from '../src/desk/impact/committed-content.ts';
import { projectRoot } from './lib/run.ts';

process.exitCode = await runDialogue({ nothing: 'Nothing was accepted.' }, async () => {
  const corpus = readCorpus(projectRoot);
  const scope = readScope(process.argv.slice(2), corpus);
  demandSound(corpus, 'without versions');
  const changed = scope.meant
    ? []
    : changedTranslations(corpus, scope, (file) => committedTexts(projectRoot, file));
  if (changed.length > 0) throw new AnswerError([...changed, meantOrNot]);
  const { files, news, left } = acceptTranslations(corpus, scope, siteDay());
  await writeFiles(projectRoot, files);
  for (const line of [...news, ...left]) console.log(line);
  console.log(
    `translations: ${news.length === 0 ? 'nothing new' : 'accepted'}${left.length > 0 ? `, ${left.length} stale` : ''}`,
  );
  return left.length > 0 ? 1 : 0;
});
