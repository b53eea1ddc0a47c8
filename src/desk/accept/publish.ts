// Purpose: publishes the record: the texts of a day become version 1.0 of that day, and the drafts leave the archive.
import { parseDocument } from 'yaml';
import { check } from '../../check/check.ts';
import { isoDate } from '../../core/iso-date.ts';
import { type Corpus, corpusOf } from '../../corpus/corpus.ts';
import { type ContentFile, fileText, readContentFiles } from '../../corpus/read/content-files.ts';
import { isArchived } from '../../corpus/read/content-paths.ts';
import { counted, report } from '../../corpus/read/diagnostic.ts';
import { candidateOf, standingOf } from '../../corpus/record/candidate.ts';
import { allVersions } from '../../corpus/record/record.ts';
import { day as daySchema } from '../../corpus/schema/fields.ts';
import { siteDay } from '../../corpus/site-day.ts';
import {
  AnswerError,
  answersTo,
  oneOf,
  type Question,
  type Terminal,
} from '../dialogue/questions.ts';
import { runDialogue } from '../dialogue/run-dialogue.ts';
import { accept } from './accept.ts';
import { asVersion } from './front-matter.ts';
import { demandSound } from './scope.ts';
import { writeFiles } from './write-files.ts';

const firstVersion = '1.0';

const kinds = { root: 'string', day: 'string', confirm: 'string', help: 'boolean' } as const;
const help = [
  'npm run versions:publish -- [flags]',
  '--day      the day on which the site becomes public, such as 2026-12-01: today or later',
  '--confirm  yes, to write without being asked',
  'What no flag answers is asked. Nothing is written before the answer yes.',
];

/** What publishing writes, and the lines that say so beforehand. */
type Publication = {
  /** Texts by their path from the project folder; without a text, the file is removed. */
  readonly files: ReadonlyMap<string, string | undefined>;
  readonly plan: readonly string[];
};

/**
 * Publishes the record from the arguments of a command: asks for the day, says what it will write, asks whether to, and writes.
 * @param root Project folder that holds `content/`.
 * @param print takes each line of output.
 * @param given answers questions; the terminal of the process if left out.
 * @returns The exit code: 0 when everything was written, 1 when nothing was.
 * @throws Error of the file system.
 */
export async function publishVersions(
  args: readonly string[],
  root: string,
  print: (line: string) => void = console.log,
  given?: Terminal,
): Promise<number> {
  const nothing = 'Nothing was published.';
  return runDialogue({ args, kinds, help, print, given, nothing }, async (flags, terminal) => {
    const home = flags['root'] ?? root;
    const files = readContentFiles(home);
    const corpus = corpusOf(files);
    demandDraft(corpus);
    demandSound(corpus, 'without versions');
    demandRecorded(corpus);
    const { day = '' } = await answersTo([whichDay(corpus.day)], flags, terminal());
    const publication = publicationOf(files, day);
    for (const line of publication.plan) print(line);
    const { confirm } = await answersTo([whether], flags, terminal());
    if (confirm !== 'yes') throw new AnswerError([]);
    await writeFiles(home, publication.files);
    print(`Published as of ${day}. Read git diff, commit it, and deploy it on that day.`);
  });
}

const whichDay = (today: string): Question => ({
  key: 'day',
  ask: 'On which day does the site become public? Every document applies from that day.',
  otherwise: today,
  problem: (answer) => {
    if (!daySchema.safeParse(answer).success) {
      return `found ${answer}, expected a day of the calendar, such as ${today}.`;
    }
    return answer < today
      ? `found ${answer}, and today is ${today}: nothing can be published on a day that is over. Give today or a later day.`
      : undefined;
  },
});

const whether: Question = {
  key: 'confirm',
  ask: 'Write all this? What has been published cannot be taken back. yes or no',
  problem: oneOf(['yes', 'no']),
};

function demandDraft({ stage, launch }: Corpus): void {
  const { publicSince } = launch.data ?? {};
  if (stage === 'draft' || !publicSince) return;
  throw new AnswerError([
    `${launch.path}: the record is published as of ${isoDate(publicSince)} ("publicSince"). A text that changes from now on is a new version: npm run versions:accept.`,
  ]);
}

