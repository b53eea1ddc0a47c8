import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barPaths, barStep, barWidth, runsOf } from '../../../src/status/bars.ts';
import { daysOf } from '../../../src/status/uptime.ts';
import { histories, incident, records } from './support.ts';

/** The days that a path draws: each stroke is cut by the dash pattern of bar and gap. */
function drawn(path: string): number[] {
  return [...path.matchAll(/M(\d+) 0h(\d+)/g)].flatMap(([, from, length]) => {
    const first = Number(from) / barStep;
    const count = (Number(length) + barStep - barWidth) / barStep;
    return Array.from({ length: count }, (_, index) => first + index);
  });
}

describe('the bars', () => {
  it('are one path for each state, strokes of days that follow each other', () => {
    const history = records({
      incidents: [incident('a', '2026-11-17T10:00', '2026-11-17T11:00', { api: 'down' })],
    });
    expect(barPaths(daysOf(history, 'api', 5))).toEqual([
      { state: 'operational', path: 'M0 0h9M15 0h9' },
      { state: 'down', path: 'M10 0h4' },
    ]);
  });

  it('draw every day once, in its state', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const days = daysOf(history, 'api', 90);
        const states: string[] = [];
        for (const { state, path } of barPaths(days)) {
          for (const day of drawn(path)) {
            expect(states[day]).toBeUndefined();
            states[day] = state;
          }
        }
        expect(states).toEqual(days.map(({ state }) => state));
        expect(runsOf(days).flatMap((run) => run.days)).toEqual(days);
      }),
    );
  });
});
