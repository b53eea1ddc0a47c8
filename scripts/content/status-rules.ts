// Purpose: the records of the status page beyond their schemas: components that exist, instants in order, states that do
// not contradict each other, and figures that follow from the records. Pure.
import { incidentProblems } from './incident-rules.ts';
import { maintenanceProblems } from './maintenance-rules.ts';
import { suggestion } from './nearest.ts';
import type { Problem } from './problem.ts';
import { isGroup, listOf, type Source, valueAt } from './source.ts';
import {
  completeRecords,
  type Placed,
  type PlacedRecords,
  placedRecords,
  problemAt,
  type StatusSources,
  typedAt,
} from './status-records.ts';
import { uptimeProblems } from './uptime-rules.ts';

/** The mistakes in the records of the status page, taken together with the facts that they must agree with. */
export function statusProblems(sources: StatusSources, facts: Source | undefined): Problem[] {
  const records = placedRecords(sources);
  const ids =
    sources.components &&
    listOf(valueAt(sources.components.data, ['components'])).map((component) =>
      String(valueAt(component, ['id'])),
    );
  const problems = [
    ...componentProblems(records, facts),
    ...sharedIds(records),
    ...incidentProblems(records, ids),
    ...maintenanceProblems(records, ids, facts),
  ];
  const complete = completeRecords(records);
  // A figure that follows from wrong records says nothing.
  if (!complete || problems.length > 0) return problems;
  return uptimeProblems(complete, facts);
}

function componentProblems(
  { asOf, components }: PlacedRecords,
  facts: Source | undefined,
): Problem[] {
  const known = isGroup(facts?.data) ? Object.keys(facts.data) : undefined;
  return components.flatMap((placed) => {
    const late = (['since', 'lastUpdate'] as const)
      .filter((key) => asOf && placed.record[key] > asOf.record)
      .map((key) =>
        problemAt(
          placed,
          [key],
          `"${key}": found ${typedAt(placed, [key])}, expected an instant no later than "asOf", ${asOf ? typedAt(asOf, []) : ''}. Correct one of the two.`,
        ),
      );
    const { commitment } = placed.record;
    if (commitment === undefined || known === undefined) return late;
    if (!known.includes(commitment)) {
      const message = `there is no fact "${commitment}".${suggestion(commitment, known)} Facts are listed in content/facts.yaml.`;
      return [...late, problemAt(placed, ['commitment'], message)];
    }
    const kind = String(valueAt(facts?.data, [commitment, 'kind']));
    if (kind === 'percentage') return late;
    const message = `"commitment": the fact "${commitment}" is a ${kind}, expected a percentage, such as api-uptime-commitment.`;
    return [...late, problemAt(placed, ['commitment'], message)];
  });
}

/** Incidents and maintenance stand in one log: an id is the anchor of one of them. */
function sharedIds({ incidents, maintenance }: PlacedRecords): Problem[] {
  const owners = new Map<string, Placed<unknown>>(
    incidents.map((placed) => [placed.record.id, placed]),
  );
  return maintenance.flatMap((placed) => {
    const owner = owners.get(placed.record.id);
    if (!owner) return [];
    const message = `the id "${placed.record.id}" is already taken by ${owner.source.file}:${owner.source.lineOf([...owner.at, 'id'])}. Give this entry an id of its own.`;
    return [problemAt(placed, ['id'], message)];
  });
}
