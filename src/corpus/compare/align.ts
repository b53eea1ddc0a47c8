// Aligns two sequences: what is equal, what was added, what was removed, and what was changed into what.
import { diffArrays } from 'diff';

/**
 * An item of one sequence and its partner in the other. An item without a partner was removed (`old` alone) or added (`new`
 * alone).
 */
export type Pair<T> =
  | { readonly old: T; readonly new: T; readonly same: boolean }
  | { readonly old: T; readonly new?: undefined }
  | { readonly old?: undefined; readonly new: T };

/** Two items that are less alike are not partners. */
const least = 0.4;

/**
 * Aligns two sequences. The order of both is kept.
 * @param keyOf Items with equal keys are equal.
 * @param likeness Says from 0 (nothing in common) to 1 how likely one of two unequal items was changed into the other.
 */
export function align<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (item: T) => string,
  likeness: (one: T, other: T) => number,
): Pair<T>[] {
  const pairs: Pair<T>[] = [];
  let [at, to] = [0, 0];
  let removed: T[] = [];
  let added: T[] = [];
  const flush = () => {
    pairs.push(...partners(removed, added, likeness));
    removed = [];
    added = [];
  };
  for (const { value, added: isNew, removed: isOld } of diffArrays(
    before.map(keyOf),
    after.map(keyOf),
  )) {
    if (isOld) removed.push(...before.slice(at, at + value.length));
    else if (isNew) added.push(...after.slice(to, to + value.length));
    else {
      flush();
      value.forEach((_, index) => {
        const [one, other] = [before[at + index], after[to + index]];
        if (one !== undefined && other !== undefined) {
          pairs.push({ old: one, new: other, same: true });
        }
      });
    }
    if (!isNew) at += value.length;
    if (!isOld) to += value.length;
  }
  flush();
  return pairs;
}

/** The partners among items of which no two are equal: those pairs, in order, whose likeness has the greatest sum. */
function partners<T>(
  before: readonly T[],
  after: readonly T[],
  likeness: (one: T, other: T) => number,
): Pair<T>[] {
  const width = after.length + 1;
  const best = new Float64Array((before.length + 1) * width);
  const like = before.map((one) =>
    after.map((other) => {
      const found = likeness(one, other);
      return found < least ? 0 : found;
    }),
  );
  const value = (row: number, column: number) => best[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const here = like[row]?.[column] ?? 0;
      best[row * width + column] = Math.max(
        value(row + 1, column),
        value(row, column + 1),
        here > 0 ? here + value(row + 1, column + 1) : 0,
      );
    }
  }
  const pairs: Pair<T>[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [one, other] = [before[row], after[column]];
    const here = like[row]?.[column] ?? 0;
    if (
      one !== undefined &&
      other !== undefined &&
      here > 0 &&
      value(row, column) === here + value(row + 1, column + 1)
    ) {
      pairs.push({ old: one, new: other, same: false });
      row += 1;
      column += 1;
    } else if (
      one !== undefined &&
      (other === undefined || value(row, column) === value(row + 1, column))
    ) {
      pairs.push({ old: one });
      row += 1;
    } else if (other !== undefined) {
      pairs.push({ new: other });
      column += 1;
    }
  }
  return pairs;
}

/**
 * How much two texts have in common: twice the number of common words by the number of all (the coefficient of Dice).
 * Two empty texts are alike.
 */
export function commonWords(one: string, other: string): number {
  const [left, right] = [splitWords(one), splitWords(other)];
  if (left.length + right.length === 0) return 1;
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of right) {
    const count = counts.get(word) ?? 0;
    if (count === 0) continue;
    counts.set(word, count - 1);
    common += 1;
  }
  return (2 * common) / (left.length + right.length);
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
