// Purpose: the published figure is what the records give: measured uptime over the window that the facts name.
// Pure.
import { day, lengthOf, minute } from '../../src/site/status/intervals.ts';
import type { StatusRecords } from '../../src/site/status/records.ts';
import { measured, published, windowOf } from '../../src/site/status/uptime.ts';
import type { Problem } from './problem.ts';
import { type Source, valueAt } from './source.ts';

const figure = ['measured-uptime', 'value'];

/** Days of the uptime window; `undefined` when the fact is missing or has no fixed length. */
export function uptimeDays(facts: unknown): number | undefined {
  const value = valueAt(facts, ['uptime-window', 'value']);
  const length =
    typeof value === 'number'
      ? lengthOf(value, String(valueAt(facts, ['uptime-window', 'unit'])))
      : undefined;
  return length === undefined ? undefined : length / day;
}

/** The mistakes in the figure. Facts that are missing are reported where they are used. */
export function uptimeProblems(records: StatusRecords, facts: Source | undefined): Problem[] {
  const days = uptimeDays(facts?.data);
  const stated = valueAt(facts?.data, figure);
  if (!facts || days === undefined || typeof stated !== 'number') return [];
  const say = (message: string): Problem[] => [
    { file: facts.file, line: facts.lineOf(figure), message },
  ];
  const window = windowOf(records.asOf, days);
  const start = new Date(window.start).toISOString().replace('.000', '');
  const late = records.components.filter(({ since }) => since.getTime() > window.start);
  if (late.length === records.components.length) {
    return say(
      `"value" in "measured-uptime": the figure cannot be derived: it covers ${days} days from ${start}, and no component has records from then on. Wait until "since" of a component in content/status/components.yaml lies that far back, or shorten the fact uptime-window.`,
    );
  }
  const found = measured(records, days);
  const derived = published(found);
  if (derived === stated) return [];
  const minutes = Math.round((found.interrupted / minute) * 10) / 10;
  return say(
    `"value" in "measured-uptime": found ${stated}, but the incidents give ${derived}: ${minutes} minutes without announcement in the ${days} days from ${start}. Write ${derived}, or correct the incidents in content/status/incidents.yaml.`,
  );
}
