// The content that the status page shows, opened for a test.
import type { StatusRecords } from '../../../../src/status/records.ts';
import { openContent } from '../../open-content.ts';

const duration = (value: unknown, unit: string) => ({ kind: 'duration', value, unit });
const facts = {
  'uptime-window': duration(90, 'day'),
  'incident-window': duration(30, 'day'),
  'status-stale': duration(24, 'hour'),
  'status-update': duration(15, 'minute'),
  'service-credit-misses': { kind: 'count', value: 2, unit: 'month' },
  'api-uptime': { kind: 'percentage', value: 99.9 },
};

/** Opens records, with facts of which some may be others. */
export function fillStatus(
  records: StatusRecords,
  others: Readonly<Record<string, unknown>> = {},
): void {
  const values = new Map(Object.entries({ ...facts, ...others }));
  openContent({ facts: { values }, status: { records } });
}
