import { clip, day, type Interval, totalLength, union, without } from './intervals.ts';
import type { Impact, Incident, Maintenance, StatusRecords } from './records.ts';

/** The window of a number of days that ends at the as-of instant. */
export function windowOf(asOf: Date, days: number): Interval {
  return { start: asOf.getTime() - days * day, end: asOf.getTime() };
}

export function isCancelled({ updates }: Maintenance): boolean {
  return updates.some(({ change }) => change === 'cancelled');
}

/** The interval in which an incident affected service. An incident without an end lasts until the as-of instant. */
export function intervalOf({ start, end }: Incident, asOf: Date): Interval {
  return { start: start.getTime(), end: Math.min((end ?? asOf).getTime(), asOf.getTime()) };
}

/**
 * The intervals in which incidents affected a component, or any component if none is named, up to the as-of instant.
 * Announced maintenance is no incident and is not among them.
 * @param impact counts only this kind of impact.
 */
export function interruptions(
  { incidents, asOf }: StatusRecords,
  component?: string,
  impact?: Impact,
): Interval[] {
  const counts = (found: Impact | undefined) =>
    found !== undefined && (impact === undefined || found === impact);
  const affected = incidents.filter((incident) =>
    component === undefined
      ? Object.values(incident.impact).some(counts)
      : counts(incident.impact[component]),
  );
  return union(affected.map((incident) => intervalOf(incident, asOf)));
}

/** The intervals of announced maintenance of a component, up to the as-of instant. */
export function maintenanceOf({ maintenance, asOf }: StatusRecords, component: string): Interval[] {
  const done = maintenance.filter(
    (work) => work.components.includes(component) && !isCancelled(work),
  );
  const all = done.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }));
  return union(clip(all, { start: Number.NEGATIVE_INFINITY, end: asOf.getTime() }));
}

/** How much of a window was interrupted. Both in milliseconds. */
export type Measured = { readonly interrupted: number; readonly window: number };

/**
 * Measured uptime of all components: the union of unannounced intervals in which any component was degraded or down,
 * over the days before the as-of instant.
 */
export function measureUptime(records: StatusRecords, days: number): Measured {
  const window = windowOf(records.asOf, days);
  return {
    interrupted: totalLength(clip(interruptions(records), window)),
    window: window.end - window.start,
  };
}

/** Measured uptime in percent, without rounding; 100 for a window without length. */
export function uptime({ interrupted, window }: Measured): number {
  return window > 0 ? 100 * (1 - interrupted / window) : 100;
}

/**
 * Measured uptime as it is published: percent with two decimals. It is never 100 if there was an interruption, and never 0 if
 * there was service.
 */
export function roundUptime(value: Measured): number {
  const rounded = Math.round(uptime(value) * 100) / 100;
  if (rounded >= 100 && value.interrupted > 0) return 99.99;
  return rounded <= 0 && value.interrupted < value.window ? 0.01 : rounded;
}

export type DayState = 'operational' | 'maintenance' | 'degraded' | 'down' | 'unknown';

/** 24 hours of a component. Times are in milliseconds. */
export type Day = Interval & {
  /** The worst state in these hours; `unknown` if the records begin later. */
  readonly state: DayState;
  readonly down: number;
  /** Time in which it was degraded and not down. */
  readonly degraded: number;
  readonly maintenance: number;
};

/**
 * The days of a component before the as-of instant, oldest first. Each is 24 hours counted back from that instant, so
 * that together they are exactly the window of the component's figure.
 */
export function daysOf(records: StatusRecords, component: string, days: number): Day[] {
  const down = interruptions(records, component, 'down');
  const degraded = without(interruptions(records, component, 'degraded'), down);
  const maintenance = without(maintenanceOf(records, component), [...down, ...degraded]);
  const since = sinceOf(records, component);
  const { start } = windowOf(records.asOf, days);
  return Array.from({ length: days }, (_, index) => {
    const slice = { start: start + index * day, end: start + (index + 1) * day };
    const known = { start: Math.max(slice.start, since), end: slice.end };
    const times = {
      down: totalLength(clip(down, known)),
      degraded: totalLength(clip(degraded, known)),
      maintenance: totalLength(clip(maintenance, known)),
    };
    return { ...slice, ...times, state: slice.end <= since ? 'unknown' : worstState(times) };
  });
}

/** Measured uptime of one component, over the part of the window that its records cover. */
export function measuredOf(records: StatusRecords, component: string, days: number): Measured {
  const window = windowOf(records.asOf, days);
  const known = { ...window, start: Math.max(window.start, sinceOf(records, component)) };
  return {
    interrupted: totalLength(clip(interruptions(records, component), known)),
    window: Math.max(0, known.end - known.start),
  };
}

function sinceOf({ components }: StatusRecords, component: string): number {
  return components.find(({ id }) => id === component)?.since.getTime() ?? 0;
}

function worstState(times: { down: number; degraded: number; maintenance: number }): DayState {
  if (times.down > 0) return 'down';
  if (times.degraded > 0) return 'degraded';
  return times.maintenance > 0 ? 'maintenance' : 'operational';
}
