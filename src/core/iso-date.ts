/** A date as the attribute `datetime` of `<time>` needs it: `2026-11-20`. */
export function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}
