import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clip,
  day,
  hour,
  lengthOf,
  minute,
  totalLength,
  union,
  wholeMinutes,
  without,
} from '../../../src/status/intervals.ts';

const span = (start: number, end: number) => ({ start, end });
const lists = fc.array(
  fc
    .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: -3, max: 20 }))
    .map(([start, length]) => span(start, start + length)),
  { maxLength: 12 },
);
/** Each moment by itself, the slow way that needs no argument. */
const moments = (list: readonly { start: number; end: number }[]) =>
  new Set(
    list.flatMap(({ start, end }) =>
      Array.from({ length: Math.max(0, end - start) }, (_, index) => start + index),
    ),
  );

describe('the union of intervals', () => {
  it('joins those that overlap or touch, in order, and drops those without length', () => {
    expect(union([span(5, 7), span(1, 3), span(3, 4), span(6, 9), span(2, 2)])).toEqual([
      span(1, 4),
      span(5, 9),
    ]);
  });

  it('covers the same moments as its parts, each once', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const joined = union(list);
        expect(moments(joined)).toEqual(moments(list));
        expect(totalLength(list)).toBe(moments(list).size);
        joined.forEach(({ start, end }, index) => {
          expect(end).toBeGreaterThan(start);
          if (index > 0) expect(start).toBeGreaterThan(joined[index - 1]?.end ?? 0);
        });
      }),
    );
  });
});

describe('intervals', () => {
  it('are clipped to a window', () => {
    expect(clip([span(1, 4), span(8, 12), span(20, 30)], span(3, 10))).toEqual([
      span(3, 4),
      span(8, 10),
    ]);
  });

  it('less others leave the moments that no other covers', () => {
    fc.assert(
      fc.property(lists, lists, (from, taken) => {
        const away = moments(taken);
        const expected = [...moments(from)].filter((moment) => !away.has(moment));
        expect(moments(without(from, taken))).toEqual(new Set(expected));
      }),
    );
  });
});

describe('whole minutes', () => {
  it('are those of the clock that are covered from end to end', () => {
    expect(wholeMinutes([span(0, minute)])).toBe(1);
    expect(wholeMinutes([span(1, minute)])).toBe(0);
    expect(wholeMinutes([span(30_000, 3 * minute + 30_000)])).toBe(2);
    expect(wholeMinutes([span(30_000, minute), span(minute, 2 * minute)])).toBe(1);
    expect(wholeMinutes([span(10, 20)])).toBe(0);
  });
});

describe('the length of a duration', () => {
  it('is fixed for minutes, hours, days and weeks only', () => {
    expect(lengthOf(15, 'minute')).toBe(900_000);
    expect(lengthOf(24, 'hour')).toBe(day);
    expect(lengthOf(1, 'week')).toBe(168 * hour);
    expect(lengthOf(1, 'month')).toBeUndefined();
    expect(lengthOf(1, 'business-day')).toBeUndefined();
  });
});
