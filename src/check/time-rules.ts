// The rules of time that incidents and maintenance share.
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { type Path, valueAt } from '../corpus/read/source.ts';
import { type Located, recordProblem, typedAt } from '../corpus/read/status-records.ts';

type Timed = {
  readonly start: Date;
  readonly end?: Date | undefined;
  readonly updates: readonly { readonly at: Date }[];
};

/** An end lies after its start. */
export function endProblems(located: Located<Timed>): Diagnostic[] {
  const { start, end } = located.record;
  if (end === undefined || end > start) return [];
  const message = `"end": found ${typedAt(located, ['end'])}, expected an instant after "start", which is ${typedAt(located, ['start'])}. Correct one of the two.`;
  return [recordProblem(located, ['end'], message)];
}

/** Updates stand in the order of time. */
export function orderProblems(located: Located<Timed>): Diagnostic[] {
  const { updates } = located.record;
  return updates.flatMap((update, index) => {
    const before = updates[index - 1];
    if (!before || before.at < update.at) return [];
    const path = ['updates', index, 'at'];
    const message = `"at": found ${typedAt(located, path)}, expected an instant after that of the update before it, ${typedAt(located, ['updates', index - 1, 'at'])}. Put the updates in the order of time.`;
    return [recordProblem(located, path, message)];
  });
}

/** Nothing that is recorded as past may be later than the as-of instant. */
export function futureProblems(
  located: Located<unknown>,
  paths: readonly Path[],
  asOf: Located<Date> | undefined,
  advice: string,
): Diagnostic[] {
  if (!asOf) return [];
  return paths.flatMap((path) => {
    const value = valueAt(located.record, path);
    if (!(value instanceof Date) || value <= asOf.record) return [];
    const message = `"${String(path.at(-1))}": found ${typedAt(located, path)}, expected an instant no later than the data’s own, "asOf: ${typedAt(asOf, [])}" in content/status/components.yaml. ${advice}, or raise "asOf".`;
    return [recordProblem(located, path, message)];
  });
}
