/** The first of all that have a key in common, in their order. */
export function uniqueBy<T>(all: readonly T[], keyOf: (one: T) => unknown): T[] {
  return [...Map.groupBy(all, keyOf).values()].flatMap((alike) => alike.slice(0, 1));
}
