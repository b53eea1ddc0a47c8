// The mistakes in one incident of the status page that its schema cannot see.

import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import {
  type Located,
  type LocatedRecords,
  recordProblem,
  typedAt,
  unknownComponent,
} from '../corpus/read/status-records.ts';
import type { Incident } from '../status/records.ts';
import { endProblems, futureProblems, orderProblems } from './time-rules.ts';

/** @param ids of the components; `undefined` when their file cannot be read. */
export function incidentProblems(
  { incidents, asOf }: LocatedRecords,
  ids: readonly string[] | undefined,
): Diagnostic[] {
  return incidents.flatMap((located) => {
    const { impact, updates } = located.record;
    const unknown = Object.keys(impact).flatMap((id) => {
      const message = unknownComponent(id, ids);
      return message ? [recordProblem(located, ['impact', id], message)] : [];
    });
    const advice = 'Leave out what has not happened yet';
    const early = futureProblems(located, [['start']], asOf, advice);
    // All that is past lies before a start that is ahead.
    if (early.length > 0) return [...unknown, ...early, ...typeProblems(located)];
    const paths = [['end'], ...updates.map((_, index) => ['updates', index, 'at'])];
    const order = orderProblems(located);
    return [
      ...unknown,
      ...endProblems(located),
      ...futureProblems(located, paths, asOf, advice),
      ...order,
      // The states of updates are checked only if the updates are in order.
      ...(order.length > 0 ? [] : stateProblems(located)),
      ...typeProblems(located),
    ];
  });
}

function stateProblems(located: Located<Incident>): Diagnostic[] {
  const { start, end, resolution, updates } = located.record;
  const problems: Diagnostic[] = [];
  const report = (path: readonly PropertyKey[], message: string) =>
    problems.push(recordProblem(located, path, message));
  const early = updates.findIndex(({ at }) => at < start);
  if (early >= 0) {
    const path = ['updates', early, 'at'];
    report(
      path,
      `"at": found ${typedAt(located, path)}, expected no instant before "start", which is ${typedAt(located, ['start'])}. Correct one of the two.`,
    );
  }
  const resolved = updates.findIndex(({ state }) => state === 'resolved');
  if (resolved >= 0 && resolved < updates.length - 1) {
    report(
      ['updates', resolved, 'state'],
      '"state": found resolved in an update that others follow, expected it in the last one only. Write monitoring here, or remove the later updates.',
    );
    return problems;
  }
  if (resolved < 0) {
    if (resolution !== undefined) {
      report(
        ['resolution'],
        '"resolution": the incident is not resolved: its last update says otherwise. Add an update with state: resolved, or remove this line.',
      );
    }
    return problems;
  }
  const last = ['updates', resolved, 'state'];
  if (end === undefined) {
    report(
      last,
      '"state": found resolved, but the incident has no "end". Add the line "end: …" with the instant at which the impact ended.',
    );
  } else if (end > (updates[resolved]?.at ?? end)) {
    const path = ['updates', resolved, 'at'];
    report(
      path,
      `"at": found ${typedAt(located, path)}, expected no instant before "end", which is ${typedAt(located, ['end'])}: an incident is resolved when its impact has ended. Correct one of the two.`,
    );
  }
  if (resolution === undefined) {
    report(
      last,
      '"state": found resolved, but the incident has no "resolution". Add the line "resolution: …" that says what put it right.',
    );
  }
  return problems;
}

function typeProblems(located: Located<Incident>): Diagnostic[] {
  const { type, impact } = located.record;
  const down = Object.keys(impact).find((id) => impact[id] === 'down');
  if (type === 'minor-degradation' && down !== undefined) {
    const message = `"type": found minor-degradation, but "${down}" was down. Write brief-interruption or major-outage, or change the impact.`;
    return [recordProblem(located, ['type'], message)];
  }
  if (type === 'minor-degradation' || down !== undefined) return [];
  const message = `"type": found ${type}, but no component was down. Write minor-degradation, or change the impact.`;
  return [recordProblem(located, ['type'], message)];
}
