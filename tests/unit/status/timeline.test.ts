import { describe, expect, it } from 'vitest';
import { componentsOf, lastChange, timelineOf } from '../../../src/status/timeline.ts';
import { at, incident, maintenance } from './support.ts';

describe('the timeline', () => {
  it('of an incident is its updates', () => {
    const record = incident('a', '2026-11-12T08:00', '2026-11-12T09:00', {
      api: 'down',
      site: 'degraded',
    });
    const entry = { kind: 'incident' as const, record };
    expect(timelineOf(entry).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'investigating: We look at a.',
      'resolved: a is over.',
    ]);
    expect(lastChange(entry)).toEqual(at('2026-11-12T09:00'));
    expect(componentsOf(entry)).toEqual(['api', 'site']);
  });

  it('of a maintenance begins with its announcement, and names what changed the plan', () => {
    const record = maintenance('m', '2026-11-28T02:00', '2026-11-28T04:00', ['api'], {
      announced: at('2026-11-19T10:00'),
      updates: [
        { at: at('2026-11-20'), text: 'A word.' },
        { at: at('2026-11-21'), change: 'moved', text: 'Later.' },
      ],
    });
    const entry = { kind: 'maintenance' as const, record };
    expect(timelineOf(entry).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      'announced: ',
      'progress: A word.',
      'moved: Later.',
    ]);
    expect(lastChange(entry)).toEqual(at('2026-11-21'));
    expect(lastChange({ ...entry, record: { ...record, updates: [] } })).toEqual(
      at('2026-11-19T10:00'),
    );
    expect(componentsOf(entry)).toEqual(['api']);
  });
});
