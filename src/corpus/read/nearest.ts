// Finds the valid name nearest to a misspelt one, and the sentence that offers it. A name that is far from all others gets an
// answer too, in weaker words.
import { distance } from 'fastest-levenshtein';

/** The name with the fewest letters to change, ignoring case; `undefined` if there are no names. */
export function nearest(found: string, names: Iterable<string>): string | undefined {
  const stepsTo = (name: string) => distance(found.toLowerCase(), name.toLowerCase());
  return [...names].sort((one, other) => stepsTo(one) - stepsTo(other))[0];
}

/** Whether two names are so similar that one is probably a typing mistake for the other. */
export function isSlip(found: string, name: string): boolean {
  const longest = Math.max(found.length, name.length);
  return distance(found.toLowerCase(), name.toLowerCase()) <= Math.max(1, longest * 0.4);
}

/**
 * The sentence that offers the nearest name, with a space before it; empty when there are no names.
 * @param show How a name is written in the sentence; in quotation marks by default.
 */
export function suggestion(
  found: string,
  names: Iterable<string>,
  show: (name: string) => string = (name) => `"${name}"`,
): string {
  const name = nearest(found, names);
  if (name === undefined) return '';
  return isSlip(found, name) ? ` Did you mean ${show(name)}?` : ` The nearest is ${show(name)}.`;
}
