// What the pages and files of the status page show: computed from content/status once, for all languages.
import { getEntry } from 'astro:content';
import { creditMonths, type Month, monthsIn } from '../../status/commitments.ts';
import { day, lengthOf } from '../../status/intervals.ts';
import {
  type LogEntry,
  type MonthPage,
  monthPages,
  permalinks,
  plannedOf,
  recentLog,
} from '../../status/log.ts';
import type { Component, Maintenance, StatusRecords } from '../../status/records.ts';
import {
  type ComponentState,
  type Overall,
  overallOf,
  staleAfter,
  stateOf,
} from '../../status/state.ts';
import { type Day, daysOf, type Measured, measured, measuredOf } from '../../status/uptime.ts';

/** A component with everything that pages show about it. */
export type ComponentReport = Component & {
  readonly state: ComponentState;
  readonly days: readonly Day[];
  readonly measured: Measured;
};

/** A monthly commitment, how it was kept in each month, and the months for which a service credit is due, if any. */
type CommitmentReport = {
  readonly component: Component;
  /** Committed uptime in percent. */
  readonly level: number;
  readonly months: readonly Month[];
  readonly credit: readonly Month[];
};

export type StatusReport = {
  readonly records: StatusRecords;
  readonly overall: Overall;
  readonly components: readonly ComponentReport[];
  readonly measured: Measured;
  readonly commitments: readonly CommitmentReport[];
  readonly recent: readonly LogEntry[];
  readonly planned: readonly Maintenance[];
  readonly months: readonly MonthPage[];
  /** The permanent address of each entry of the log, by its id. */
  readonly links: ReadonlyMap<string, string>;
  /** Age in minutes at which pages warn that the records may be out of date; samples bring no warning. */
  readonly staleAfter: number | undefined;
};

const missing = (id: string, what: string) =>
  new Error(`content/facts.yaml: the fact "${id}" must be ${what}.`);

/** The value of a fact that is a percentage or a count. */
async function factNumber(id: string): Promise<number> {
  const fact = (await getEntry('facts', id))?.data;
  if (fact?.kind === 'percentage' || fact?.kind === 'count') return fact.value;
  throw missing(id, 'a percentage or a count');
}

/** The length of a fact that is a duration, in milliseconds. */
async function factDuration(id: string): Promise<number> {
  const fact = (await getEntry('facts', id))?.data;
  const single = fact?.kind === 'duration' && typeof fact.value === 'number';
  const length = single ? lengthOf(Number(fact.value), fact.unit) : undefined;
  if (length !== undefined) return length;
  throw missing(id, 'a duration of one value in minutes, hours, days or weeks');
}

async function readRecords(): Promise<StatusRecords> {
  const current = await getEntry('statusComponents', 'components');
  const past = await getEntry('statusIncidents', 'incidents');
  const planned = await getEntry('statusMaintenance', 'maintenance');
  if (!current || !past || !planned) throw new Error('content/status is incomplete.');
  return { ...current.data, ...past.data, ...planned.data };
}

async function report(): Promise<StatusReport> {
  const records = await readRecords();
  const days = (await factDuration('uptime-window')) / day;
  const misses = await factNumber('service-credit-misses');
  const commitments: CommitmentReport[] = [];
  for (const component of records.components) {
    if (!component.commitment) continue;
    const level = await factNumber(component.commitment);
    const months = monthsIn(records, component.id, days);
    commitments.push({ component, level, months, credit: creditMonths(months, level, misses) });
  }
  const months = monthPages(records);
  return {
    records,
    overall: overallOf(records),
    components: records.components.map((component) => ({
      ...component,
      state: stateOf(records, component.id),
      days: daysOf(records, component.id, days),
      measured: measuredOf(records, component.id, days),
    })),
    measured: measured(records, days),
    commitments,
    recent: recentLog(records, (await factDuration('incident-window')) / day),
    planned: plannedOf(records),
    months,
    links: permalinks(months),
    staleAfter: staleAfter(records, {
      calm: await factDuration('status-stale'),
      duringIncident: await factDuration('status-update'),
    }),
  };
}

let once: Promise<StatusReport> | undefined;

/**
 * The report. A build computes it once; `astro dev` computes it again for each page.
 * @throws Error when a fact that it needs is missing or of another kind.
 */
export function statusReport(): Promise<StatusReport> {
  if (import.meta.env.DEV) return report();
  once ??= report();
  return once;
}
