/** Whether anything is filled in on the page, which has one form at most: it would be lost if the page were left. */
export function isFilledIn(): boolean {
  return [...new FormData(document.forms[0]).values()].some((value) => value);
}
