import { type LogEntry, logOf } from './log.ts';
import type { Component, StatusRecords } from './records.ts';
import { type ComponentState, isOpen, overallOf, phaseOf, stateOf } from './state.ts';
import { type Indicator, recordJson, type StatuspageFrame } from './statuspage-records.ts';
import { componentsOf } from './timeline.ts';

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
