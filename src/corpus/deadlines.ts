import type { Translation } from '../core/translation.ts';
import { type DutyKind, dutyKinds, type Role } from './duties.ts';
import type { Duty, Fact } from './schema/facts.ts';

/** A fact that is a duration and has a duty. */
export type Deadline = {
  readonly id: string;
  readonly fact: Extract<Fact, { kind: 'duration' }>;
  readonly duty: Duty;
};

/** The facts that have a duty, in their own order. */
export function deadlinesOf(facts: ReadonlyMap<string, Fact>): Deadline[] {
  return [...facts].flatMap(([id, fact]) =>
    fact.kind === 'duration' && fact.duty ? [{ id, fact, duty: fact.duty }] : [],
  );
}

/**
 * The deadlines of each kind, in the order of their clauses.
 * @param place gives the position of a deadline's document and of its section in that, both counted from 0
 */
export function byKind<T extends Deadline>(
  deadlines: readonly T[],
  place: (deadline: T) => readonly [document: number, section: number],
): { readonly kind: DutyKind; readonly deadlines: readonly T[] }[] {
  const sorted = deadlines.toSorted((a, b) => {
    const [[aDocument, aSection], [bDocument, bSection]] = [place(a), place(b)];
    return aDocument - bDocument || aSection - bSection;
  });
  return dutyKinds.map((kind) => ({
    kind,
    deadlines: sorted.filter(({ duty }) => duty.kind === kind),
  }));
}

/** The role to which a period is owed, or from which it is expected; `undefined` for a target. */
export function partyOf(duty: Duty): Role | undefined {
  if (duty.kind === 'target') return undefined;
  return duty.kind === 'owed' ? duty.to : duty.of;
}

/**
 * The period of a deadline in words: “at most 5 business days”, “target: daily”.
 * @param words the texts and facts of the language
 */
export function periodOf(
  { id, fact, duty }: Deadline,
  words: Pick<Translation, 't' | 'fact'>,
): string {
  const target = duty.kind === 'target';
  const value = words.fact(id, target ? duty.as : undefined);
  const limited =
    fact.bound === 'maximum' || fact.bound === 'minimum'
      ? words.t(`deadlines:bounds.${fact.bound}`, { value })
      : value;
  return target ? words.t('deadlines:bounds.target', { value: limited }) : limited;
}

/**
 * A deadline as JSON for programs.
 * @param words the period, and the condition on which it stands, in English
 * @param site origin of the site, for the full address of the clause
 */
export function deadlineJson(
  { id, fact, duty }: Deadline,
  words: { readonly period: string; readonly condition: string },
  site: string,
) {
  const { value, unit, bound = null, statutory = false, means } = fact;
  const [least, most] = typeof value === 'number' ? [value, value] : value;
  const { kind, document, section } = duty;
  return {
    id,
    kind,
    party: partyOf(duty) ?? null,
    means,
    ...words,
    least,
    most,
    unit,
    bound,
    statutory,
    document,
    section,
    clause: new URL(`/${document}#${section}`, site).href,
  };
}
