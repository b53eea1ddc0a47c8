// The reviews that content/launch.yaml and translations note are of documents and versions that exist, and of days that have come; and
// an answer there answers its question.
import { isoDate } from '../core/iso-date.ts';
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { compareVersions } from '../corpus/record/archive.ts';
import { versionsOf } from '../corpus/record/candidate.ts';
import { unknownDocument } from './reference-rules.ts';

/** Words in the place of an answer, which would close a question that is open. */
const noAnswer =
  /^(?:(?:still )?(?:to be|tb[acd]\b|pending|open|unknown|unclear|unsure|undecided|later|soon|ask\b|see\b|n\/?a\b)|not (?:yet|known|sure|decided)|waiting|we(?:’|'| wi)ll|\?)/i;

/** The reviews that nobody can have made, and the answers that answer nothing. */
export function launchRules(corpus: Corpus): Diagnostic[] {
  const { launch, translations, day: today } = corpus;
  const of = (key: 'counsel' | 'translations') =>
    Object.entries(launch.data?.[key] ?? {}).map(([id, review]) => {
      const at = { file: launch.path, line: launch.source?.lineOf([key, id]) ?? 1 };
      return { ...at, ...review, id, name: `"${key}": "${id}"` };
    });
  const own = translations.flatMap(({ file, front, source }) => {
    const { reviewed } = front;
    const at = { file, line: source?.lineOf(['reviewed', 'on']) ?? 1 };
    return reviewed ? [{ ...at, date: reviewed.on, name: '"reviewed": this text' }] : [];
  });
  const counsel = Object.entries(launch.data?.counsel ?? {}).flatMap(([id, { version }]) => {
    const message = unknownDocument(id, corpus) ?? unknownVersion(id, version, corpus);
    const line = launch.source?.lineOf(['counsel', id]) ?? 1;
    return message === undefined
      ? []
      : [{ file: launch.path, line, message: `"counsel": ${message}` }];
  });
  const early = [...of('counsel'), ...of('translations'), ...own].flatMap(
    ({ file, line, date, name }) => {
      const day = isoDate(date);
      const message = `${name} was reviewed on ${day}, which is to come. Write the day of the review.`;
      return day <= today ? [] : [{ file, line, message }];
    },
  );
  const open = (launch.data?.questions ?? []).flatMap(({ id, answer }, index) => {
    if (typeof answer !== 'string' || !noAnswer.test(answer.trim())) return [];
    const line = launch.source?.lineOf(['questions', index, 'answer']) ?? 1;
    const message = `"answer" of "${id}": found “${answer}”, which answers nothing, and closes the question. Write the answer, or null while there is none.`;
    return [{ file: launch.path, line, message }];
  });
  return [...counsel, ...early, ...open];
}

/** The sentence for a version that a document has not reached; those that were drafts once are not known for good. */
function unknownVersion(id: string, version: string, corpus: Corpus): string | undefined {
  const known = [...corpus.documents, ...corpus.announced]
    .filter((document) => document.id === id)
    .flatMap((document) => [
      document.front.version ?? [],
      versionsOf(document, corpus).map(({ head }) => head.version),
    ])
    .flat()
    .sort(compareVersions);
  const last = known.at(-1);
  if (last === undefined || compareVersions(version, last) <= 0) return undefined;
  return `"${id}" was reviewed in version ${version}, and its last one is ${last}. Write the version that was read.`;
}
