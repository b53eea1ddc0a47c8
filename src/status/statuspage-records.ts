import type { LogEntry } from './log.ts';
import type { Incident, Maintenance, Severity } from './records.ts';
import { phaseOf } from './state.ts';
import { lastChange, timelineOf } from './timeline.ts';
import { isCancelled } from './uptime.ts';

/** What the records lack: the name and address of the page, and the addresses of records. */
export type StatuspageFrame = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly link: (id: string) => string;
  readonly description: (indicator: Indicator) => string;
  readonly fill: (text: string) => string;
};

export type Indicator = 'none' | 'minor' | 'major' | 'critical' | 'maintenance';

/** The words of Statuspage’s API for the impact of an incident. */
const incidentImpact: Readonly<Record<Severity, Indicator>> = {
  P1: 'critical',
  P2: 'major',
  P3: 'minor',
};

/** An incident or a maintenance as Statuspage’s API gives it, without its components. */
export function recordJson(entry: LogEntry, asOf: Date, frame: StatuspageFrame) {
  const own =
    entry.kind === 'incident' ? incidentJson(entry.record) : maintenanceJson(entry.record, asOf);
  return { ...sharedJson(entry, asOf, frame), ...own };
}

function incidentJson({ updates, severity }: Incident) {
  const at = (state: string) =>
    updates.find((update) => update.state === state)?.at.toISOString() ?? null;
  return {
    status: updates.at(-1)?.state ?? 'investigating',
    monitoring_at: at('monitoring'),
    resolved_at: at('resolved'),
    impact: incidentImpact[severity],
  };
}

function maintenanceJson(work: Maintenance, asOf: Date) {
  const done = isCancelled(work) || work.end <= asOf;
  const status = phaseOf(work, asOf) === 'inProgress' ? 'in_progress' : 'scheduled';
  return {
    status: done ? 'completed' : status,
    monitoring_at: null,
    resolved_at: done && !isCancelled(work) ? work.end.toISOString() : null,
    impact: 'maintenance',
    scheduled_for: work.start.toISOString(),
    scheduled_until: work.end.toISOString(),
  };
}

function sharedJson(entry: LogEntry, asOf: Date, frame: StatuspageFrame) {
  const { id, title, start } = entry.record;
  const steps = timelineOf(entry);
  const details = entry.kind === 'maintenance' ? entry.record.details : entry.record.description;
  return {
    id,
    name: frame.fill(title),
    created_at: (steps[0]?.at ?? start).toISOString(),
    updated_at: lastChange(entry).toISOString(),
    started_at: start.toISOString(),
    shortlink: frame.link(id),
    page_id: frame.id,
    incident_updates: steps
      .map(({ at, kind, text }, index) => ({
        id: `${id}-${index + 1}`,
        status: stepStatus(entry, kind, at, asOf),
        body: frame.fill(text || details),
        incident_id: id,
        created_at: at.toISOString(),
        updated_at: at.toISOString(),
        display_at: at.toISOString(),
        affected_components: [],
        deliver_notifications: false,
        custom_tweet: null,
        tweet_id: null,
      }))
      .reverse(),
  };
}

function stepStatus(entry: LogEntry, kind: string, at: Date, asOf: Date): string {
  if (entry.kind === 'incident') return kind;
  if (kind === 'cancelled') return 'completed';
  const { start, end } = entry.record;
  if (at < start) return 'scheduled';
  return at < end || asOf < end ? 'in_progress' : 'completed';
}
