/** A date as the attribute `datetime` of `<time>` needs it: `2026-11-20`. */
export function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** An instant in UTC to the second, as the attribute `datetime` of `<time>` and feeds need it: `2026-11-20T08:30:00Z`. */
export function isoInstant(instant: Date): string {
  return instant.toISOString().replace('.000', '');
}
