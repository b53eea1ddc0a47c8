// The rules of time that incidents and maintenance share.
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { type Path, valueAt } from '../corpus/read/source.ts';
import { type Placed, problemAt, typedAt } from '../corpus/read/status-records.ts';

type Timed = {
  readonly start: Date;
  readonly end?: Date | undefined;
  readonly updates: readonly { readonly at: Date }[];
};

/** An end lies after its start. */
export function endProblems(placed: Placed<Timed>): Diagnostic[] {
  const { start, end } = placed.record;
  if (end === undefined || end > start) return [];
  const message = `"end": found ${typedAt(placed, ['end'])}, expected an instant after "start", which is ${typedAt(placed, ['start'])}. Correct one of the two.`;
  return [problemAt(placed, ['end'], message)];
}

/** Updates stand in the order of time. */
export function orderProblems(placed: Placed<Timed>): Diagnostic[] {
  const { updates } = placed.record;
  return updates.flatMap((update, index) => {
    const before = updates[index - 1];
    if (!before || before.at < update.at) return [];
    const path = ['updates', index, 'at'];
    const message = `"at": found ${typedAt(placed, path)}, expected an instant after that of the update before it, ${typedAt(placed, ['updates', index - 1, 'at'])}. Put the updates in the order of time.`;
    return [problemAt(placed, path, message)];
  });
}

/** Nothing that has happened lies after the as-of instant. */
export function futureProblems(
  placed: Placed<unknown>,
  paths: readonly Path[],
  asOf: Placed<Date> | undefined,
  advice: string,
): Diagnostic[] {
  if (!asOf) return [];
  return paths.flatMap((path) => {
    const value = valueAt(placed.record, path);
    if (!(value instanceof Date) || value <= asOf.record) return [];
    const message = `"${String(path.at(-1))}": found ${typedAt(placed, path)}, expected an instant no later than the data’s own, "asOf: ${typedAt(asOf, [])}" in content/status/components.yaml. ${advice}, or raise "asOf".`;
    return [problemAt(placed, path, message)];
  });
}
