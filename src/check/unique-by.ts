/** The first item for each key, in the given order. */
export function uniqueBy<T>(all: readonly T[], keyOf: (one: T) => unknown): T[] {
  return [...Map.groupBy(all, keyOf).values()].flatMap((alike) => alike.slice(0, 1));
}
