// Purpose: what the commands of the status page share: flags, the terminal, the check before anything is written, and the
// report of what readers will see.

import { check } from '../../check/check.ts';
import { corpusOf } from '../../corpus/corpus.ts';
import { readContentFiles } from '../../corpus/read/content-files.ts';
import { type Diagnostic, formatDiagnostic } from '../../corpus/read/diagnostic.ts';
import type { StatusRecords } from '../../status/records.ts';
import { writeFiles } from '../accept/write-files.ts';
import { AnswerError, type Answers, type Terminal } from '../dialogue/questions.ts';
import { runDialogue } from '../dialogue/run-dialogue.ts';
import { readInstant } from './answers.ts';
import { durationOf, moveAsOf, recordsOf, type Texts } from './edit-records.ts';
import { reportLines } from './report-lines.ts';

/** What a command works on. */
export type Work = {
  readonly texts: Texts;
  /** The records in the texts, before the change. */
  readonly records: StatusRecords;
  readonly flags: Answers;
  /** The instant of the command: the new as-of instant. */
  readonly now: Date;
  readonly terminal: Terminal | undefined;
};

/** The result of a change: the ids of the components whose state it confirms. */
export type Outcome = { readonly confirmed: readonly string[] | 'all' };

/** The flags that every command takes. */
const common = {
  root: 'the project’s folder',
  'as-of': 'the instant of the data; now if left out',
  help: '',
} as const;

/**
 * Runs a command of the status page from its arguments.
 * @param flags names of the command's own flags, with what each takes.
 * @param change changes the texts; it throws an AnswerError for what it cannot use.
 * @returns the exit code: 0 when everything was written, 1 when nothing was.
 */
export async function runStatusCommand(
  args: readonly string[],
  flags: Readonly<Record<string, string>>,
  change: (work: Work) => Outcome | Promise<Outcome>,
  print: (line: string) => void = console.log,
): Promise<number> {
  const dialogue = { args, ...flagsOf(flags), print, nothing: 'Nothing was written.' };
  return runDialogue(dialogue, async (values, terminal) => {
    const root = values['root'] ?? process.cwd();
    const before = readTexts(root);
    const texts = new Map(before);
    const records = knownRecords(texts);
    const now = instantOf(values['as-of'], records);
    const work = { texts, records, flags: values, now, terminal: terminal() };
    const { confirmed } = await change(work);
    moveAsOf(texts, now, confirmed);
    const problems = checkTexts(texts);
    if (problems.length > 0) throw new AnswerError(problems.map(formatDiagnostic));
    const changed = new Map([...texts].filter(([path, text]) => before.get(path) !== text));
    await writeFiles(root, changed);
    for (const path of changed.keys()) print(`Written: ${path}`);
    print('');
    for (const line of readerLines(texts, now)) print(line);
  });
}

/**
 * Prints what readers will see. With `--confirm` it first sets the as-of instant, and the last update of every component.
 * @returns the exit code: 1 if the content has mistakes.
 */
export async function runStatusCheck(
  args: readonly string[],
  print: (line: string) => void = console.log,
): Promise<number> {
  const flags = { confirm: '' };
  if (args.some((arg) => arg === '--confirm' || arg === '--help')) {
    return runStatusCommand(args, flags, () => ({ confirmed: 'all' }), print);
  }
  return runDialogue({ args, ...flagsOf(flags), print }, async ({ root = process.cwd() }) => {
    const texts = readTexts(root);
    for (const line of readerLines(texts, new Date())) print(line);
    const problems = checkTexts(texts);
    for (const problem of problems) print(`\n${formatDiagnostic(problem)}`);
    return problems.length > 0 ? 1 : 0;
  });
}

function readTexts(root: string): Texts {
  return new Map(readContentFiles(root).map(({ path, text }) => [path, text]));
}

/** The mistakes in a content folder. */
export function checkTexts(texts: Texts): Diagnostic[] {
  return check(corpusOf([...texts].map(([path, text]) => ({ path, text }))));
}

/** What readers of the status page will see, line by line; empty while the records have mistakes. */
function readerLines(texts: Texts, now: Date): string[] {
  const records = recordsOf(texts);
  const words: unknown = JSON.parse(texts.get('content/locales/en/status.json') ?? '{}');
  const limits = {
    uptimeWindow: durationOf(texts, 'uptime-window') ?? 0,
    incidentWindow: durationOf(texts, 'incident-window') ?? 0,
    calm: durationOf(texts, 'status-stale') ?? 0,
    duringIncident: durationOf(texts, 'status-update') ?? 0,
  };
  return records ? reportLines(records, limits, Object(words), now) : [];
}

/** The flags of a command, and the lines that explain them. A flag that takes an empty text has no value. */
function flagsOf(flags: Readonly<Record<string, string>>) {
  const all = Object.entries({ ...flags, ...common });
  return {
    kinds: Object.fromEntries(
      all.map(([name, takes]) => [name, takes === '' ? 'boolean' : 'string'] as const),
    ),
    help: all.map(([name, takes]) => `--${name}  ${takes}`),
  };
}

/** A mistake of the change would be lost among older ones, so these must be mended first. */
function knownRecords(texts: Texts): StatusRecords {
  const records = recordsOf(texts);
  if (records) return records;
  throw new AnswerError([
    'The records have mistakes already. Mend these first:',
    ...checkTexts(texts).map(formatDiagnostic),
  ]);
}

function instantOf(typed: string | undefined, { asOf }: StatusRecords): Date {
  const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000);
  const now = typed === undefined ? minute : readInstant(typed, minute);
  if (!now) {
    throw new AnswerError([
      `--as-of: found ${typed}, expected an instant such as “2026-11-20 09:05”, in UTC.`,
    ]);
  }
  if (now < asOf) {
    throw new AnswerError([
      `The data are of ${asOf.toISOString()} already, and the instant of the command is ${now.toISOString()}: the data would go back in time. Give a later --as-of.`,
    ]);
  }
  return now;
}
