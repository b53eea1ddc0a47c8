import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { day, minute } from '../../../src/status/intervals.ts';
import type { StatusRecords } from '../../../src/status/records.ts';
import {
  daysOf,
  interruptions,
  isCancelled,
  measuredOf,
  measureUptime,
  roundUptime,
  uptime,
} from '../../../src/status/uptime.ts';
import { asOf, at, component, histories, incident, maintenance, records } from './support.ts';

const window = 90;
const down = (history: StatusRecords) => measureUptime(history, window).interrupted;

describe('measured uptime', () => {
  it('is 99.98% for 26 minutes in 90 days', () => {
    const history = records({
      incidents: [
        incident('a', '2026-11-12T08:05', '2026-11-12T08:14', { dashboard: 'down' }),
        incident('b', '2026-10-28T13:12', '2026-10-28T13:29', { api: 'degraded' }),
      ],
    });
    expect(down(history)).toBe(26 * minute);
    expect(roundUptime(measureUptime(history, window))).toBe(99.98);
  });

  it('counts two components that fail at once as one interruption', () => {
    const history = records({
      incidents: [
        incident('a', '2026-11-12T08:00', '2026-11-12T08:20', { dashboard: 'down' }),
        incident('b', '2026-11-12T08:10', '2026-11-12T08:30', { api: 'degraded' }),
      ],
    });
    expect(down(history)).toBe(30 * minute);
    expect(measuredOf(history, 'api', window).interrupted).toBe(20 * minute);
  });

  it('counts an incident that goes on up to the as-of instant', () => {
    const history = records({
      incidents: [incident('a', '2026-11-20T08:00', undefined, { api: 'down' })],
    });
    expect(down(history)).toBe(60 * minute);
  });

  it('counts of an incident what lies in the window', () => {
    const history = records({
      incidents: [incident('a', '2026-08-22T08:30', '2026-08-22T09:10', { api: 'down' })],
    });
    expect(down(history)).toBe(10 * minute);
  });

  it('of a component covers the days since its records began', () => {
    const history = records({
      components: [component('api', { since: at('2026-11-10T09:00') })],
      incidents: [
        incident('a', '2026-11-01T00:00', '2026-11-02T00:00', { api: 'down' }),
        incident('b', '2026-11-12T00:00', '2026-11-12T01:00', { api: 'down' }),
      ],
    });
    expect(measuredOf(history, 'api', window)).toEqual({
      interrupted: 60 * minute,
      window: 10 * day,
    });
  });

  it.each([
    [0, 100],
    [1, 99.99],
    [6, 99.99],
    [19.4, 99.99],
    [19.5, 99.98],
    [32.3, 99.98],
    [32.5, 99.97],
    [90 * 1440, 0],
    [90 * 1440 - 1, 0.01],
  ])('for %s minutes is published as %s', (minutes, figure) => {
    expect(roundUptime({ interrupted: minutes * minute, window: 90 * day })).toBe(figure);
  });
});

describe('over any history, measured uptime', () => {
  it('lies between 0 and 100', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const figure = uptime(measureUptime(history, window));
        expect(figure).toBeGreaterThanOrEqual(0);
        expect(figure).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('does not depend on the order of the records', () => {
    const shuffled = histories.chain((history) =>
      fc
        .shuffledSubarray([...history.incidents], { minLength: history.incidents.length })
        .map((incidents) => ({ history, other: { ...history, incidents } })),
    );
    fc.assert(
      fc.property(shuffled, ({ history, other }) => {
        expect(measureUptime(other, window)).toEqual(measureUptime(history, window));
        for (const { id } of history.components) {
          expect(daysOf(other, id, window)).toEqual(daysOf(history, id, window));
        }
      }),
    );
  });

  it('does not count twice what overlaps: each incident given again changes nothing', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const twice = { ...history, incidents: [...history.incidents, ...history.incidents] };
        expect(measureUptime(twice, window)).toEqual(measureUptime(history, window));
      }),
    );
  });

  it('does not change when an incident is cut in two', () => {
    const cut = fc.tuple(histories, fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(cut, ([history, part]) => {
        const incidents = history.incidents.flatMap((each) => {
          const { start, end } = each;
          if (!end) return [each];
          const middle = new Date(
            Math.round(start.getTime() + part * (end.getTime() - start.getTime())),
          );
          return [
            { ...each, end: middle },
            { ...each, start: middle },
          ];
        });
        expect(measureUptime({ ...history, incidents }, window)).toEqual(
          measureUptime(history, window),
        );
      }),
    );
  });

  it('never rises with one more incident, and is never better than that of a component', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const fewer = { ...history, incidents: history.incidents.slice(1) };
        expect(down(fewer)).toBeLessThanOrEqual(down(history));
        const each = history.components.map(
          ({ id }) => measuredOf(history, id, window).interrupted,
        );
        expect(down(history)).toBeGreaterThanOrEqual(Math.max(...each));
        expect(down(history)).toBeLessThanOrEqual(each.reduce((sum, part) => sum + part, 0));
      }),
    );
  });

  it('does not depend on announced maintenance', () => {
    fc.assert(
      fc.property(histories, (history) => {
        expect(measureUptime({ ...history, maintenance: [] }, window)).toEqual(
          measureUptime(history, window),
        );
      }),
    );
  });

  it('is the sum of the days: the bars of a component add up to its figure', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { id } of history.components) {
          const days = daysOf(history, id, window);
          expect(days).toHaveLength(window);
          const sum = days.reduce((total, each) => total + each.down + each.degraded, 0);
          expect(sum).toBe(measuredOf(history, id, window).interrupted);
          for (const each of days) {
            const parts = each.down + each.degraded + each.maintenance;
            expect(parts).toBeLessThanOrEqual(each.end - each.start);
            expect(each.state === 'operational').toBe(parts === 0);
          }
        }
      }),
    );
  });
});

