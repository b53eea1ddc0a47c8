// Purpose: runs a command: opens the terminal when the first question comes, prints what is wrong with flags and answers, and
// closes the terminal in any case.
import { AnswerError, type Terminal } from './questions.ts';
import { openTerminal } from './terminal.ts';

/** Where a command prints and asks, and what it says when it has done nothing. */
export type Dialogue = {
  /** Takes each line of output; the terminal of the process if left out. */
  readonly print?: (line: string) => void;
  /** Answers questions in place of the terminal of the process. */
  readonly given?: Terminal | undefined;
  /** The last line after a refusal, such as `Nothing was written.`; a command that only reads has none. */
  readonly nothing?: string;
};

/**
 * Runs the work of a command.
 * @param work gets a function that gives the terminal, and opens it at the first call; `undefined` if nobody can answer.
 * @returns The exit code: what the work gives, else 0; 1 when it threw an AnswerError.
 * @throws whatever else the work throws.
 */
export async function runDialogue(
  { print = console.log, given, nothing }: Dialogue,
  work: (terminal: () => Terminal | undefined) => Promise<number | undefined>,
): Promise<number> {
  let opened: ReturnType<typeof openTerminal> | undefined;
  try {
    const code = await work(() => {
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
