// The reviews by counsel that content/launch.yaml notes are of documents that exist, and of days that have come.
import { isoDate } from '../core/iso-date.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { unknownDocument } from './reference-rules.ts';

/** The reviews that nobody can have made. */
export function launchRules(corpus: Corpus): Diagnostic[] {
  const { launch, day: today } = corpus;
  return Object.entries(launch.data?.counsel ?? {}).flatMap(([id, { date }]) => {
    const report = (message: string): Diagnostic => ({
      file: launch.path,
      line: launch.source?.lineOf(['counsel', id]) ?? 1,
      message: `"counsel": ${message}`,
    });
    const unknown = unknownDocument(id, corpus);
    const day = isoDate(date);
    return [
      ...(unknown === undefined ? [] : [report(unknown)]),
      ...(day <= today
        ? []
        : [
            report(
              `"${id}" was reviewed on ${day}, which is to come. Write the day of the review.`,
            ),
          ]),
    ];
  });
}
