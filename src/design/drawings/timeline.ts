/** A quarter of a year: 1 to 4. */
type Quarter = { readonly year: number; readonly quarter: number };

/** A plan on an axis of quarters, counted from the first one that it names. */
export type Timeline = {
  /** The axis: up to the quarter that holds the baseline, or the last that the plan names. */
  readonly quarters: readonly Quarter[];
  /** The quarter of each phase, in the order of the plan. */
  readonly phases: readonly number[];
  /** The position of the baseline, in quarters with a fraction. */
  readonly baseline: number;
};

const monthsInQuarter = 3;
const quartersInYear = 4;

/** Quarters since year zero: the first of 2024 is 8096. */
function quarterIndex(quarter: string): number {
  const [year = '', number = ''] = quarter.split('-Q');
  return Number(year) * quartersInYear + Number(number) - 1;
}

/**
 * Lays out the phases of a plan on an axis of quarters.
 * @param quarters such as `2024-Q3`, one for each phase; at least one
 * @param asOf the day to which the plan's state refers, in UTC
 */
export function layOutTimeline(quarters: readonly string[], asOf: Date): Timeline {
  const counts = quarters.map(quarterIndex);
  const first = Math.min(...counts);
  const months = asOf.getUTCMonth() + asOf.getUTCDate() / 31;
  const baseline = asOf.getUTCFullYear() * quartersInYear + months / monthsInQuarter - first;
  const last = Math.max(...counts) - first;
  const length = Math.ceil(Math.max(baseline, last + 1));
  return {
    quarters: Array.from({ length }, (_, index) => ({
      year: Math.floor((first + index) / quartersInYear),
      quarter: ((first + index) % quartersInYear) + 1,
    })),
    phases: counts.map((count) => count - first),
    baseline,
  };
}
