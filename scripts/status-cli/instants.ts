// Purpose: instants as an editor types them, always in UTC, and as the records hold them. Pure.

/** An instant as the records hold it: `2026-11-20T09:00:00Z`. */
export function iso(instant: Date): string {
  return instant.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

const form = /^(?:(\d{4}-\d\d-\d\d)[T ])?(\d\d:\d\d)(?::(\d\d))?(?:Z| UTC)?$/;

/**
 * An instant from “now”, “09:05” (on the day of `now`), “2026-11-20 09:05” or “2026-11-20T09:05:00Z”; `undefined` for
 * anything else, also for a day that the calendar does not have.
 */
export function readInstant(typed: string, now: Date): Date | undefined {
  const text = typed.trim();
  if (text === 'now') return now;
  const [, date = iso(now).slice(0, 10), time, seconds = '00'] = form.exec(text) ?? [];
  if (!time) return undefined;
  const written = `${date}T${time}:${seconds}Z`;
  const instant = new Date(written);
  // A date such as 30 February would roll over to the next month.
  return !Number.isNaN(instant.getTime()) && iso(instant) === written ? instant : undefined;
}
