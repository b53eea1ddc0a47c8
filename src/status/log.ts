import { monthOf } from './commitments.ts';
import type { Incident, Maintenance, StatusRecords } from './records.ts';
import { isOpen } from './state.ts';
import { isCancelled, windowOf } from './uptime.ts';

/** A line of the incident log: an incident, or announced work whose time has come. */
export type LogEntry =
  | { readonly kind: 'incident'; readonly record: Incident }
  | { readonly kind: 'maintenance'; readonly record: Maintenance };

/** Everything that had begun by the as-of instant, the newest first; entries of one instant are sorted by id. */
export function logOf({ incidents, maintenance, asOf }: StatusRecords): LogEntry[] {
  const entries: LogEntry[] = [
    ...incidents.map((record) => ({ kind: 'incident' as const, record })),
    ...maintenance.map((record) => ({ kind: 'maintenance' as const, record })),
  ];
  return entries.filter(({ record }) => record.start <= asOf).sort(newestFirst);
}

/** The entries that touch the days before the as-of instant, and every incident that is still open. */
export function recentLog(records: StatusRecords, days: number): LogEntry[] {
  const { start } = windowOf(records.asOf, days);
  return logOf(records).filter(
    ({ kind, record }) =>
      (record.end ?? records.asOf).getTime() > start || (kind === 'incident' && isOpen(record)),
  );
}

/** Months that the status page links; each month's page leads to those before and after it. */
export const monthLinks = 12;

/**
 * The entries of the recent log that the status page shows. There are fewer entries the more components there are to draw, so
 * that the first paint stays small: a reader in a bad moment may have a bad connection. Open incidents are always shown.
 */
export function frontPage(recent: readonly LogEntry[], components: number) {
  const first = (limit: number) =>
    recent.filter(
      (entry, index) => index < limit || (entry.kind === 'incident' && isOpen(entry.record)),
    );
  const rows = first(Math.max(8, 30 - components / 2));
  const timelines = first(Math.max(0, 8 - components / 4));
  return { rows, timelines, hidden: recent.length - rows.length };
}

/**
 * Maintenance that is planned after the as-of instant or in progress at it, the earliest first. Cancelled maintenance is
 * included until its time has passed.
 */
export function plannedOf({ maintenance, asOf }: StatusRecords): Maintenance[] {
  return maintenance
    .filter((work) => work.end > asOf && (work.start > asOf || !isCancelled(work)))
    .sort((a, b) => a.start.getTime() - b.start.getTime() || (a.id < b.id ? -1 : 1));
}

/** A page of a month's log. */
export type MonthPage = {
  /** `2026-10`. */
  readonly month: string;
  /** The number of the page, counted from 1 at the start of the month: a full page never changes its entries. */
  readonly number: number;
  /** How many pages the month has. */
  readonly count: number;
  /** English address: `/status/2026-10`, then `/status/2026-10/2`. */
  readonly path: string;
  /** The newest first. */
  readonly entries: readonly LogEntry[];
};

/** The entries on one page of a month: this many, with their timelines, fit the budget of a page. */
export const entriesPerPage = 12;

/** The pages of the log, the newest month first. An entry belongs to the month in which it began. */
export function monthPages(records: StatusRecords): MonthPage[] {
  const months = Map.groupBy(logOf(records), ({ record }) => monthOf(record.start));
  return [...months].flatMap(([month, newestFirstEntries]) => {
    const entries = newestFirstEntries.toReversed();
    const count = Math.ceil(entries.length / entriesPerPage);
    return Array.from({ length: count }, (_, index) => ({
      month,
      number: index + 1,
      count,
      path: index === 0 ? `/status/${month}` : `/status/${month}/${index + 1}`,
      entries: entries.slice(index * entriesPerPage, (index + 1) * entriesPerPage).toReversed(),
    }));
  });
}

/**
 * The permanent address of each entry of the log, by its id. It is on the page of the entry's month, which the entry never
 * leaves.
 */
export function permalinks(pages: readonly MonthPage[]): ReadonlyMap<string, string> {
  return new Map(
    pages.flatMap(({ path, entries }) =>
      entries.map(({ record }) => [record.id, `${path}#${record.id}`] as const),
    ),
  );
}

function newestFirst({ record: a }: LogEntry, { record: b }: LogEntry): number {
  return b.start.getTime() - a.start.getTime() || (a.id < b.id ? 1 : -1);
}
