// Purpose: what the answers on incidents and on maintenance have in common: instants, which an editor types in UTC, ids, the
// existing records. Pure.
import type { StatusRecords } from '../../status/records.ts';

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

/** Makes the check of an answer that must be an instant; the check returns the problem, or `undefined`. */
export function instantProblem(now: Date): (answer: string) => string | undefined {
  return (answer) =>
    readInstant(answer, now)
      ? undefined
      : `found ${answer}, expected an instant in UTC, such as 2026-11-20 09:05, 09:05 of today, or now.`;
}

/** An id that no record has, from the day and the title: `2026-11-12-dashboard-sign-in-unavailable`. */
export function freeId(start: Date, title: string, records: StatusRecords): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g);
  const id = [iso(start).slice(0, 10), ...(words ?? []).slice(0, 6)].join('-');
  const taken = new Set([...records.incidents, ...records.maintenance].map((each) => each.id));
  let free = id;
  for (let count = 2; taken.has(free); count += 1) free = `${id}-${count}`;
  return free;
}
