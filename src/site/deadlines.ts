import type { Duty } from './duties.ts';
import type { Fact } from './facts.ts';

/** A fact that is a duration and owed. */
export type Deadline = {
  readonly id: string;
  readonly fact: Extract<Fact, { kind: 'duration' }>;
  readonly duty: Duty;
};

/** The facts that are owed, in their own order. */
export function deadlinesOf(
  facts: readonly { readonly id: string; readonly data: Fact }[],
): Deadline[] {
  return facts.flatMap(({ id, data }) =>
    data.kind === 'duration' && data.duty ? [{ id, fact: data, duty: data.duty }] : [],
  );
}

/**
 * The deadlines in the order of their clauses.
 * @param place of a document, and of a section in it: both counted from 0
 */
export function byClause(
  deadlines: readonly Deadline[],
  place: (deadline: Deadline) => readonly [document: number, section: number],
): Deadline[] {
  return deadlines.toSorted((a, b) => {
    const [[aDocument, aSection], [bDocument, bSection]] = [place(a), place(b)];
    return aDocument - bDocument || aSection - bSection;
  });
}

/** The word, below `bounds` in `deadlines.json`, that says how a period is meant. */
export function boundOf({ bound }: Deadline['fact']): string {
  return bound ?? 'amount';
}

/** A deadline for programs: the value as numbers, the period in English words, and the full address of the clause. */
export function deadlineJson({ id, fact, duty }: Deadline, words: string, site: string) {
  const { value, unit, bound = null, means } = fact;
  const [least, most] = typeof value === 'number' ? [value, value] : value;
  return {
    id,
    means,
    period: words,
    least,
    most,
    unit,
    bound,
    by: duty.by,
    to: duty.to,
    document: duty.document,
    section: duty.section,
    clause: new URL(`/${duty.document}#${duty.section}`, site).href,
  };
}
