// Numbers that a language writes as words. One is left out, because in most of the languages it is also the article.

/** A number that is written as words, and where it stands. */
export type WordedNumber = { readonly value: number; readonly typed: string; readonly at: number };

/** The words of a language that counts with one word a number. Each is the source of a pattern. */
type Numerals = {
  /** The numbers from two to twenty, then the tens and a hundred, parted by spaces; `_` is a space within one. */
  readonly words: string;
  /** What is counted or measured. */
  readonly units: string;
  /** What stands between the two. */
  readonly between: string;
  /** Words that hold number and unit at once, such as a dual. */
  readonly whole?: Readonly<Record<number, string>>;
  /** Words that are written as part of the number. */
  readonly proclitics?: string;
};

const values = [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  ...[30, 40, 50, 60, 70, 80, 90, 100],
];

/** Makes the function that finds the numbers above one that stand as words before a unit. */
export function numeralsOf({ words, units, between, whole = {}, proclitics = '' }: Numerals) {
  const start = `(?<![\\p{L}\\p{M}-])${proclitics}`;
  const counted = words.split(' ').map((word, index) => ({
    value: values[index] ?? 0,
    source: `(?:${word.replaceAll('_', '\\s+')})${between}(?:${units})`,
  }));
  const held = Object.entries(whole).map(([value, word]) => ({
    value: Number(value),
    source: `(?:${word})(?!\\p{L})`,
  }));
  const numbers = [...counted, ...held].map(({ value, source }) => ({
    value,
    pattern: new RegExp(start + source, 'giu'),
  }));
  // Most texts have no such number, and one search for all is faster than one for each.
  const any = new RegExp(
    `${start}(?:(?:${words.replaceAll('_', '\\s+').replaceAll(' ', '|')})${between}(?:${units})${held.map(({ source }) => `|${source}`).join('')})`,
    'iu',
  );
  return (text: string): WordedNumber[] => {
    if (!any.test(text)) return [];
    const found = numbers.flatMap(({ value, pattern }) => numbersIn(text, pattern, () => value));
    // A match inside a longer match does not count: the word for ten in that for fifteen.
    const isWithin = (one: WordedNumber) =>
      found.some(
        ({ at, typed }) =>
          typed.length > one.typed.length &&
          at <= one.at &&
          at + typed.length >= one.at + one.typed.length,
      );
    return found.filter((one) => !isWithin(one));
  };
}

/** The matches of a pattern, each with its value. */
export function numbersIn(
  text: string,
  pattern: RegExp,
  valueIn: (typed: string) => number,
): WordedNumber[] {
  return Array.from(text.matchAll(pattern), ({ 0: typed, index }) => ({
    ...{ value: valueIn(typed), typed, at: index },
  }));
}
