// The mistakes in maintenance on the status page that its schema cannot see: notice, plans that contradict.

import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import type { Path } from '../corpus/read/source.ts';
import {
  type Located,
  type LocatedRecords,
  recordProblem,
  typedAt,
  unknownComponent,
} from '../corpus/read/status-records.ts';
import type { Fact } from '../corpus/schema/facts.ts';
import { hour, lengthOf } from '../status/intervals.ts';
import type { Maintenance } from '../status/records.ts';
import { isCancelled } from '../status/uptime.ts';
import { endProblems, futureProblems, orderProblems } from './time-rules.ts';

/**
 * @param ids of the components; `undefined` when their file cannot be read.
 * @param facts hold the notice that is owed.
 */
export function maintenanceProblems(
  { maintenance, asOf }: LocatedRecords,
  ids: readonly string[] | undefined,
  facts: ReadonlyMap<string, Fact>,
): Diagnostic[] {
  return maintenance.flatMap((located, index) => {
    const { components, updates } = located.record;
    const unknown = components.flatMap((id, place) => {
      const twice = components.indexOf(id) < place;
      const message = twice
        ? `the component "${id}" is named twice. Remove one of the two.`
        : unknownComponent(id, ids);
      return message ? [recordProblem(located, ['components', place], message)] : [];
    });
    const paths = [['announced'], ...updates.map((_, place) => ['updates', place, 'at'])];
    return [
      ...unknown,
      ...endProblems(located),
      ...orderProblems(located),
      ...futureProblems(located, paths, asOf, 'Correct the instant'),
      ...planProblems(located),
      ...noticeProblems(located, facts),
      ...overlapProblems(located, maintenance.slice(0, index)),
    ];
  });
}

function planProblems(located: Located<Maintenance>): Diagnostic[] {
  const { announced, start, updates } = located.record;
  return updates.flatMap(({ at, change }, index) => {
    const path = ['updates', index, 'at'];
    const found = typedAt(located, path);
    if (at < announced) {
      const message = `"at": found ${found}, expected no instant before "announced", which is ${typedAt(located, ['announced'])}. Correct one of the two.`;
      return [recordProblem(located, path, message)];
    }
    if (change === 'cancelled' && at >= start) {
      const message = `"at": found ${found} for a maintenance that is called off, expected an instant before "start", which is ${typedAt(located, ['start'])}. What has begun cannot be called off: write an update without "change".`;
      return [recordProblem(located, path, message)];
    }
    const before = updates.slice(0, index).find((update) => update.change === 'cancelled');
    if (!before || change === undefined) return [];
    const message = `"change": found ${change} after the maintenance was called off. Announce it anew, as an entry of its own.`;
    return [recordProblem(located, ['updates', index, 'change'], message)];
  });
}

/** The present time was given as long before the start as the fact `maintenance-notice` says. */
function noticeProblems(
  located: Located<Maintenance>,
  facts: ReadonlyMap<string, Fact>,
): Diagnostic[] {
  const notice = facts.get('maintenance-notice');
  if (notice?.kind !== 'duration' || typeof notice.value !== 'number') return [];
  const { value, unit } = notice;
  const owed = lengthOf(value, unit);
  if (owed === undefined || isCancelled(located.record)) return [];
  const { announced, start, updates } = located.record;
  const moved = updates.findLastIndex(({ change }) => change === 'moved');
  const path: Path = moved < 0 ? ['announced'] : ['updates', moved, 'at'];
  const given = start.getTime() - (updates[moved]?.at ?? announced).getTime();
  if (given >= owed) return [];
  const words = `${value} ${unit}${value === 1 ? '' : 's'}`;
  const hours = Math.floor((given / hour) * 10) / 10;
  const before = hours < 0 ? 'after the start' : `${hours} hours before the start`;
  const message = `"${String(path.at(-1))}": found ${typedAt(located, path)}, ${before}, expected at least ${words} before ${typedAt(located, ['start'])} (the fact maintenance-notice). Announce it earlier or let it start later; work that cannot wait is an incident, and counts against uptime.`;
  return [recordProblem(located, path, message)];
}

function overlapProblems(
  located: Located<Maintenance>,
  others: readonly Located<Maintenance>[],
): Diagnostic[] {
  const { components, start, end } = located.record;
  if (isCancelled(located.record)) return [];
  const other = others.find(
    ({ record }) =>
      !isCancelled(record) &&
      record.start < end &&
      start < record.end &&
      record.components.some((id) => components.includes(id)),
  );
  const shared = other?.record.components.find((id) => components.includes(id));
  if (!other || shared === undefined) return [];
  const message = `"start": "${shared}" is already under maintenance at that time, by "${other.record.id}" on line ${other.source.lineOf(other.at)}. Make one entry of the two, or move one.`;
  return [recordProblem(located, ['start'], message)];
}
