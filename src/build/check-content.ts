// Purpose: reads and checks the content of a project, for the build and for the command.
import { check } from '../check/check.ts';
import { waiverReport, waiversIn } from '../check/waivers.ts';
import type { Corpus } from '../corpus/corpus.ts';
import { readCorpus } from '../corpus/open-corpus.ts';
import { type Diagnostic, report } from '../corpus/read/diagnostic.ts';
import { tidying } from '../corpus/record/announced.ts';

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
  const corpus = readCorpus(root);
  const mistakes = check(corpus);
  const isSound = mistakes.length === 0;
  const waivers = isSound ? waiverReport(waiversIn(corpus)) : '';
  return {
    corpus,
    ...{ isSound, mistakes },
    report: report(mistakes, corpus.files.length) + waivers,
    notes: isSound ? tidying(corpus) : [],
  };
}
