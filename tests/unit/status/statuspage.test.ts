import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { StatusRecords } from '../../../src/status/records.ts';
import { indicatorOf, statuspageFiles } from '../../../src/status/statuspage.ts';
import { api } from './statuspage-schema.ts';
import { at, histories, incident, maintenance, records } from './support.ts';

const frame = {
  id: 'example.test',
  name: 'Example',
  url: 'https://example.test/status',
  link: (id: string) => `https://example.test/status#${id}`,
  description: (indicator: string) => `It is ${indicator}`,
  fill: (text: string) => text,
};
const filesOf = (history: StatusRecords) => statuspageFiles(history, frame);

const history = records({
  incidents: [
    incident(
      'open',
      '2026-11-20T08:00',
      undefined,
      { api: 'down', site: 'degraded' },
      { severity: 'P1' },
    ),
    incident('over', '2026-11-12T08:05', '2026-11-12T08:14', { dashboard: 'down' }),
  ],
  maintenance: [
    maintenance('done', '2026-11-07T02:00', '2026-11-07T04:00', ['api']),
    maintenance('now', '2026-11-20T08:00', '2026-11-20T10:00', ['dashboard']),
    maintenance('later', '2026-11-28T02:00', '2026-11-28T04:00', ['site']),
    maintenance('off', '2026-12-05T02:00', '2026-12-05T04:00', ['site'], {
      updates: [{ at: at('2026-11-20T08:30'), change: 'cancelled', text: 'Called off.' }],
    }),
  ],
});

describe('the files of the API', () => {
  it('have the names and the shape of Statuspage, and nothing else in them', () => {
    const files = filesOf(history);
    expect(Object.keys(files)).toEqual(Object.keys(api));
    for (const [name, schema] of Object.entries(api)) {
      const result = v.safeParse(schema, JSON.parse(JSON.stringify(files[name])));
      expect(result.issues ?? [], name).toEqual([]);
    }
  });

  it('have that shape over any history, with at most fifty records in a list', () => {
    fc.assert(
      fc.property(histories, (any) => {
        const files = filesOf(any);
        for (const [name, schema] of Object.entries(api)) {
          expect(v.is(schema, JSON.parse(JSON.stringify(files[name]))), name).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('tell a monitor what is wrong now', () => {
    const summary = v.parse(api.summary, JSON.parse(JSON.stringify(filesOf(history)['summary'])));
    expect(summary.status).toEqual({ indicator: 'major', description: 'It is major' });
    expect(summary.components.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'api major_outage',
      'dashboard under_maintenance',
      'site degraded_performance',
    ]);
    expect(summary.incidents.map(({ id, impact }) => `${id} ${impact}`)).toEqual(['open critical']);
    expect(summary.incidents[0]?.components.map(({ id }) => id)).toEqual(['api', 'site']);
    expect(summary.scheduled_maintenances.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'later scheduled',
      'now in_progress',
    ]);
    expect(summary.page.updated_at).toBe('2026-11-20T09:00:00.000Z');
  });

  it('list what was and what will be, the newest first, and called-off work as completed', () => {
    const files = filesOf(history);
    const incidents = v.parse(api.incidents, JSON.parse(JSON.stringify(files['incidents'])));
    expect(incidents.incidents.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'open investigating',
      'over resolved',
    ]);
    const works = v.parse(
      api['scheduled-maintenances'],
      JSON.parse(JSON.stringify(files['scheduled-maintenances'])),
    );
    expect(works.scheduled_maintenances.map(({ id, status }) => `${id} ${status}`)).toEqual([
      'off completed',
      'later scheduled',
      'now in_progress',
      'done completed',
    ]);
  });
});

describe('the indicator', () => {
  it.each([
    ['none', records()],
    [
      'maintenance',
      records({ maintenance: [maintenance('m', '2026-11-20T08:00', '2026-11-20T10:00', ['api'])] }),
    ],
    [
      'minor',
      records({ incidents: [incident('a', '2026-11-20T08:00', undefined, { api: 'degraded' })] }),
    ],
    [
      'major',
      records({ incidents: [incident('a', '2026-11-20T08:00', undefined, { api: 'down' })] }),
    ],
    [
      'critical',
      records({
        incidents: [
          incident('a', '2026-11-20T08:00', undefined, {
            api: 'down',
            dashboard: 'down',
            site: 'down',
          }),
        ],
      }),
    ],
  ])('is %s', (indicator, history) => {
    expect(indicatorOf(history)).toBe(indicator);
  });
});