function demandRecorded(corpus: Corpus): void {
  const unrecorded = [...corpus.documentsById.values()].filter(
    (document) => standingOf(candidateOf(document, corpus)) !== 'kept',
  );
  if (unrecorded.length === 0) return;
  throw new AnswerError([
    ...unrecorded.map(({ file }) => `${file}: its present words are not recorded.`),
    'What is published must have been recorded, so that everybody read the same words. Run npm run versions:accept first.',
  ]);
}

/**
 * What publishing a sound draft writes.
 * @param files The content.
 * @param day Such as `2026-12-01`, today or later.
 * @throws AnswerError where the content would have a mistake once it is published.
 */
function publicationOf(files: readonly ContentFile[], day: string): Publication {
  const corpus = corpusOf(files, day);
  const drafts = allVersions(corpus.archive);
  const reviews = reviewsOf(corpus);
  const changed = new Map(
    corpus.documents.map(({ file }) => [file, asVersion(fileText(files, file), firstVersion, day)]),
  );
  changed.set(
    corpus.launch.path,
    publishedLaunch(fileText(files, corpus.launch.path), day, reviews),
  );
  const sources = files.filter(({ path }) => !isArchived(path));
  const { files: versions, refused } = accept(
    corpusOf(withFiles(sources, changed), day),
    new Map(),
  );
  if (refused.length > 0) throw new AnswerError(refused);
  const whole = new Map([...changed, ...versions]);
  const mistakes = check(corpusOf(withFiles(sources, whole), siteDay()));
  if (mistakes.length > 0) {
    throw new AnswerError([
      `Once published as of ${day}, the content would have mistakes:`,
      report(mistakes, files.length),
      'Mend these first. A number that changes from a later day is written once the record is published, together with the versions that announce it.',
    ]);
  }
  const gone = drafts.filter(({ file }) => !whole.has(file));
  return {
    files: new Map([...whole, ...gone.map(({ file }) => [file, undefined] as const)]),
    plan: [
      `This will be written, for ${day}:`,
      `  ${corpus.launch.path}: publicSince: ${day}`,
      `  content/documents: version "${firstVersion}", effective and updated ${day}, in ${counted(changed.size - 1, 'file')}`,
      `  content/versions: version ${firstVersion} of ${counted(corpus.documents.length, 'document')}; ${counted(drafts.length, 'draft')} removed, which git keeps`,
      ...[...reviews].map(([id, kept]) =>
        kept
          ? `  ${corpus.launch.path}: the review of ${id} by counsel, which is of this text, is that of version ${firstVersion}`
          : `  ${corpus.launch.path}: the review of ${id} by counsel is removed, because it is of an earlier draft`,
      ),
    ],
  };
}

const withFiles = (
  files: readonly ContentFile[],
  written: ReadonlyMap<string, string>,
): ContentFile[] => [
  ...files.filter(({ path }) => !written.has(path)),
  ...[...written].map(([path, text]) => ({ path, text })),
];

/** The documents that counsel has reviewed, and whether in the present draft. */
function reviewsOf({ launch, documentsById }: Corpus): Map<string, boolean> {
  return new Map(
    Object.entries(launch.data?.counsel ?? {}).map(([id, { version }]) => [
      id,
      documentsById.get(id)?.front.version === version,
    ]),
  );
}

/** `launch.yaml` with the day; reviews of the present drafts are those of the first version, and the others are gone. */
function publishedLaunch(text: string, day: string, reviews: ReadonlyMap<string, boolean>): string {
  const named = text.replace(/^publicSince:.*$/m, `publicSince: ${day}`);
  if (reviews.size === 0) return named;
  const document = parseDocument(named);
  for (const [id, kept] of reviews) {
    if (kept) document.setIn(['counsel', id, 'version'], firstVersion);
    else document.deleteIn(['counsel', id]);
  }
  return document.toString({ lineWidth: 0 });
}
