import { describe, expect, it } from 'vitest';
import { hour, minute } from '../../../src/status/intervals.ts';
import {
  isGoingOn,
  isOpen,
  overallOf,
  phaseOf,
  staleAfter,
  stateOf,
} from '../../../src/status/state.ts';
import { asOf, at, incident, maintenance, records } from './support.ts';

const open = (impact: 'degraded' | 'down', id = 'api') =>
  incident(`open-${id}-${impact}`, '2026-11-20T08:00', undefined, { [id]: impact });
const now = maintenance('now', '2026-11-20T08:00', '2026-11-20T10:00', ['site']);

describe('the state of a component', () => {
  it('follows from what goes on, the worst first', () => {
    expect(stateOf(records(), 'api')).toBe('operational');
    expect(stateOf(records({ maintenance: [now] }), 'site')).toBe('maintenance');
    expect(
      stateOf(records({ maintenance: [now], incidents: [open('degraded', 'site')] }), 'site'),
    ).toBe('degraded');
    expect(stateOf(records({ incidents: [open('degraded'), open('down')] }), 'api')).toBe('down');
    expect(stateOf(records({ incidents: [open('down')] }), 'site')).toBe('operational');
  });

  it('is operational at the instant at which an incident or a maintenance ends, and affected when it begins', () => {
    const over = incident('a', '2026-11-20T08:00', '2026-11-20T09:00', { api: 'down' });
    const begun = incident('b', '2026-11-20T09:00', '2026-11-20T10:00', { api: 'down' });
    expect(isGoingOn(over, asOf)).toBe(false);
    expect(isGoingOn(begun, asOf)).toBe(true);
    expect(phaseOf(maintenance('m', '2026-11-20T09:00', '2026-11-20T10:00', ['api']), asOf)).toBe(
      'inProgress',
    );
    expect(phaseOf(maintenance('m', '2026-11-20T08:00', '2026-11-20T09:00', ['api']), asOf)).toBe(
      'completed',
    );
  });
});

describe('the overall state', () => {
  it('is the worst of all, with the components that are in it', () => {
    expect(overallOf(records())).toEqual({
      state: 'operational',
      components: ['api', 'dashboard', 'site'],
    });
    const history = records({
      incidents: [open('down', 'site'), open('degraded', 'dashboard'), open('down')],
      maintenance: [now],
    });
    expect(overallOf(history)).toEqual({ state: 'down', components: ['api', 'site'] });
    expect(overallOf(records({ components: [] }))).toEqual({
      state: 'operational',
      components: [],
    });
  });
});

describe('a maintenance', () => {
  it('is planned, goes on, is completed or was called off', () => {
    const later = maintenance('m', '2026-11-28T02:00', '2026-11-28T04:00', ['api']);
    expect(phaseOf(later, asOf)).toBe('planned');
    expect(phaseOf(now, asOf)).toBe('inProgress');
    const off = [{ at: at('2026-11-19'), change: 'cancelled' as const, text: 'Off.' }];
    expect(phaseOf({ ...later, updates: off }, asOf)).toBe('cancelled');
  });
});

describe('the page', () => {
  const limits = { calm: 24 * hour, duringIncident: 15 * minute };

  it('may be old for a day, and for a quarter of an hour while an incident is open', () => {
    const over = incident('a', '2026-11-19T08:00', '2026-11-19T09:00', { api: 'down' });
    expect(staleAfter(records({ incidents: [over] }), limits)).toBe(1440);
    expect(staleAfter(records({ incidents: [open('down')] }), limits)).toBe(15);
  });

  it('never finds samples too old', () => {
    expect(staleAfter(records({ sample: true }), limits)).toBeUndefined();
    expect(staleAfter(records({ sample: true, incidents: [open('down')] }), limits)).toBe(
      undefined,
    );
  });

  it('counts an incident as open until it is resolved, even if service is back', () => {
    const watched = incident(
      'a',
      '2026-11-19T08:00',
      '2026-11-19T09:00',
      { api: 'down' },
      {
        updates: [{ at: at('2026-11-19T09:00'), state: 'monitoring', text: 'Back.' }],
      },
    );
    expect(isOpen(watched)).toBe(true);
    expect(staleAfter(records({ incidents: [watched] }), limits)).toBe(15);
    expect(stateOf(records({ incidents: [watched] }), 'api')).toBe('operational');
  });
});
