// The records of the status page beyond their schemas: components that exist, instants in order, states that do
// not contradict each other.
import type { Corpus } from '../corpus/corpus.ts';
import type { Diagnostic } from '../corpus/read/diagnostic.ts';
import {
  componentIds,
  type Located,
  type LocatedRecords,
  recordProblem,
  typedAt,
} from '../corpus/read/status-records.ts';
import { incidentProblems } from './incident-rules.ts';
import { maintenanceProblems } from './maintenance-rules.ts';
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
