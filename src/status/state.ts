import { minute } from './intervals.ts';
import type { Incident, Maintenance, StatusRecords } from './records.ts';
import { isCancelled } from './uptime.ts';

/** States of a component, the best first. */
export const componentStates = ['operational', 'maintenance', 'degraded', 'down'] as const;
export type ComponentState = (typeof componentStates)[number];

/** Whether an incident affects service at an instant. */
export function isGoingOn({ start, end }: Incident, at: Date): boolean {
  return start <= at && (end === undefined || end > at);
}

/** Whether an incident is open: its last update has not resolved it, even if service is back. */
export function isOpen({ updates }: Incident): boolean {
  return updates.at(-1)?.state !== 'resolved';
}

export type Phase = 'planned' | 'inProgress' | 'completed' | 'cancelled';

/** The phase of a maintenance at an instant. */
export function phaseOf(work: Maintenance, at: Date): Phase {
  if (isCancelled(work)) return 'cancelled';
  if (work.start > at) return 'planned';
  return work.end > at ? 'inProgress' : 'completed';
}

/** The state of a component at the as-of instant. It is derived from the records, and never typed. */
export function stateOf(
  { incidents, maintenance, asOf }: StatusRecords,
  component: string,
): ComponentState {
  const found = incidents.flatMap((incident) => {
    const impact = incident.impact[component];
    return impact && isGoingOn(incident, asOf) ? [impact] : [];
  });
  if (found.includes('down')) return 'down';
  if (found.includes('degraded')) return 'degraded';
  const worked = maintenance.some(
    (work) => work.components.includes(component) && phaseOf(work, asOf) === 'inProgress',
  );
  return worked ? 'maintenance' : 'operational';
}

/** The answer of the whole page: the worst state, and the components that are in it. */
export type Overall = {
  readonly state: ComponentState;
  /** Ids in the order of the components; all of them when everything is operational. */
  readonly components: readonly string[];
};

/** The overall state at the as-of instant. */
export function overallOf(records: StatusRecords): Overall {
  const states = records.components.map(({ id }) => ({ id, state: stateOf(records, id) }));
  const rank = (state: ComponentState) => componentStates.indexOf(state);
  const worst = Math.max(0, ...states.map(({ state }) => rank(state)));
  const state = componentStates[worst] ?? 'operational';
  return { state, components: states.flatMap((each) => (each.state === state ? [each.id] : [])) };
}

/**
 * How long after the as-of instant the page counts as up to date, in minutes. The time is shorter while an incident is open.
 * Samples never become out of date, because they say nothing about today.
 * @param limits in milliseconds
 */
export function staleAfter(
  { incidents, sample }: StatusRecords,
  limits: { readonly calm: number; readonly duringIncident: number },
): number | undefined {
  if (sample) return undefined;
  return (incidents.some(isOpen) ? limits.duringIncident : limits.calm) / minute;
}
