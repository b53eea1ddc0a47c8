// Purpose: a status page with a long history, as YAML: many components and incidents that overlap, the same each time.
import { stringify } from 'yaml';
import { day, hour, minute } from '../../src/status/intervals.ts';
import { random } from './random.ts';

const words = (
  'requests answers payments merchants settlement screening wallet ledger network gateway replica queue certificate ' +
  'deploy region provider database cache latency errors retries timeouts sign-in reports webhooks invoices quotes rates ' +
  'slow failing restored delayed rejected rerouted drained rolled-back replaced restarted patched scaled limited blocked ' +
  'some most a-few all several new old European Asian evening morning nightly weekly unexpected partial repeated'
).split(' ');

/** The files of `content/status` with so many components and incidents, spread over so many days. */
export function manyRecords(components: number, incidents: number, days: number, asOf: Date) {
  const next = random(7);
  const pick = <T>(list: readonly T[]): T =>
    list[Math.floor(next() * list.length)] ?? (list[0] as T);
  const text = (count: number) => {
    const sentence = Array.from({ length: count }, () => pick(words)).join(' ');
    return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
  };
  const iso = (time: number) => new Date(time).toISOString().replace('.000', '');
  const now = asOf.getTime();
  const ids = Array.from({ length: components }, (_, index) => `component-${index + 1}`);
  const starts = Array.from(
    { length: incidents },
    () => Math.floor((now - hour - next() * days * day) / minute) * minute,
  ).sort((a, b) => b - a);
  return {
    'components.yaml': stringify({
      asOf: iso(now),
      components: ids.map((id) => ({
        id,
        name: `${pick(words)} ${pick(words)} ${id.slice(10)}`,
        description: text(8),
        since: iso(now - (days + 40) * day),
        lastUpdate: iso(now - Math.floor(next() * 30) * minute),
        ...(id === 'component-1' && { commitment: 'api-uptime-commitment' }),
        ...(id === 'component-2' && { commitment: 'dashboard-uptime-commitment' }),
      })),
    }),
    'incidents.yaml': stringify({
      incidents: starts.map((start, index) => {
        const end = start + Math.ceil(next() * 50) * minute;
        const down = next() < 0.4;
        const affected = [pick(ids), pick(ids)].slice(0, next() < 0.7 ? 1 : 2);
        return {
          id: `${iso(start).slice(0, 10)}-incident-${index}`,
          title: text(4),
          severity: pick(['P1', 'P2', 'P3']),
          type: down ? 'brief-interruption' : 'minor-degradation',
          impact: Object.fromEntries(affected.map((id) => [id, down ? 'down' : 'degraded'])),
          start: iso(start),
          end: iso(end),
          description: text(18),
          resolution: text(10),
          updates: [
            { at: iso(start + minute), state: 'investigating', text: text(12) },
            { at: iso(start + 2 * minute), state: 'identified', text: text(14) },
            { at: iso(end + minute), state: 'monitoring', text: text(10) },
            { at: iso(end + 5 * minute), state: 'resolved', text: text(10) },
          ],
        };
      }),
    }),
    'maintenance.yaml': stringify({ maintenance: [] }),
  };
}
