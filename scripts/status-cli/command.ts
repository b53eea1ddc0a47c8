// Purpose: what the commands of the status page share: flags, the terminal, the check before anything is written, and the
// report of what readers will see.
import { formatDiagnostic } from '../../src/corpus/read/diagnostic.ts';
import { readFlags } from '../../src/desk/dialogue/flags.ts';
import { AnswerError, type Answers, type Terminal } from '../../src/desk/dialogue/questions.ts';
import { runDialogue } from '../../src/desk/dialogue/run-dialogue.ts';
import { projectRoot } from '../lib/run.ts';
import { checkTexts, readTexts, type Texts, writeTexts } from './content-edit.ts';
import { readInstant } from './instants.ts';
import { reportLines } from './report-lines.ts';
import { durationOf, moveAsOf, recordsOf } from './status-texts.ts';

/** What a command works on. */
export type Work = {
  readonly texts: Texts;
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
  change: (work: Work) => Promise<Outcome>,
  print: (line: string) => void = console.log,
  given?: Terminal,
): Promise<number> {
  return runDialogue({ print, given, nothing: 'Nothing was written.' }, async (terminal) => {
    const values = readStatusFlags(args, flags);
    if (values['help'] !== undefined) {
      for (const [name, takes] of Object.entries({ ...flags, ...common }))
        print(`--${name}  ${takes}`);
      return;
    }
    const root = values['root'] ?? projectRoot;
    const before = await readTexts(root);
    const texts = new Map(before);
    const now = instantOf(values, texts);
    const { confirmed } = await change({ texts, flags: values, now, terminal: terminal() });
    moveAsOf(texts, now, confirmed);
    const problems = checkTexts(texts);
    if (problems.length > 0) throw new AnswerError(problems.map(formatDiagnostic));
    for (const path of await writeTexts(root, before, texts)) print(`Written: ${path}`);
    print('');
    for (const line of readerLines(texts, now)) print(line);
  });
}

/** What readers of the status page will see, line by line; empty while the records have mistakes. */
export function readerLines(texts: Texts, now: Date): string[] {
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

/**
 * The flags of a command line, including those that every command takes.
 * @param flags names of the command's own flags, with what each takes; an empty text for a flag without a value.
 * @throws AnswerError for a flag that the command does not have.
 */
export function readStatusFlags(
  args: readonly string[],
  flags: Readonly<Record<string, string>>,
): Answers {
  const kinds = Object.entries({ ...flags, ...common }).map(
    ([name, takes]) => [name, takes === '' ? 'boolean' : 'string'] as const,
  );
  return readFlags(args, Object.fromEntries(kinds));
}

/** @throws AnswerError for an instant that cannot be read, or one before that of the data. */
function instantOf(flags: Answers, texts: Texts): Date {
  const minute = new Date(Math.floor(Date.now() / 60_000) * 60_000);
  const typed = flags['as-of'];
  const now = typed === undefined ? minute : readInstant(typed, minute);
  if (!now)
    throw new AnswerError([
      `--as-of: found ${typed}, expected an instant such as “2026-11-20 09:05”, in UTC.`,
    ]);
  const present = recordsOf(texts)?.asOf;
  if (present && now < present) {
    throw new AnswerError([
      `The data are of ${present.toISOString()} already, and the instant of the command is ${now.toISOString()}: the data would go back in time. Give a later --as-of.`,
    ]);
  }
  return now;
}
