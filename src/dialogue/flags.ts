// Purpose: reads the flags of a command line.
import { parseArgs } from 'node:util';
import { AnswerError, type Answers } from './questions.ts';

/**
 * The flags of a command line by their names; one that stands alone has an empty text.
 * @param kinds The flags that the command has: `string` for one that takes a text, `boolean` for one that stands alone.
 * @throws AnswerError for a flag that the command does not have, for one without its text, and for what is no flag.
 */
export function readFlags(
  args: readonly string[],
  kinds: Readonly<Record<string, 'string' | 'boolean'>>,
): Answers {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, type]) => [name, { type }] as const),
  );
  try {
    const { values } = parseArgs({ args: [...args], options });
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value === true ? '' : String(value)]),
    );
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    const names = Object.keys(kinds).map((name) => `--${name}`);
    throw new AnswerError([`${sentence}. The flags are ${names.join(', ')}.`]);
  }
}
