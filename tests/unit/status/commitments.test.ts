import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditMonths,
  type Month,
  monthInterval,
  monthOf,
  monthsIn,
  uptimeIn,
} from '../../../src/status/commitments.ts';
import { day } from '../../../src/status/intervals.ts';
import { at, component, histories, incident, maintenance, records } from './support.ts';

const minutesOfOctober = 31 * 1440;

describe('a calendar month', () => {
  it('is that of UTC', () => {
    expect(monthOf(at('2026-10-31T23:59'))).toBe('2026-10');
    expect(monthOf(at('2026-11-01T00:00'))).toBe('2026-11');
    expect(monthInterval('2026-12')).toEqual({
      start: at('2026-12-01').getTime(),
      end: at('2027-01-01').getTime(),
    });
    const february = monthInterval('2028-02');
    expect(february.end - february.start).toBe(29 * day);
  });
});

describe('the uptime of a month', () => {
  const of = (more: Parameters<typeof records>[0], month = '2026-10') =>
    uptimeIn(records(more), 'api', month);

  it('counts minutes for the whole of which the component was down', () => {
    const month = of({
      incidents: [
        incident('a', '2026-10-10T10:00:30', '2026-10-10T10:45:30', { api: 'down' }),
        incident('b', '2026-10-11T10:00', '2026-10-11T12:00', { api: 'degraded' }),
        incident('c', '2026-10-12T10:00', '2026-10-12T12:00', { site: 'down' }),
      ],
    });
    expect(month.minutesDown).toBe(44);
    expect(month.uptime).toBeCloseTo(100 * (1 - 44 / minutesOfOctober), 10);
    expect(month.complete).toBe(true);
  });

  it('takes announced maintenance and excluded causes out of the month', () => {
    const month = of({
      incidents: [
        incident('a', '2026-10-10T10:00', '2026-10-10T10:30', { api: 'down' }),
        incident(
          'b',
          '2026-10-11T10:00',
          '2026-10-11T11:00',
          { api: 'down' },
          { excluded: 'network' },
        ),
      ],
      maintenance: [maintenance('m', '2026-10-17T02:00', '2026-10-17T04:00', ['api'])],
    });
    expect(month).toMatchObject({ minutesDown: 30, minutesExcluded: 180 });
    expect(month.uptime).toBeCloseTo(100 * (1 - 30 / (minutesOfOctober - 180)), 10);
  });

  it('counts a fault of ours within maintenance as down, not as excluded', () => {
    const month = of({
      incidents: [incident('a', '2026-10-17T03:00', '2026-10-17T03:30', { api: 'down' })],
      maintenance: [maintenance('m', '2026-10-17T02:00', '2026-10-17T04:00', ['api'])],
    });
    expect(month).toMatchObject({ minutesDown: 30, minutesExcluded: 90 });
  });

  it('of an incident that spans two months takes its part', () => {
    const history = {
      incidents: [incident('a', '2026-09-30T23:00', '2026-10-01T02:00', { api: 'down' })],
    };
    expect(of(history).minutesDown).toBe(120);
    expect(of(history, '2026-09').minutesDown).toBe(60);
  });

  it('that has not ended counts up to the as-of instant', () => {
    const month = of(
      { incidents: [incident('a', '2026-11-20T08:00', undefined, { api: 'down' })] },
      '2026-11',
    );
    expect(month.complete).toBe(false);
    expect(month.minutesDown).toBe(60);
    expect(month.uptime).toBeCloseTo(100 * (1 - 60 / (19 * 1440 + 540)), 10);
  });

  it('lies between 0 and 100 over any history', () => {
    fc.assert(
      fc.property(histories, (history) => {
        for (const { id } of history.components) {
          for (const month of monthsIn(history, id, 90)) {
            expect(month.uptime).toBeGreaterThanOrEqual(0);
            expect(month.uptime).toBeLessThanOrEqual(100);
          }
        }
      }),
    );
  });
});

describe('the months that are shown', () => {
  it('are those that the window touches, the one in progress last', () => {
    const months = monthsIn(records(), 'api', 90);
    expect(months.map(({ month, complete }) => `${month} ${complete}`)).toEqual([
      '2026-08 true',
      '2026-09 true',
      '2026-10 true',
      '2026-11 false',
    ]);
  });

  it('begin with the first whose records are complete', () => {
    const young = records({ components: [component('api', { since: at('2026-09-01T00:01') })] });
    expect(monthsIn(young, 'api', 90).map(({ month }) => month)).toEqual(['2026-10', '2026-11']);
  });
});

describe('the condition of a service credit', () => {
  const months = (...uptimes: number[]): Month[] =>
    uptimes.map((uptime, index) => ({
      month: `2026-0${index + 1}`,
      complete: index < uptimes.length - 1,
      uptime,
      minutesDown: 0,
      minutesExcluded: 0,
    }));
  const due = (...uptimes: number[]) =>
    creditMonths(months(...uptimes), 99.9, 2).map(({ month }) => month);

  it('is met by misses in consecutive months', () => {
    expect(due(100, 99.8, 99.7, 100)).toEqual(['2026-02', '2026-03']);
    expect(due(99.8, 99.8, 99.8, 100)).toEqual(['2026-01', '2026-02']);
  });

  it('is not met by misses with a month between, by one alone, or by a month that has not ended', () => {
    expect(due(99.8, 100, 99.8, 100)).toEqual([]);
    expect(due(100, 99.8, 100)).toEqual([]);
    expect(due(100, 99.8, 99.8)).toEqual([]);
  });

  it('is not met by a month that keeps the commitment exactly', () => {
    expect(due(99.9, 99.9, 99.9, 100)).toEqual([]);
  });
});
