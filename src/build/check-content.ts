// Purpose: reads and checks the content of a project, for the build and for the command.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { check } from '../check/check.ts';
import { waiverReport, waiversIn } from '../check/waivers.ts';
import { type Corpus, corpusOf } from '../corpus/corpus.ts';
import { cachedJsonNow } from '../corpus/disk-cache.ts';
import { type ContentFile, readContentFiles } from '../corpus/read/content-files.ts';
import { type Diagnostic, report } from '../corpus/read/diagnostic.ts';
import { tidyUpLines } from '../corpus/record/announced.ts';
import { siteDay } from '../corpus/site-day.ts';

export type CheckedContent = {
  readonly corpus: Corpus;
  readonly isSound: boolean;
  readonly mistakes: readonly Diagnostic[];
  /** Every mistake with its file and line, and the sum; without mistakes, what is waived. */
  readonly report: string;
  /** Sentences on what could be better although nothing is wrong. */
  readonly notes: readonly string[];
};

/**
 * @param root the project's folder
 * @throws Error of the file system when there is no `content/` in it
 */
export function checkContent(root: string): CheckedContent {
  return judge(readContentFiles(root), siteDay());
}

function judge(files: readonly ContentFile[], day: string): CheckedContent {
  const corpus = corpusOf(files, day);
  const mistakes = check(corpus);
  const isSound = mistakes.length === 0;
  const waivers = isSound ? waiverReport(waiversIn(corpus)) : '';
  return {
    corpus,
    ...{ isSound, mistakes },
    report: report(mistakes, corpus.files.length) + waivers,
    notes: isSound ? tidyUpLines(corpus) : [],
  };
}

/** What a check says of the content. */
export type Verdict = Omit<CheckedContent, 'corpus'>;

/** The verdict on the files of a project's content. It is worked out once for the same files on the same day. */
export function verdictOn(files: readonly ContentFile[], day: string = siteDay()): Verdict {
  return cachedJsonNow(
    'verdicts',
    JSON.stringify([day, files]),
    () => {
      const { corpus: _, ...verdict } = judge(files, day);
      return verdict;
    },
    'build',
  );
}

/**
 * Reads the content, and begins to check it in a thread, beside bundling and rendering.
 * @param root the project's folder
 * @returns the content, which cannot be rendered if it was read with mistakes, and the verdict
 * @throws Error of the file system when there is no `content/` in it
 */
export function beginCheck(root: string): { corpus: Corpus; verdict: Promise<Verdict> } {
  const files = readContentFiles(root);
  const thread = new Worker(new URL('./check-thread.ts', import.meta.url), { workerData: files });
  const verdict = once(thread, 'message').then(([said]) => said);
  // Whoever asks is told of a thread that broke, however late.
  verdict.catch(() => {});
  return { corpus: corpusOf(files), verdict };
}
