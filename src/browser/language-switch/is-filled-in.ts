/**
 * Whether anything is filled in on the page, which has one form at most: it would be lost if the page were left. Boxes do not count: those
 * of the search come with a tick.
 */
export function isFilledIn(): boolean {
  const fields = 'form :is(input:not([type=checkbox]),select,textarea)';
  return [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value);
}
