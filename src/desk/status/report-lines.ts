// Purpose: what readers of the status page will see, as lines of text for its editor. Pure.

import { createTranslation } from '../../corpus/speech/speak.ts';
import {
  formatDate,
  formatDuration,
  formatInstant,
  formatInterval,
} from '../../languages/dates.ts';
import { day } from '../../status/intervals.ts';
import { type LogEntry, plannedOf, recentLog } from '../../status/log.ts';
import type { StatusRecords } from '../../status/records.ts';
import { overallOf, phaseOf, staleAfter, stateOf } from '../../status/state.ts';
import { componentsOf } from '../../status/timeline.ts';
import { measuredOf, measureUptime, roundUptime } from '../../status/uptime.ts';

const locale = 'en-GB';

/** Limits of the page, from the facts, in milliseconds. */
export type Limits = {
  readonly uptimeWindow: number;
  readonly incidentWindow: number;
  readonly calm: number;
  readonly duringIncident: number;
};

/**
 * The lines.
 * @param words the English words of the page: `content/locales/en/status.json`.
 * @param now decides whether readers are warned that the data is old.
 */
export function reportLines(
  records: StatusRecords,
  limits: Limits,
  words: object,
  now: Date,
): string[] {
  const { t } = createTranslation('en', { en: { status: words } }, { fact: {}, company: {} });
  const names = new Map(records.components.map(({ id, name }) => [id, name]));
  const list = new Intl.ListFormat(locale);
  const namesOf = (ids: readonly string[]) => list.format(ids.map((id) => names.get(id) ?? id));
  const overall = overallOf(records);
  const days = limits.uptimeWindow / day;
  const whole = measureUptime(records, days);
  const minutes = staleAfter(records, limits);
  const word = (key: string) => t(`status:${key}`);
  const logLine = (entry: LogEntry) => {
    const { id, start, end } = entry.record;
    const lasted = end ? formatDuration(start, end, locale) : word('incidents.ongoing');
    return `  ${formatDate(start, locale)}, ${namesOf(componentsOf(entry))}, ${lasted}  (${id})`;
  };
  const log = recentLog(records, limits.incidentWindow / day);
  const planned = plannedOf(records);
  return [
    t(`status:overall.${overall.state}`, { components: namesOf(overall.components) }),
    t('status:asOf', { instant: formatInstant(records.asOf, locale) }),
    ageLine(records, minutes, now),
    '',
    ...records.components.map(({ id, name, lastUpdate }) => {
      const figure = roundUptime(measuredOf(records, id, days));
      return `  ${word(`state.${stateOf(records, id)}`)}  ${name}, ${figure}%, confirmed ${formatInstant(lastUpdate, locale)}`;
    }),
    '',
    `Measured uptime over ${days} days: ${roundUptime(whole)}% (${formatDuration(new Date(0), new Date(whole.interrupted), locale)} without announcement).`,
    `Log of ${limits.incidentWindow / day} days: ${log.length === 0 ? 'nothing.' : ''}`,
    ...log.map(logLine),
    `Scheduled maintenance: ${planned.length === 0 ? 'none.' : ''}`,
    ...planned.map((work) => {
      const phase = phaseOf(work, records.asOf);
      const note = phase === 'planned' ? '' : `, ${word(`maintenance.${phase}`)}`;
      return `  ${formatInterval(work.start, work.end, locale)}, ${namesOf(work.components)}${note}  (${work.id})`;
    }),
  ];
}

/** The line that says what readers will be told about the age of the records. */
function ageLine({ asOf }: StatusRecords, minutes: number | undefined, now: Date): string {
  if (minutes === undefined) {
    return 'Readers are told that these are samples ("sample: true" in content/status/components.yaml), and are not warned of their age.';
  }
  const stale = new Date(asOf.getTime() + minutes * 60_000);
  const warned = 'Readers are warned that the data is old';
  return `${warned}${now < stale ? ' from' : ', since'} ${formatInstant(stale, locale)}.`;
}
