import { describe, expect, it } from 'vitest';
import { recordJson } from '../../../src/status/statuspage-records.ts';
import { asOf, at, incident, maintenance } from './support.ts';

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
