import type { Day, DayState } from './uptime.ts';

/** Width of a day's bar with the gap after it, and of the bar alone, in units of the drawing. */
export const barStep = 5;
export const barWidth = 4;

/** Days of one state that follow each other. */
export type Run = {
  readonly state: DayState;
  /** Index of the first day. */
  readonly from: number;
  readonly days: readonly Day[];
};

/** Groups the days into runs of one state, in order. */
export function runsOf(days: readonly Day[]): Run[] {
  const runs: { state: DayState; from: number; days: Day[] }[] = [];
  days.forEach((day, index) => {
    const last = runs.at(-1);
    if (last?.state === day.state) last.days.push(day);
    else runs.push({ state: day.state, from: index, days: [day] });
  });
  return runs;
}

/** One path for each state that occurs: horizontal strokes that a dash pattern of bar and gap cuts into days. */
export function barPaths(days: readonly Day[]): { state: DayState; path: string }[] {
  const runs = runsOf(days);
  return [...new Set(runs.map(({ state }) => state))].map((state) => ({
    state,
    path: runs
      .filter((run) => run.state === state)
      // The dash pattern starts again with each stroke.
      .map(
        ({ from, days }) => `M${from * barStep} 0h${days.length * barStep - (barStep - barWidth)}`,
      )
      .join(''),
  }));
}