describe('daylight saving and leap seconds', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('do not matter: on a machine anywhere the days and the figure are the same', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const [expected, ...others] = [
          'UTC',
          'Europe/London',
          'America/St_Johns',
          'Australia/Lord_Howe',
        ].map((zone) => {
          vi.stubEnv('TZ', zone);
          return [measureUptime(history, window), daysOf(history, 'api', window)];
        });
        for (const other of others) expect(other).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it('do not matter: a day over the change of clocks or a leap second has 24 hours', () => {
    // The clocks of London went back on 25 October 2026; the last leap second ended 2016.
    for (const end of ['2026-10-26T00:00', '2017-01-01T12:00']) {
      const history = records({
        asOf: at(end),
        components: [component('api', { since: at('2015-01-01') })],
        incidents: [incident('a', '2015-06-01', undefined, { api: 'down' })],
      });
      for (const each of daysOf(history, 'api', window)) expect(each.down).toBe(day);
      expect(uptime(measureUptime(history, window))).toBe(0);
    }
  });
});

describe('the days of a component', () => {
  it('are 24 hours each, back from the as-of instant, in the worst state of each', () => {
    const history = records({
      components: [component('api', { since: at('2026-11-15T12:00') })],
      incidents: [
        incident('a', '2026-11-17T10:00', '2026-11-17T11:00', { api: 'degraded' }),
        incident('b', '2026-11-17T10:30', '2026-11-17T10:45', { api: 'down' }),
        incident('c', '2026-11-19T08:59', '2026-11-19T09:01', { api: 'degraded' }),
      ],
      maintenance: [maintenance('d', '2026-11-16T10:00', '2026-11-16T12:00', ['api'])],
    });
    const days = daysOf(history, 'api', 6);
    expect(days.map(({ state }) => state)).toEqual([
      'unknown',
      'operational',
      'maintenance',
      'down',
      'degraded',
      'degraded',
    ]);
    expect(days[5]?.end).toBe(asOf.getTime());
    expect(days[3]).toMatchObject({ down: 15 * minute, degraded: 45 * minute, maintenance: 0 });
    expect(days[2]).toMatchObject({ down: 0, degraded: 0, maintenance: 120 * minute });
  });

  it('do not show maintenance that was called off', () => {
    const called = maintenance('d', '2026-11-16T10:00', '2026-11-16T12:00', ['api'], {
      updates: [{ at: at('2026-11-15'), change: 'cancelled', text: 'Off.' }],
    });
    expect(isCancelled(called)).toBe(true);
    const days = daysOf(records({ maintenance: [called] }), 'api', 6);
    expect(days.every(({ state }) => state === 'operational')).toBe(true);
  });
});

describe('interruptions', () => {
  it('are those of a component, of a kind of impact, or of all', () => {
    const history = records({
      incidents: [
        incident('a', '2026-11-01T00:00', '2026-11-01T01:00', { api: 'down', site: 'degraded' }),
        incident('b', '2026-11-02T00:00', '2026-11-02T01:00', { site: 'degraded' }),
      ],
    });
    expect(interruptions(history)).toHaveLength(2);
    expect(interruptions(history, 'api')).toHaveLength(1);
    expect(interruptions(history, 'site')).toHaveLength(2);
    expect(interruptions(history, 'site', 'down')).toEqual([]);
    expect(interruptions(history, 'dashboard')).toEqual([]);
  });
});
