import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { StatusRecords } from '../status/records.ts';
import { deriveFacts } from './derived-facts.ts';
import { isGroup } from './read/source.ts';
import { factEntry } from './schema/facts.ts';
import { statusComponents, statusIncidents, statusMaintenance } from './schema/status.ts';

const read = (name: string): unknown => parse(readFileSync(`content/status/${name}.yaml`, 'utf8'));

function readRecords(): StatusRecords | undefined {
  const components = statusComponents.safeParse(read('components')).data;
  const incidents = statusIncidents.safeParse(read('incidents')).data;
  const maintenance = statusMaintenance.safeParse(read('maintenance')).data;
  return components && incidents && maintenance
    ? { ...components, ...incidents, ...maintenance }
    : undefined;
}

/**
 * The entries of `content/facts.yaml` with the values of a day and with derived values computed. An entry with a mistake
 * stays as it was typed: the schema of the collection names the mistake.
 * @param text The text of the file. The records of the status page are read from the working folder.
 * @param day Such as `2026-11-22`.
 */
export function derivedFactsFile(
  text: string,
  day: string,
): Record<string, Record<string, unknown>> {
  const typed: unknown = parse(text);
  const entries = Object.entries(isGroup(typed) ? typed : {});
  const known = entries.flatMap(([id, entry]) => {
    const { data } = factEntry.safeParse(entry);
    return data ? [[id, data] as const] : [];
  });
  const { facts } = deriveFacts(new Map(known), day, readRecords());
  return Object.fromEntries(
    entries.map(([id, entry]) => {
      const fact = facts.get(id);
      return [id, fact ? { ...fact } : { ...Object(entry) }];
    }),
  );
}
