import { describe, expect, test } from 'vitest';
import {
  dayBefore,
  endOf,
  isReplaced,
  shownOn,
  statesOn,
} from '../../../../src/corpus/record/states.ts';
import { change, draftOf, versionOf } from './versions.ts';

/** Versions from their numbers, days of publication and first days. */
const versions = (...days: readonly (readonly [string, string, string])[]) =>
  days.map(([number, announced, effective]) => versionOf(number, { announced, effective }));
const ends = (all: ReturnType<typeof versions>) =>
  all.map((version) => endOf(version, all)?.head.version);

test('the day before is one of the calendar', () => {
  expect(dayBefore('2026-11-22')).toBe('2026-11-21');
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
});

describe('versions that apply one after another', () => {
  const terms = versions(
    ['1.0', '2026-01-01', '2026-01-01'],
    ['1.1', '2026-05-01', '2026-06-01'],
    ['1.10', '2026-11-01', '2026-12-01'],
  );

  test.each([
    ['2025-12-31', ['announced', 'announced', 'announced']],
    ['2026-01-01', ['current', 'announced', 'announced']],
    ['2026-05-31', ['current', 'announced', 'announced']],
    ['2026-06-01', ['superseded', 'current', 'announced']],
    ['2027-01-01', ['superseded', 'superseded', 'current']],
  ])('on %s', (day, states) => {
    expect(statesOn(terms, day)).toEqual(states);
    expect(shownOn(terms, day)).toBe(terms[states.indexOf('current')]);
  });

  test('end with the first day of the next', () => {
    expect(ends(terms)).toEqual(['1.1', '1.10', undefined]);
  });
});

describe('a version that another one replaces before its day', () => {
  const first = ['1.0', '2026-01-01', '2026-01-01'] as const;
  const announced = ['1.1', '2026-05-01', '2026-06-01'] as const;

  test.each([
    ['its day is moved', '2026-05-02', '2026-07-01'],
    ['it is taken back on its own day', '2026-05-31', '2026-06-01'],
    ['another one applies at once', '2026-05-02', '2026-05-02'],
    ['another one is published on its day, for that day', '2026-06-01', '2026-06-01'],
  ])('%s', (_, published, effective) => {
    const all = versions(first, announced, ['1.2', published, effective]);
    expect(all.map((version) => isReplaced(version, all))).toEqual([false, true, false]);
    expect(statesOn(all, '2026-05-31')[1]).toBe('replaced');
    expect(statesOn(all, effective)).toEqual(['superseded', 'replaced', 'current']);
    // It ends with the day on which it would have begun.
    expect(ends(all)).toEqual(['1.2', '1.1', undefined]);
  });

  test('stays what it was once its day has come', () => {
    const all = versions(first, announced, ['1.2', '2026-06-01', '2026-06-02']);
    expect(statesOn(all, '2026-06-02')).toEqual(['superseded', 'superseded', 'current']);
  });

  test('is not replaced by what was published on the same day, for a later one', () => {
    const all = versions(first, announced, ['1.2', '2026-05-01', '2026-08-01']);
    expect(statesOn(all, '2026-06-01')).toEqual(['superseded', 'current', 'announced']);
  });

  test('is not replaced by a correction of the text before it', () => {
    const all = versions(
      first,
      ['1.1', '2026-05-02', '2026-05-02'],
      ['2.0', '2026-05-01', '2026-06-01'],
    );
    expect(statesOn(all, '2026-05-02')).toEqual(['superseded', 'current', 'announced']);
    expect(ends(all)).toEqual(['1.1', '2.0', undefined]);
  });
});

test('drafts apply on no day: the newest is the one that is shown, and none has an end', () => {
  const drafts = [draftOf('1.0', '2026-01-01'), draftOf('1.1', '2026-05-01')];
  for (const day of ['2025-12-31', '2026-05-01', '2030-01-01']) {
    expect(statesOn(drafts, day)).toEqual(['earlier draft', 'draft']);
    expect(shownOn(drafts, day)).toBe(drafts[1]);
  }
  for (const draft of drafts) {
    expect(endOf(draft, drafts)).toBeUndefined();
    expect(isReplaced(draft, drafts)).toBe(false);
  }
});

test('a version that is corrected on its first day was not replaced before it', () => {
  const day = '2026-01-01';
  const correction = versionOf('1.1', {
    ...change,
    kind: 'correction',
    announced: day,
    effective: day,
  });
  for (const announced of [day, '2025-12-01']) {
    const both = [versionOf('1.0', { announced, effective: day }), correction];
    expect(statesOn(both, day)).toEqual(['corrected', 'current']);
    expect(shownOn(both, day)).toBe(correction);
  }
  const early = versionOf('1.1', {
    ...change,
    kind: 'correction',
    announced: '2025-12-31',
    effective: day,
  });
  const before = [versionOf('1.0', { announced: '2025-12-01', effective: day }), early];
  expect(statesOn(before, day)).toEqual(['replaced', 'current']);
});
