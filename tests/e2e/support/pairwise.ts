type Values = Readonly<Record<string, string | number>>;

/**
 * Combinations of values in which every two values stand together at least once that can stand together at all. The one with the
 * most new pairs comes next, of several the one whose values stand in the fewest so far, and of these the first: so the list is
 * always the same, and its beginning has the most in it.
 * @param factors the values of each name
 * @param isPossible refuses combinations that cannot be
 */
export function pairwise<Cell extends Values>(
  factors: { readonly [Name in keyof Cell]: readonly Cell[Name][] },
  isPossible: (cell: Cell) => boolean,
): Cell[] {
  let all: Values[] = [{}];
  for (const [name, values] of Object.entries<readonly (string | number)[]>(factors)) {
    all = all.flatMap((cell) => values.map((value) => ({ ...cell, [name]: value })));
  }
  const possible = (all as Cell[]).filter(isPossible).map((cell) => {
    const values = Object.entries(cell).map(([name, value]) => `${name}: ${value}`);
    const pairs = values.flatMap((one, at) => values.slice(at + 1).map((two) => `${one}, ${two}`));
    return { cell, values, pairs };
  });
  const missing = new Set(possible.flatMap(({ pairs }) => pairs));
  const uses = new Map<string, number>();
  const chosen: Cell[] = [];
  while (missing.size > 0) {
    const [best] = possible
      .map(({ values, pairs, ...rest }) => ({
        ...{ ...rest, values, pairs },
        found: pairs.filter((pair) => missing.has(pair)).length,
        used: values.reduce((sum, value) => sum + (uses.get(value) ?? 0), 0),
      }))
      .sort((one, two) => two.found - one.found || one.used - two.used);
    if (!best) break;
    chosen.push(best.cell);
    for (const pair of best.pairs) missing.delete(pair);
    for (const value of best.values) uses.set(value, (uses.get(value) ?? 0) + 1);
  }
  return chosen;
}
