// Purpose: what a document needs before the site goes public: a review by counsel of exactly this version, a review date that
// has not passed, and a recorded version. Pure.

import { isoDate } from '../../core/iso-date.ts';
import type { Corpus } from '../../corpus/corpus.ts';
import type { Document } from '../../corpus/read/document.ts';
import { versionsOf } from '../../corpus/record/present.ts';
import type { Blocker } from './blocker.ts';

/** The blockers of one document. */
export function documentBlockers(document: Document, corpus: Corpus, day: string): Blocker[] {
  const { id, file, source, title } = document;
  const { version = '', review } = document.front;
  const { launch } = corpus;
  if (!source) return [];
  const seen = launch.data?.counsel[id]?.version;
  const counsel = {
    ...{ area: 'Documents that await counsel', file: launch.path },
    line: launch.source?.lineOf(['counsel']) ?? 1,
    message: `${title}, version ${version}, needs review by counsel${seen === undefined ? '' : `; version ${seen} was reviewed`}. Afterwards add under "counsel": ${id}: { version: "${version}", date: ${day} }.`,
  };
  const late = review && isoDate(review) < day ? isoDate(review) : undefined;
  return [
    ...(seen === version ? [] : [counsel]),
    ...(late === undefined
      ? []
      : [
          {
            ...{ area: 'Documents past their review', file, line: source.lineOf(['review']) },
            message: `${title} was to be reviewed by ${late}. Review it, then set "review" to the next day.`,
          },
        ]),
    ...(versionsOf(document, corpus).length > 0
      ? []
      : [
          {
            ...{
              area: 'Documents without a recorded version',
              file,
              line: source.lineOf(['version']),
            },
            message: `no version of ${title} is recorded. Run: npm run versions:accept.`,
          },
        ]),
  ];
}
