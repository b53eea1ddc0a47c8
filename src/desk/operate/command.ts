// Purpose: what the commands that operate a backend share: verbs with their arguments, help, and the report of a refusal.
import { parseArgs } from 'node:util';
import { AnswerError } from '../dialogue/questions.ts';
import { type Connection, connect, type OpenEmbedded } from './connect.ts';

const embeddedFolder = '.local/backend';

/** What a verb works on. */
export type Task = {
  readonly client: Connection['client'];
  /** The argument after the verb; empty where the verb takes none. */
  readonly argument: string;
  /** The flags that were given; a flag without a value is an empty text. */
  readonly flags: Readonly<Record<string, string | undefined>>;
  print(line: string): void;
};

/** A verb of a command. */
export type Verb = {
  /** What follows it, such as `<email>`. */
  readonly takes?: string;
  /** Its flags, and what each takes; an empty text for a flag without a value. */
  readonly flags?: Readonly<Record<string, string>>;
  readonly does: string;
  readonly run: (task: Task) => Promise<void>;
};

/**
 * Runs a command that operates a backend.
 * @param name of the npm script
 * @param openEmbedded opens the embedded backend, where no hosted project is named
 * @returns the exit code: 0 when it was done, 1 when it was not
 */
export async function runCommand(
  name: string,
  verbs: Readonly<Record<string, Verb>>,
  args: readonly string[],
  openEmbedded: OpenEmbedded,
  {
    print = console.log,
    env = process.env,
  }: { print?: (line: string) => void; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  let close = async () => {};
  try {
    const called = read(name, verbs, args);
    if (!called) {
      for (const line of helpOf(name, verbs)) print(line);
      return 0;
    }
    const opened = await connect(env, called.flags['data-dir'] ?? embeddedFolder, openEmbedded);
    close = opened.close;
    print(`Backend: ${opened.name}`);
    await called.verb.run({ ...called, client: opened.client, print });
    return 0;
  } catch (error) {
    if (!(error instanceof AnswerError || error instanceof RangeError)) throw error;
    for (const line of error.message.split('\n')) print(line);
    return 1;
  } finally {
    await close();
  }
}

function helpOf(name: string, verbs: Readonly<Record<string, Verb>>): string[] {
  const lines = Object.entries(verbs).map(([verb, { takes = '', flags = {}, does }]) => {
    const options = Object.entries(flags).map(([flag, value]) =>
      value ? `[--${flag} ${value}]` : `[--${flag}]`,
    );
    return `npm run ${name} -- ${[verb, takes, ...options].filter(Boolean).join(' ')}\n    ${does}`;
  });
  const where = `Works on the hosted project that PUBLIC_SUPABASE_URL names, with its secret key in SUPABASE_SECRET_KEY; without that address, or with one of this machine, on the embedded backend ([--data-dir <folder>], else ${embeddedFolder}).`;
  return [...lines, where];
}

function read(
  name: string,
  verbs: Readonly<Record<string, Verb>>,
  args: readonly string[],
): { verb: Verb; argument: string; flags: Task['flags'] } | undefined {
  const [word = '', ...rest] = args;
  if (['', 'help', '--help'].includes(word)) return undefined;
  const verb = Object.hasOwn(verbs, word) ? verbs[word] : undefined;
  if (!verb) {
    throw new AnswerError([
      `Found ${word}, expected one of ${Object.keys(verbs).join(', ')}. npm run ${name} -- help says what each does.`,
    ]);
  }
  const flags = { ...verb.flags, 'data-dir': '<folder>' };
  let given: ReturnType<typeof parseArgs>;
  try {
    given = parseArgs({
      args: rest,
      allowPositionals: true,
      options: Object.fromEntries(
        Object.entries(flags).map(([flag, value]) => [
          flag,
          { type: value ? 'string' : 'boolean' } as const,
        ]),
      ),
    });
  } catch (error) {
    throw new AnswerError([error instanceof Error ? error.message : String(error)]);
  }
  const expected = verb.takes ? 1 : 0;
  if (given.positionals.length !== expected) {
    throw new AnswerError([
      `${word} takes ${verb.takes ?? 'no argument'}, and found: ${given.positionals.join(' ') || 'none'}.`,
    ]);
  }
  const values = Object.entries(given.values).map(([flag, value]) => [
    flag,
    value === true ? '' : String(value),
  ]);
  return { verb, argument: given.positionals[0] ?? '', flags: Object.fromEntries(values) };
}

/**
 * The rows of an answer of the backend.
 * @throws AnswerError with the backend's error as a sentence
 */
export function demandData<T>({
  data,
  error,
}: {
  data: T;
  error: { message: string } | null;
}): NonNullable<T> {
  if (error) throw new AnswerError([`The backend refused: ${error.message}`]);
  if (data === null || data === undefined) throw new AnswerError(['The backend gave no answer.']);
  return data;
}
