/** A period of time in milliseconds since 1970 in UTC, without its end. Days have 86,400 seconds in it. */
export type Interval = { readonly start: number; readonly end: number };

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

const lengths: Readonly<Record<string, number>> = { minute, hour, day, week: 7 * day };

/**
 * The length of a duration of `content/facts.yaml` in milliseconds; `undefined` for a unit whose length depends on the
 * calendar, such as a month or a business day.
 */
export function lengthOf(value: number, unit: string): number | undefined {
  const length = lengths[unit];
  return length === undefined ? undefined : value * length;
}

/** The periods that any of the intervals covers, in order; none touches another. Empty intervals are dropped. */
export function union(intervals: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const { start, end } of intervals.filter(hasLength).sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, end) };
    } else merged.push({ start, end });
  }
  return merged;
}

/** The parts of the intervals that lie within a window, in the order given. */
export function clip(intervals: readonly Interval[], window: Interval): Interval[] {
  return intervals
    .map(({ start, end }) => ({
      start: Math.max(start, window.start),
      end: Math.min(end, window.end),
    }))
    .filter(hasLength);
}

/** The parts of `from` that no interval of `taken` covers. */
export function without(from: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const holes = union(taken);
  return union(from).flatMap((interval) => {
    let { start } = interval;
    const rest: Interval[] = [];
    for (const hole of clip(holes, interval)) {
      rest.push({ start, end: hole.start });
      start = hole.end;
    }
    return [...rest, { start, end: interval.end }].filter(hasLength);
  });
}

/** The time that the intervals cover together, in milliseconds; time that two of them share counts once. */
export function totalLength(intervals: readonly Interval[]): number {
  return union(intervals).reduce((sum, { start, end }) => sum + (end - start), 0);
}

/** The number of clock minutes that the intervals cover completely, in any order of the intervals. */
export function wholeMinutes(intervals: readonly Interval[]): number {
  return union(intervals).reduce((sum, { start, end }) => {
    const minutes = Math.floor(end / minute) - Math.ceil(start / minute);
    return sum + Math.max(0, minutes);
  }, 0);
}

function hasLength({ start, end }: Interval): boolean {
  return end > start;
}
