import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  entriesPerPage,
  frontPage,
  logOf,
  monthLinks,
  monthPages,
  permalinks,
  plannedOf,
  recentLog,
} from '../../../src/status/log.ts';
import { at, histories, incident, maintenance, records } from './support.ts';

const idsOf = (entries: readonly { record: { id: string } }[]) =>
  entries.map(({ record }) => record.id);
const cancelled = [{ at: at('2026-11-02'), change: 'cancelled' as const, text: 'Off.' }];
const history = records({
  incidents: [
    incident('old', '2026-10-05T10:00', '2026-10-05T11:00', { api: 'down' }),
    incident('new', '2026-11-12T10:00', '2026-11-12T11:00', { api: 'down' }),
    incident('open', '2026-09-05T10:00', undefined, { site: 'degraded' }),
  ],
  maintenance: [
    maintenance('done', '2026-11-07T02:00', '2026-11-07T04:00', ['api']),
    maintenance('off', '2026-11-05T02:00', '2026-11-05T04:00', ['api'], { updates: cancelled }),
    maintenance('now', '2026-11-20T08:00', '2026-11-20T10:00', ['api']),
    maintenance('later', '2026-12-12T02:00', '2026-12-12T04:00', ['api']),
    maintenance('soon', '2026-11-28T02:00', '2026-11-28T04:00', ['api'], { updates: cancelled }),
  ],
});

describe('the log', () => {
  it('holds what has begun, the newest first', () => {
    expect(idsOf(logOf(history))).toEqual(['now', 'new', 'done', 'off', 'old', 'open']);
  });

  it('of the last days holds what touches them, and every open incident', () => {
    expect(idsOf(recentLog(history, 30))).toEqual(['now', 'new', 'done', 'off', 'open']);
  });

  it('leaves what is planned to its own list, the earliest first', () => {
    expect(plannedOf(history).map(({ id }) => id)).toEqual(['now', 'soon', 'later']);
  });

  it('takes from that list what ends at the instant of the data, or was called off by then', () => {
    const ended = maintenance('ended', '2026-11-20T08:00', '2026-11-20T09:00', ['api']);
    const begins = maintenance('begins', '2026-11-20T09:00', '2026-11-20T10:00', ['api']);
    const works = [ended, begins, { ...begins, id: 'off', updates: cancelled }];
    expect(plannedOf(records({ maintenance: works })).map(({ id }) => id)).toEqual(['begins']);
  });
});

describe('the pages of the months', () => {
  it('hold each month in which something began, the newest first', () => {
    const pages = monthPages(history);
    expect(pages.map(({ path, entries }) => `${path}: ${idsOf(entries)}`)).toEqual([
      '/status/2026-11: now,new,done,off',
      '/status/2026-10: old',
      '/status/2026-09: open',
    ]);
    expect(permalinks(pages).get('old')).toBe('/status/2026-10#old');
    expect(permalinks(pages).get('later')).toBeUndefined();
  });

  it('of a full month are filled from its start, so that an address never moves', () => {
    const named = (count: number) =>
      records({
        incidents: Array.from({ length: count }, (_, index) => {
          const time = `2026-10-${String(1 + Math.floor(index / 2)).padStart(2, '0')}T${index % 2 ? '10' : '08'}`;
          return incident(`i${index}`, `${time}:00`, `${time}:30`, { api: 'down' });
        }),
      });
    const few = permalinks(monthPages(named(entriesPerPage)));
    const many = monthPages(named(2 * entriesPerPage + 1));
    expect(
      many.map(({ path, number, count, entries }) => [path, number, count, entries.length]),
    ).toEqual([
      ['/status/2026-10', 1, 3, entriesPerPage],
      ['/status/2026-10/2', 2, 3, entriesPerPage],
      ['/status/2026-10/3', 3, 3, 1],
    ]);
    for (const [id, link] of few) expect(permalinks(many).get(id)).toBe(link);
  });

  it('hold every entry of the log once, whatever the order of the records', () => {
    fc.assert(
      fc.property(histories, (any) => {
        const pages = monthPages(any);
        expect(pages.flatMap(({ entries }) => idsOf(entries)).toSorted()).toEqual(
          idsOf(logOf(any)).toSorted(),
        );
        const turned = {
          ...any,
          incidents: any.incidents.toReversed(),
          maintenance: any.maintenance.toReversed(),
        };
        expect(permalinks(monthPages(turned))).toEqual(permalinks(pages));
      }),
    );
  });
});

describe('the front page', () => {
  const recent = logOf(
    records({
      incidents: [
        incident('open', '2026-09-01T00:00', undefined, { api: 'down' }),
        ...Array.from({ length: 40 }, (_, index) =>
          incident(`i${index}`, `2026-11-10T0${index % 10}:00`, `2026-11-10T0${index % 10}:30`, {
            api: 'down',
          }),
        ),
      ],
    }),
  );

  it('shows fewer entries the more components there are, and says how many it leaves out', () => {
    const few = frontPage(recent, 5);
    const many = frontPage(recent, 50);
    expect(few.rows.length).toBeGreaterThan(many.rows.length);
    expect(few.timelines.length).toBeGreaterThan(many.timelines.length);
    expect(many.hidden).toBe(recent.length - many.rows.length);
  });

  it.each([
    [0, 30, 8],
    [5, 28, 7],
    [31, 15, 1],
    [32, 14, 0],
    [42, 9, 0],
    [44, 8, 0],
    [60, 8, 0],
  ])(
    'with %i components shows %i lines, %i of them with their timeline',
    (components, rows, timelines) => {
      const closed = recent.filter(({ record }) => record.id !== 'open');
      expect(closed.length).toBeGreaterThan(30);
      const shown = frontPage(closed, components);
      expect([shown.rows.length, shown.timelines.length]).toEqual([rows, timelines]);
    },
  );

  it('shows every open incident with its timeline', () => {
    expect(idsOf(frontPage(recent, 50).timelines)).toEqual(['open']);
    expect(idsOf(frontPage(recent, 50).rows)).toContain('open');
  });

  it('leaves nothing out of a short log', () => {
    const { rows, timelines, hidden } = frontPage(recent.slice(0, 3), 5);
    expect([rows.length, timelines.length, hidden]).toEqual([3, 3, 0]);
    expect(monthLinks).toBeGreaterThanOrEqual(3);
  });
});
