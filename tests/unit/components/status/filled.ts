// The collections that the status page reads, filled for a test.
import type { StatusRecords } from '../../../../src/status/records.ts';
import { fillCollections } from '../../collections.ts';

const duration = (value: unknown, unit: string) => ({ kind: 'duration', value, unit });
const facts = {
  'uptime-window': duration(90, 'day'),
  'incident-window': duration(30, 'day'),
  'status-stale': duration(24, 'hour'),
  'status-update': duration(15, 'minute'),
  'service-credit-misses': { kind: 'count', value: 2, unit: 'month' },
  'api-uptime': { kind: 'percentage', value: 99.9 },
};

/** Fills in records, with facts of which some may be others. */
export function fillStatus(
  { components, incidents, maintenance, asOf, sample }: StatusRecords,
  others: Readonly<Record<string, unknown>> = {},
): void {
  fillCollections({
    facts: Object.entries({ ...facts, ...others }).map(([id, data]) => ({ id, data })),
    statusComponents: [{ id: 'components', data: { components, asOf, sample } }],
    statusIncidents: [{ id: 'incidents', data: { incidents } }],
    statusMaintenance: [{ id: 'maintenance', data: { maintenance } }],
  });
}
