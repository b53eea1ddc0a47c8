// Purpose: reads the flags of a command line.
import { parseArgs } from 'node:util';
import { AnswerError, type Answers } from './questions.ts';

/**
 * The flags of a command line by their names. A flag without a value has an empty text.
 * @param kinds The flags of the command: `string` for a flag with a value, `boolean` for one without.
 * @param inOrder The flags whose values may be given without their names, in this order.
 * @throws AnswerError for an unknown flag, for a missing value, and for a value that no flag takes.
 */
export function readFlags(
  args: readonly string[],
  kinds: Readonly<Record<string, 'string' | 'boolean'>>,
  inOrder: readonly string[] = [],
): Answers {
  const options = Object.fromEntries(
    Object.entries(kinds).map(([name, type]) => [name, { type }] as const),
  );
  try {
    const allowPositionals = inOrder.length > 0;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals });
    const alone = positionals.map((text, index) => [inOrder[index], text] as const);
    const spare = alone.find(([name]) => name === undefined || name in values);
    if (spare) throw new TypeError(`Unexpected argument '${spare[1]}'`);
    return Object.fromEntries([
      ...Object.entries(values).map(([name, value]) => [name, value === true ? '' : String(value)]),
      ...alone,
    ]);
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    const names = Object.keys(kinds).map((name) => `--${name}`);
    throw new AnswerError([`${sentence}. The flags are ${names.join(', ')}.`]);
  }
}
