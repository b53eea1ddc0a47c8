// Purpose: runs a command: reads its flags, prints its help if it is asked for, opens the terminal when the first question comes, prints what is wrong with flags and answers, and
// closes the terminal in any case.
import { readFlags } from './flags.ts';
import { AnswerError, type Answers, type Terminal } from './questions.ts';
import { openTerminal } from './terminal.ts';

/** What a command is given, where it prints and asks, and what it says when it has done nothing. */
export type Dialogue = {
  readonly args?: readonly string[];
  /** The flags that it takes, as for `readFlags`. */
  readonly kinds?: Parameters<typeof readFlags>[1];
  readonly inOrder?: readonly string[];
  /** The lines for the flag `help`. */
  readonly help?: readonly string[];
  /** Takes each line of output; the terminal of the process if left out. */
  readonly print?: (line: string) => void;
  /** Answers questions in place of the terminal of the process. */
  readonly given?: Terminal | undefined;
  /** The last line after a refusal, such as `Nothing was written.`; a command that only reads has none. */
  readonly nothing?: string;
};

/**
 * Runs the work of a command.
 * @param work gets the flags, and a function that gives the terminal, and opens it at the first call; `undefined` if nobody can
 * answer.
 * @returns The exit code: what the work gives, else 0; 1 when it threw an AnswerError.
 * @throws whatever else the work throws.
 */
export async function runDialogue(
  { args = [], kinds = {}, inOrder, help = [], print = console.log, given, nothing }: Dialogue,
  work: (flags: Answers, terminal: () => Terminal | undefined) => Promise<number | undefined>,
): Promise<number> {
  let opened: ReturnType<typeof openTerminal> | undefined;
  try {
    const flags = readFlags(args, kinds, inOrder);
    if (flags['help'] !== undefined) {
      for (const line of help) print(line);
      return 0;
    }
    const code = await work(flags, () => {
      if (given || !process.stdin.isTTY) return given;
      opened ??= openTerminal();
      return opened.terminal;
    });
    return code ?? 0;
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    for (const sentence of error.sentences) print(sentence);
    if (nothing) print(nothing);
    return 1;
  } finally {
    opened?.close();
  }
}
