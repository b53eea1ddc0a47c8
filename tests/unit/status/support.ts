// Records for the tests of the status page: short to write by hand, and random ones of every shape.
import fc from 'fast-check';
import { day, minute } from '../../../src/status/intervals.ts';
import type {
  Component,
  Impact,
  Incident,
  Maintenance,
  StatusRecords,
} from '../../../src/status/records.ts';

export const at = (text: string) => new Date(`${text.includes('T') ? text : `${text}T00:00`}Z`);
export const asOf = at('2026-11-20T09:00');

export function component(id: string, more: Partial<Component> = {}): Component {
  return {
    id,
    name: `Name of ${id}`,
    description: `What ${id} does.`,
    since: at('2026-01-01'),
    lastUpdate: asOf,
    ...more,
  };
}

export function incident(
  id: string,
  start: string,
  end: string | undefined,
  impact: Readonly<Record<string, Impact>>,
  more: Partial<Incident> = {},
): Incident {
  const begin = at(start);
  return {
    id,
    title: `Title of ${id}`,
    severity: 'P2',
    type: Object.values(impact).includes('down') ? 'brief-interruption' : 'minor-degradation',
    impact,
    start: begin,
    end: end === undefined ? undefined : at(end),
    description: `Description of ${id}.`,
    resolution: end === undefined ? undefined : `Resolution of ${id}.`,
    updates:
      end === undefined
        ? [{ at: begin, state: 'investigating', text: `We look at ${id}.` }]
        : [
            { at: begin, state: 'investigating', text: `We look at ${id}.` },
            { at: at(end), state: 'resolved', text: `${id} is over.` },
          ],
    ...more,
  };
}

export function maintenance(
  id: string,
  start: string,
  end: string,
  components: readonly string[],
  more: Partial<Maintenance> = {},
): Maintenance {
  return {
    id,
    title: `Title of ${id}`,
    components,
    announced: new Date(at(start).getTime() - 5 * day),
    start: at(start),
    end: at(end),
    details: `Details of ${id}.`,
    updates: [],
    ...more,
  };
}

export function records(more: Partial<StatusRecords> = {}): StatusRecords {
  return {
    asOf,
    components: [component('api'), component('dashboard'), component('site')],
    incidents: [],
    maintenance: [],
    ...more,
  };
}

const span = 130 * day;
const ids = ['api', 'dashboard', 'site'];
/** Begins before, within or at the end of the window, to the millisecond. */
const start = fc.integer({ min: -span, max: 0 }).map((back) => new Date(asOf.getTime() + back));
const impact = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...ids), fc.constantFrom('degraded', 'down')), {
    minLength: 1,
    selector: ([id]) => id,
  })
  .map((pairs) => Object.fromEntries(pairs) as Record<string, Impact>);

const randomIncident = fc
  .record({
    start,
    length: fc.option(fc.integer({ min: 1, max: 4 * day }), { nil: undefined, freq: 8 }),
    impact,
    excluded: fc.option(fc.constant('network' as const), { nil: undefined, freq: 1 }),
  })
  .map(({ start, length, impact, excluded }): Omit<Incident, 'id'> => {
    const end = length === undefined ? undefined : new Date(start.getTime() + length);
    return { ...incident('', '2026-11-01', undefined, impact), start, end, excluded };
  });

const randomMaintenance = fc
  .record({ start, hours: fc.integer({ min: 1, max: 30 }), components: fc.subarray(ids) })
  .map(
    ({ start, hours, components }): Omit<Maintenance, 'id'> => ({
      ...maintenance('', '2026-11-01', '2026-11-02', components),
      start,
      end: new Date(start.getTime() + hours * 60 * minute),
    }),
  );

/** Any history: incidents that overlap, touch, go on, lie outside; maintenance anywhere. */
export const histories: fc.Arbitrary<StatusRecords> = fc
  .record({
    incidents: fc.array(randomIncident, { maxLength: 25 }),
    maintenance: fc.array(randomMaintenance, { maxLength: 6 }),
  })
  .map((found) =>
    records({
      incidents: found.incidents.map((each, index) => ({ ...each, id: `incident-${index}` })),
      maintenance: found.maintenance.map((each, index) => ({ ...each, id: `work-${index}` })),
    }),
  );
