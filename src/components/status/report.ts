// What the pages and files of the status page show: computed from content/status once, for all languages.
import { cacheByObject } from '../../core/memo.ts';
import type { SoundCorpus } from '../../corpus/corpus.ts';
import { openCorpus } from '../../corpus/open-corpus.ts';
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
import { type Day, daysOf, type Measured, measuredOf, measureUptime } from '../../status/uptime.ts';

/** A component with everything that pages show about it. */
type ComponentReport = Component & {
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

const reportOf = cacheByObject(({ facts, status: { records } }: SoundCorpus): StatusReport => {
  /** The value of a fact that is a percentage or a count. */
  const number = (id: string): number => {
    const fact = facts.values.get(id);
    if (fact?.kind === 'percentage' || fact?.kind === 'count') return fact.value;
    throw missing(id, 'a percentage or a count');
  };
  /** The length of a fact that is a duration, in milliseconds. */
  const duration = (id: string): number => {
    const fact = facts.values.get(id);
    const single = fact?.kind === 'duration' && typeof fact.value === 'number';
    const length = single ? lengthOf(Number(fact.value), fact.unit) : undefined;
    if (length !== undefined) return length;
    throw missing(id, 'a duration of one value in minutes, hours, days or weeks');
  };
  const days = duration('uptime-window') / day;
  const misses = number('service-credit-misses');
  const commitments = records.components.flatMap((component): CommitmentReport[] => {
    if (!component.commitment) return [];
    const level = number(component.commitment);
    const months = monthsIn(records, component.id, days);
    return [{ component, level, months, credit: creditMonths(months, level, misses) }];
  });
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
    measured: measureUptime(records, days),
    commitments,
    recent: recentLog(records, duration('incident-window') / day),
    planned: plannedOf(records),
    months,
    links: permalinks(months),
    staleAfter: staleAfter(records, {
      calm: duration('status-stale'),
      duringIncident: duration('status-update'),
    }),
  };
});

/**
 * The report, computed once.
 * @throws Error when a fact that it needs is missing or of another kind.
 */
export function statusReport(): StatusReport {
  return reportOf(openCorpus());
}
