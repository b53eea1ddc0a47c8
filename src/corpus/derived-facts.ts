import { isoInstant } from '../core/iso-date.ts';
import { languages } from '../languages/list.ts';
import { day, lengthOf } from '../status/intervals.ts';
import type { StatusRecords } from '../status/records.ts';
import { measureUptime, roundUptime, windowOf } from '../status/uptime.ts';
import type { Fact, FactEntry } from './schema/facts.ts';

/** The facts with all values that could be computed, and the facts for which that failed. */
export type DerivedFacts = {
  readonly facts: ReadonlyMap<string, Fact>;
  /**
   * Names of facts without a value, each with a sentence that says why; `undefined` instead of a sentence if another mistake
   * is the cause.
   */
  readonly failed: ReadonlyMap<string, string | undefined>;
};

/** A fact with the value that it has on a day. */
function factOn({ from, then, ...fact }: FactEntry, day: string): FactEntry {
  // The schema gives `then` the type that the value of this kind has.
  const changed = from !== undefined && from <= day ? { value: then } : {};
  return { ...fact, ...changed } as FactEntry;
}

/**
 * Gives each fact its value on a day, and replaces the words for derived values: `languages` by the number of the site's
 * languages, `uptime` by the measured uptime in percent over the window of the fact `uptime-window`.
 * @param day Such as `2026-11-22`.
 * @param records Records of the status page; `undefined` while one of them has a mistake.
 */
export function deriveFacts(
  typed: ReadonlyMap<string, FactEntry>,
  day: string,
  records: StatusRecords | undefined,
): DerivedFacts {
  const entries = new Map([...typed].map(([id, entry]) => [id, factOn(entry, day)] as const));
  const facts = new Map<string, Fact>();
  const failed = new Map<string, string | undefined>();
  for (const [id, entry] of entries) {
    if (entry.kind === 'count' && entry.value === 'languages') {
      facts.set(id, { ...entry, value: languages.length });
    } else if (entry.kind === 'percentage' && entry.value === 'uptime') {
      const found = uptimeOf(entries.get('uptime-window'), records);
      if (typeof found === 'number') facts.set(id, { ...entry, value: found });
      else failed.set(id, found);
    } else facts.set(id, entry as Fact);
  }
  return { facts, failed };
}

/** The length in days of a fact that is a single duration; `undefined` for any other fact. */
function daysOfFact(fact: FactEntry | undefined): number | undefined {
  if (fact?.kind !== 'duration' || typeof fact.value !== 'number') return undefined;
  const length = lengthOf(fact.value, fact.unit);
  return length === undefined ? undefined : length / day;
}

/** The published figure, or a sentence if nothing gives it. */
function uptimeOf(
  window: FactEntry | undefined,
  records: StatusRecords | undefined,
): number | string | undefined {
  if (!records) return undefined;
  const days = daysOfFact(window);
  if (days === undefined)
    return 'the figure cannot be derived: the fact "uptime-window" must be a duration of one value in minutes, hours, days or weeks. Add it, or correct it.';
  const { start } = windowOf(records.asOf, days);
  if (records.components.every(({ since }) => since.getTime() > start)) {
    const first = isoInstant(new Date(start));
    return `the figure cannot be derived: it covers ${days} days from ${first}, and no component has records from then on. Wait until "since" of a component in content/status/components.yaml lies that far back, or shorten the fact uptime-window.`;
  }
  return roundUptime(measureUptime(records, days));
}
