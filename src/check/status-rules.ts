// The records of the status page beyond their schemas: components that exist, instants in order, notice that was given, states
// and plans that do not contradict each other.
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import { type Path, valueAt } from '../corpus/read/source.ts';
import {
  componentIds,
  type Located,
  type LocatedRecords,
  recordProblem,
  typedAt,
  unknownComponent,
} from '../corpus/read/status-records.ts';
import type { Fact } from '../corpus/schema/facts.ts';
import { hour, lengthOf } from '../status/intervals.ts';
import type { Incident, Maintenance } from '../status/records.ts';
import { isCancelled } from '../status/uptime.ts';
import { unknownFact } from './names.ts';

/** The mistakes in the records of the status page, taken together with the facts that they must agree with. */
export function statusRules(corpus: Corpus): Diagnostic[] {
  const { status, facts } = corpus;
  const ids = componentIds(corpus);
  return [
    ...componentProblems(status, facts),
    ...sharedIds(status),
    ...incidentProblems(status, ids),
    ...maintenanceProblems(status, ids, facts.values),
  ];
}

function componentProblems(
  { asOf, components }: LocatedRecords,
  facts: Corpus['facts'],
): Diagnostic[] {
  return components.flatMap((located) => {
    const late = (['since', 'lastUpdate'] as const)
      .filter((key) => asOf && located.record[key] > asOf.record)
      .map((key) =>
        recordProblem(
          located,
          [key],
          `"${key}": found ${typedAt(located, [key])}, expected an instant no later than "asOf", ${asOf ? typedAt(asOf, []) : ''}. Correct one of the two.`,
        ),
      );
    const { commitment } = located.record;
    if (commitment === undefined) return late;
    const unknown = unknownFact(commitment, { facts });
    if (unknown) return [...late, recordProblem(located, ['commitment'], unknown)];
    const kind = facts.values.get(commitment)?.kind;
    if (kind === undefined || kind === 'percentage') return late;
    const message = `"commitment": the fact "${commitment}" is a ${kind}, expected a percentage, such as api-uptime-commitment.`;
    return [...late, recordProblem(located, ['commitment'], message)];
  });
}

/** Incidents and maintenance share one log, so an id may be the anchor of only one of them. */
function sharedIds({ incidents, maintenance }: LocatedRecords): Diagnostic[] {
  const owners = new Map<string, Located<unknown>>(
    incidents.map((located) => [located.record.id, located]),
  );
  return maintenance.flatMap((located) => {
    const owner = owners.get(located.record.id);
    if (!owner) return [];
    const message = `the id "${located.record.id}" is already taken by ${owner.source.file}:${owner.source.lineOf([...owner.at, 'id'])}. Give this entry an id of its own.`;
    return [recordProblem(located, ['id'], message)];
  });
}

/** @param ids of the components; `undefined` when their file cannot be read. */
function incidentProblems(
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

/**
 * @param ids of the components; `undefined` when their file cannot be read.
 * @param facts hold the notice that is owed.
 */
function maintenanceProblems(
  { maintenance, components: all, asOf }: LocatedRecords,
  ids: readonly string[] | undefined,
  facts: ReadonlyMap<string, Fact>,
): Diagnostic[] {
  const names = new Map(all.map(({ record: { id, name } }) => [id, name]));
  return maintenance.flatMap((located, index) => {
    const { components, updates } = located.record;
    const unknown = components.flatMap((id, place) => {
      const twice = components.indexOf(id) < place;
      const message = twice
        ? `the component "${id}" is named twice. Remove one of the two.`
        : unknownComponent(id, ids);
      return message ? [recordProblem(located, ['components', place], message)] : [];
    });
    // What is over has been read by everybody, and names of components may have changed since.
    const isAhead = asOf === undefined || located.record.end > asOf.record;
    const mistaken = components.flatMap((id, place) => {
      if (!isAhead) return [];
      const message = mistakenComponent(id, located.record, names);
      return message ? [recordProblem(located, ['components', place], message)] : [];
    });
    const paths = [['announced'], ...updates.map((_, place) => ['updates', place, 'at'])];
    return [
      ...unknown,
      ...mistaken,
      ...endProblems(located),
      ...orderProblems(located),
      ...futureProblems(located, paths, asOf, 'Correct the instant'),
      ...planProblems(located),
      ...noticeProblems(located, facts),
      ...overlapProblems(located, maintenance.slice(0, index)),
    ];
  });
}

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Why a component is probably the wrong one: the words of the work have none of its name, and some of another's. */
function mistakenComponent(
  id: string,
  { title, details, components }: Maintenance,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const said = new Set(wordsOf(`${title} ${details}`));
  const isSaid = (name: string) =>
    wordsOf(name).some((word) => word.length > 2 && word !== 'and' && said.has(word));
  const name = names.get(id);
  if (name === undefined || isSaid(name)) return undefined;
  const other = [...names].find(([each, named]) => !components.includes(each) && isSaid(named));
  return other
    ? `"${id}": title and details do not speak of “${name}”, and they speak of “${other[1]}”, which is not named here. Write "${other[0]}", or say what the work means for “${name}”.`
    : undefined;
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

/** What incidents and maintenance have in common. */
type Timed = {
  readonly start: Date;
  readonly end?: Date | undefined;
  readonly updates: readonly { readonly at: Date }[];
};

/** An end lies after its start. */
function endProblems(located: Located<Timed>): Diagnostic[] {
  const { start, end } = located.record;
  if (end === undefined || end > start) return [];
  const message = `"end": found ${typedAt(located, ['end'])}, expected an instant after "start", which is ${typedAt(located, ['start'])}. Correct one of the two.`;
  return [recordProblem(located, ['end'], message)];
}

/** Updates stand in the order of time. */
function orderProblems(located: Located<Timed>): Diagnostic[] {
  const { updates } = located.record;
  return updates.flatMap((update, index) => {
    const before = updates[index - 1];
    if (!before || before.at < update.at) return [];
    const path = ['updates', index, 'at'];
    const message = `"at": found ${typedAt(located, path)}, expected an instant after that of the update before it, ${typedAt(located, ['updates', index - 1, 'at'])}. Put the updates in the order of time.`;
    return [recordProblem(located, path, message)];
  });
}

/** Nothing that is recorded as past may be later than the as-of instant. */
function futureProblems(
  located: Located<unknown>,
  paths: readonly Path[],
  asOf: Located<Date> | undefined,
  advice: string,
): Diagnostic[] {
  if (!asOf) return [];
  return paths.flatMap((path) => {
    const value = valueAt(located.record, path);
    if (!(value instanceof Date) || value <= asOf.record) return [];
    const message = `"${String(path.at(-1))}": found ${typedAt(located, path)}, expected an instant no later than the data’s own, "asOf: ${typedAt(asOf, [])}" in content/status/components.yaml. ${advice}, or raise "asOf".`;
    return [recordProblem(located, path, message)];
  });
}
