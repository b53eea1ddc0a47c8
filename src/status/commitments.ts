import { clip, type Interval, minute, wholeMinutes, without } from './intervals.ts';
import type { StatusRecords } from './records.ts';
import { interruptions, intervalOf, maintenanceOf, windowOf } from './uptime.ts';

/** The uptime of a component in a calendar month, by the rule of the merchant agreement, section “Uptime commitments”. */
export type Month = {
  /** `2026-10`. */
  readonly month: string;
  /** Whether the month has ended: only then can the commitment be missed. */
  readonly complete: boolean;
  /** Uptime so far, in percent of the month's minutes that are not excluded. */
  readonly uptime: number;
  readonly minutesDown: number;
  readonly minutesExcluded: number;
};

/** The calendar month in UTC that an instant lies in, such as `2026-10`. */
export function monthOf(instant: Date): string {
  return instant.toISOString().slice(0, 7);
}

/** A calendar month in UTC from its first instant to the first of the next. */
export function monthInterval(month: string): Interval {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { start: Date.UTC(year, number - 1, 1), end: Date.UTC(year, number, 1) };
}

/**
 * The calendar months that a window touches and whose records are complete, oldest first. The present month counts up to the
 * as-of instant.
 * @param days length of the window, which ends at the as-of instant
 */
export function monthsIn(records: StatusRecords, component: string, days: number): Month[] {
  const { start } = windowOf(records.asOf, days);
  const since = records.components.find(({ id }) => id === component)?.since ?? records.asOf;
  const months: Month[] = [];
  for (
    let month = monthOf(new Date(start));
    monthInterval(month).start < records.asOf.getTime();
    month = monthOf(new Date(monthInterval(month).end))
  ) {
    if (monthInterval(month).start >= since.getTime())
      months.push(uptimeIn(records, component, month));
  }
  return months;
}

/**
 * uptime = (minutes in the month − excluded minutes − minutes down) ÷ (minutes in the month − excluded minutes). A minute
 * counts as down if the component was down for the whole of it. Announced maintenance is excluded, and so are incidents whose
 * cause the agreement excludes. Being degraded is neither down nor excluded.
 */
export function uptimeIn(records: StatusRecords, component: string, month: string): Month {
  const whole = monthInterval(month);
  const asOf = records.asOf.getTime();
  const soFar = { start: whole.start, end: Math.min(whole.end, asOf) };
  const ownRecords = {
    ...records,
    incidents: records.incidents.filter(({ excluded }) => !excluded),
  };
  const excludedOutages = records.incidents.filter(
    ({ excluded, impact }) => excluded && impact[component] === 'down',
  );
  // A fault of the company within excluded time counts as down: in doubt the rule favours the merchant.
  const down = clip(interruptions(ownRecords, component, 'down'), soFar);
  const excludedSpans = excludedOutages.map((incident) => intervalOf(incident, records.asOf));
  const excluded = clip([...maintenanceOf(records, component), ...excludedSpans], soFar);
  const minutesDown = wholeMinutes(down);
  const minutesExcluded = wholeMinutes(without(excluded, down));
  const counted = Math.floor((soFar.end - soFar.start) / minute) - minutesExcluded;
  return {
    month,
    complete: whole.end <= asOf,
    uptime: counted > 0 ? 100 * (1 - minutesDown / counted) : 100,
    minutesDown,
    minutesExcluded,
  };
}

/**
 * The first run of complete, consecutive months in which a commitment was missed often enough for a service credit;
 * empty when the condition is not met.
 * @param months of one commitment, oldest first, none left out.
 * @param commitment percent.
 * @param misses consecutive months after which a credit is due.
 */
export function creditMonths(
  months: readonly Month[],
  commitment: number,
  misses: number,
): readonly Month[] {
  let run: Month[] = [];
  for (const month of months) {
    run = month.complete && month.uptime < commitment ? [...run, month] : [];
    if (run.length === misses) return run;
  }
  return [];
}
