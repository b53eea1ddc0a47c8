/** The parts of a fact that decide whether it can be drawn as marks. Kinds that are no numbers cannot. */
export type Countable =
  | { readonly kind: 'ratio'; readonly value: readonly [number, number] }
  | { readonly kind: 'count' | 'percentage'; readonly value: number }
  | { readonly kind: 'duration' | 'money' | 'list' | 'schedule' | 'label' | 'date' };

/** A number as marks in a grid, so that it can be counted. The last `missing` marks are left out. */
export type Count = { readonly columns: number; readonly rows: number; readonly missing: number };

/** The number of rows, a divisor of the total, that makes the grid about `proportion` times as wide as high. */
function rowsOf(total: number, proportion: number): number {
  const ideal = Math.sqrt(total / proportion);
  const divisors = Array.from({ length: Math.ceil(ideal) }, (_, index) => index + 1).filter(
    (rows) => total % rows === 0,
  );
  return divisors.at(-1) ?? 1;
}

/**
 * The marks that stand for a fact: one for each unit of a count; for a percentage a thousand, without the missing share; for
 * a ratio hours by days. `undefined` for kinds that are no numbers.
 * @param proportion how many times as wide as high the grid should be
 */
export function countMarks(fact: Countable, proportion: number): Count | undefined {
  if (fact.kind === 'ratio') {
    const [columns, rows] = fact.value;
    return { columns, rows, missing: 0 };
  }
  if (fact.kind === 'count') {
    const rows = rowsOf(fact.value, proportion);
    return { columns: fact.value / rows, rows, missing: 0 };
  }
  if (fact.kind !== 'percentage') return undefined;
  const thousand = 1000;
  const rows = rowsOf(thousand, proportion);
  const missing = Math.round(thousand * (1 - fact.value / 100));
  return { columns: thousand / rows, rows, missing };
}
