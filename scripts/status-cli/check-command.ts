// Purpose: the command that shows an editor what the status page will say, and confirms it.
import { formatDiagnostic } from '../../src/corpus/read/diagnostic.ts';
import { AnswerError } from '../../src/desk/dialogue/questions.ts';
import { projectRoot } from '../lib/run.ts';
import { readerLines, readStatusFlags, runStatusCommand } from './command.ts';
import { checkTexts, readTexts } from './content-edit.ts';
import { knownRecords } from './record-answers.ts';

const flags = { confirm: '' };

/**
 * Prints what readers will see. With `--confirm` it first sets the as-of instant, and the last update of every component.
 * @returns the exit code: 1 if the content has mistakes.
 */
export async function runStatusCheck(
  args: readonly string[],
  print: (line: string) => void = console.log,
): Promise<number> {
  const writes = args.some((arg) => arg === '--confirm' || arg === '--help');
  if (writes) {
    const confirm = async (work: Parameters<typeof knownRecords>[0]) => {
      knownRecords(work);
      return { confirmed: 'all' as const };
    };
    return runStatusCommand(args, flags, confirm, print);
  }
  try {
    const texts = await readTexts(readStatusFlags(args, flags)['root'] ?? projectRoot);
    for (const line of readerLines(texts, new Date())) print(line);
    const problems = checkTexts(texts);
    for (const problem of problems) print(`\n${formatDiagnostic(problem)}`);
    return problems.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof AnswerError)) throw error;
    for (const sentence of error.sentences) print(sentence);
    return 1;
  }
}
