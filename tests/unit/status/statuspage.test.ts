import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { StatusRecords } from '../../../src/status/records.ts';
import { indicatorOf, recordJson, statuspageFiles } from '../../../src/status/statuspage.ts';
import { api } from './statuspage-schema.ts';
import { asOf, at, histories, incident, maintenance, records } from './support.ts';

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

describe('a record by itself', () => {
  const frame = {
    id: 'page',
    name: 'Example',
    url: 'https://example.test/status',
    link: (id: string) => `https://example.test/status#${id}`,
    description: (indicator: string) => indicator,
    fill: (text: string) => text.replace('{{brand}}', 'Example'),
  };

  describe('an incident', () => {
    it('has its instants, and its updates with the newest first', () => {
      const record = incident(
        'a',
        '2026-11-12T08:05',
        '2026-11-12T08:14',
        { api: 'down' },
        {
          title: 'Trouble at {{brand}}',
          updates: [
            { at: at('2026-11-12T08:09'), state: 'investigating', text: 'We look.' },
            { at: at('2026-11-12T08:14'), state: 'monitoring', text: 'We watch.' },
            { at: at('2026-11-12T08:45'), state: 'resolved', text: 'Over.' },
          ],
        },
      );
      const json = recordJson({ kind: 'incident', record }, asOf, frame);
      expect(json).toMatchObject({
        id: 'a',
        name: 'Trouble at Example',
        status: 'resolved',
        impact: 'major',
        created_at: '2026-11-12T08:09:00.000Z',
        started_at: '2026-11-12T08:05:00.000Z',
        monitoring_at: '2026-11-12T08:14:00.000Z',
        resolved_at: '2026-11-12T08:45:00.000Z',
        updated_at: '2026-11-12T08:45:00.000Z',
        shortlink: 'https://example.test/status#a',
      });
      expect(json.incident_updates.map(({ id, status, body }) => [id, status, body])).toEqual([
        ['a-3', 'resolved', 'Over.'],
        ['a-2', 'monitoring', 'We watch.'],
        ['a-1', 'investigating', 'We look.'],
      ]);
    });

    it('that is open was resolved at no instant', () => {
      const record = incident('a', '2026-11-20T08:00', undefined, { api: 'down' });
      expect(recordJson({ kind: 'incident', record }, asOf, frame)).toMatchObject({
        status: 'investigating',
        monitoring_at: null,
        resolved_at: null,
      });
    });
  });

  describe('a maintenance', () => {
    it('says its plan, and what each update was at its time', () => {
      const record = maintenance('m', '2026-11-07T02:00', '2026-11-07T04:00', ['api'], {
        announced: at('2026-11-03T10:00'),
        updates: [
          { at: at('2026-11-07T02:00'), text: 'Begun.' },
          { at: at('2026-11-07T04:00'), text: 'Ended.' },
        ],
      });
      const json = recordJson({ kind: 'maintenance', record }, asOf, frame);
      expect(json).toMatchObject({
        status: 'completed',
        impact: 'maintenance',
        scheduled_for: '2026-11-07T02:00:00.000Z',
        scheduled_until: '2026-11-07T04:00:00.000Z',
        resolved_at: '2026-11-07T04:00:00.000Z',
        created_at: '2026-11-03T10:00:00.000Z',
      });
      expect(json.incident_updates.map(({ status, body }) => [status, body])).toEqual([
        ['completed', 'Ended.'],
        ['in_progress', 'Begun.'],
        ['scheduled', 'Details of m.'],
      ]);
    });
  });
});
