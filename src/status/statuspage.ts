import { type LogEntry, logOf } from './log.ts';
import type { Component, Incident, Maintenance, Severity, StatusRecords } from './records.ts';
import { type ComponentState, isOpen, overallOf, phaseOf, stateOf } from './state.ts';
import { componentsOf, lastChange, timelineOf } from './timeline.ts';
import { isCancelled } from './uptime.ts';

/** The words of Statuspage’s API for the states of a component. */
const componentStatus: Readonly<Record<ComponentState, string>> = {
  operational: 'operational',
  maintenance: 'under_maintenance',
  degraded: 'degraded_performance',
  down: 'major_outage',
};
/** The API returns this many entries of each list, the newest first. */
const limit = 50;

/** The indicator of the whole page: `critical` only when every component is down. */
export function indicatorOf(records: StatusRecords): Indicator {
  const { state, components } = overallOf(records);
  if (state === 'operational') return 'none';
  if (state === 'maintenance') return 'maintenance';
  if (state === 'degraded') return 'minor';
  return components.length === records.components.length ? 'critical' : 'major';
}

/**
 * The answers of Statuspage's public API, version 2, each by the name of its file below `/api/v2/`. Monitors that know that
 * service can therefore read this page. Cancelled maintenance is reported as completed, because the API has no word for it.
 */
export function statuspageFiles(
  records: StatusRecords,
  frame: StatuspageFrame,
): Record<string, object> {
  const { asOf } = records;
  const page = {
    id: frame.id,
    name: frame.name,
    url: frame.url,
    time_zone: 'Etc/UTC',
    updated_at: asOf.toISOString(),
  };
  const indicator = indicatorOf(records);
  const status = { indicator, description: frame.description(indicator) };
  const components = records.components.map((component, index) =>
    componentJson(component, index, records, frame),
  );
  const byId = new Map(components.map((component) => [component.id, component]));
  const json = (entry: LogEntry) => ({
    ...recordJson(entry, asOf, frame),
    components: componentsOf(entry).flatMap((id) => byId.get(id) ?? []),
  });
  const log = logOf(records);
  const incidents = log.filter((entry) => entry.kind === 'incident');
  const works = records.maintenance
    .toSorted((a, b) => b.start.getTime() - a.start.getTime() || (a.id < b.id ? 1 : -1))
    .map((record) => ({ kind: 'maintenance' as const, record }));
  const inPhase = (...phases: string[]) =>
    works.filter(({ record }) => phases.includes(phaseOf(record, asOf))).map(json);
  const unresolved = incidents.filter(({ record }) => isOpen(record)).map(json);
  return {
    summary: {
      page,
      status,
      components,
      incidents: unresolved,
      scheduled_maintenances: inPhase('planned', 'inProgress'),
    },
    status: { page, status },
    components: { page, components },
    incidents: { page, incidents: incidents.slice(0, limit).map(json) },
    'incidents/unresolved': { page, incidents: unresolved },
    'scheduled-maintenances': {
      page,
      scheduled_maintenances: works.slice(0, limit).map(json),
    },
    'scheduled-maintenances/upcoming': { page, scheduled_maintenances: inPhase('planned') },
    'scheduled-maintenances/active': { page, scheduled_maintenances: inPhase('inProgress') },
  };
}

function componentJson(
  { id, name, description, since, lastUpdate }: Component,
  index: number,
  records: StatusRecords,
  frame: StatuspageFrame,
) {
  return {
    id,
    name: frame.fill(name),
    status: componentStatus[stateOf(records, id)],
    created_at: since.toISOString(),
    updated_at: lastUpdate.toISOString(),
    position: index + 1,
    description: frame.fill(description),
    showcase: true,
    start_date: since.toISOString().slice(0, 10),
    group_id: null,
    page_id: frame.id,
    group: false,
    only_show_if_degraded: false,
  };
}

/** What the records lack: the name and address of the page, and the addresses of records. */
type StatuspageFrame = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly link: (id: string) => string;
  readonly description: (indicator: Indicator) => string;
  readonly fill: (text: string) => string;
};

type Indicator = 'none' | 'minor' | 'major' | 'critical' | 'maintenance';

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
