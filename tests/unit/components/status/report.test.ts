import { expect, test } from 'vitest';
import { statusReport } from '../../../../src/components/status/report.ts';
import { asOf, component, incident, maintenance, records } from '../../status/support.ts';
import { fillStatus } from './filled.ts';

const components = [component('api', { commitment: 'api-uptime' }), component('site')];
const outage = incident('outage', '2026-11-20T08:00', undefined, { api: 'down' });
const planned = maintenance('work', '2026-12-01T01:00', '2026-12-01T02:00', ['site']);

test('states, commitments and plans follow from the records', () => {
  fillStatus(records({ components, incidents: [outage], maintenance: [planned] }));
  const report = statusReport();
  expect(report.overall).toEqual({ state: 'down', components: ['api'] });
  expect(report.components.map(({ id, state }) => [id, state])).toEqual([
    ['api', 'down'],
    ['site', 'operational'],
  ]);
  expect(report.components[0]?.days).toHaveLength(90);
  expect(report.commitments.map(({ component: { id }, level }) => [id, level])).toEqual([
    ['api', 99.9],
  ]);
  expect(report.recent.map(({ record }) => record.id)).toContain('outage');
  expect(report.planned.map(({ id }) => id)).toEqual(['work']);
  expect(report.links.get('outage')).toBe('/status/2026-11#outage');
});

test('records are stale after the time of a calm day, and sooner while an incident is open; samples never', () => {
  fillStatus(records({ components }));
  expect(statusReport().staleAfter).toBe(24 * 60);
  fillStatus(records({ components, incidents: [outage] }));
  expect(statusReport().staleAfter).toBe(15);
  fillStatus(records({ components, incidents: [outage], sample: true }));
  expect(statusReport().staleAfter).toBeUndefined();
});

test('the recent log reaches as far back as its fact says', () => {
  const old = incident('old', '2026-11-10T08:00', '2026-11-10T09:00', { api: 'down' });
  const recent = (days: number) => {
    fillStatus(records({ components, incidents: [old] }), {
      'incident-window': { kind: 'duration', value: days, unit: 'day' },
    });
    return statusReport().recent.length;
  };
  expect(asOf.toISOString()).toBe('2026-11-20T09:00:00.000Z');
  expect([recent(9), recent(11)]).toEqual([0, 1]);
});

test.each([
  ['uptime-window', { kind: 'count', value: 90, unit: 'day' }],
  ['uptime-window', { kind: 'duration', value: [80, 90], unit: 'day' }],
  ['status-stale', { kind: 'duration', value: 1, unit: 'business-day' }],
])('a fact that is no length of time is an error that names it: %s as %j', (id, fact) => {
  fillStatus(records({ components }), { [id]: fact });
  expect(() => statusReport()).toThrow(
    `content/facts.yaml: the fact "${id}" must be a duration of one value in minutes, hours, days or weeks.`,
  );
});

test('a commitment without a number is an error', () => {
  fillStatus(records({ components }), { 'api-uptime': { kind: 'label', value: 'high' } });
  expect(() => statusReport()).toThrow(
    'content/facts.yaml: the fact "api-uptime" must be a percentage or a count.',
  );
});
