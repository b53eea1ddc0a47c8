// Purpose: changes the records of the status page in the texts of the content folder: adds, continues and confirms records,
// and sets the as-of instant with them. It changes only the texts that it is given.

import { isMap, isSeq, parse } from 'yaml';
import { locateRecords, toStatusRecords } from '../../src/corpus/read/status-records.ts';
import { readYaml } from '../../src/corpus/read/yaml-source.ts';
import { lengthOf } from '../../src/status/intervals.ts';
import type { StatusRecords } from '../../src/status/records.ts';
import { editYaml, listIn, nodeOf, recordIn, type Texts } from './content-edit.ts';
import { iso } from './instants.ts';

const files = {
  components: 'content/status/components.yaml',
  incidents: 'content/status/incidents.yaml',
  maintenance: 'content/status/maintenance.yaml',
  facts: 'content/facts.yaml',
} as const;

/** The key behind which a new key is inserted into a record: `end` stands behind `start`. */
const before: Readonly<Record<string, string>> = { end: 'start', resolution: 'description' };

type List = 'incidents' | 'maintenance';

/** The records in the texts; `undefined` while one of them has a mistake. */
export function recordsOf(texts: Texts): StatusRecords | undefined {
  const source = (path: string) => readYaml(path, texts.get(path) ?? '').source;
  return toStatusRecords(
    locateRecords({
      components: source(files.components),
      incidents: source(files.incidents),
      maintenance: source(files.maintenance),
    }),
  );
}

/** Puts a record at the head of its list. */
export function addRecord(texts: Texts, list: List, record: object): void {
  editYaml(texts, files[list], (document) => {
    const items = listIn(document, list);
    items.flow = false;
    items.items.unshift(nodeOf(document, record));
  });
}

/** Adds an update to a record and sets other values of it. */
export function continueRecord(
  texts: Texts,
  list: List,
  id: string,
  update: object,
  values: Readonly<Record<string, unknown>> = {},
): void {
  editYaml(texts, files[list], (document) => {
    const record = recordIn(document, list, id);
    const updates = record.get('updates');
    for (const [key, value] of Object.entries(values)) {
      const node = nodeOf(document, value);
      const after = record.items.findIndex((pair) => String(pair.key) === before[key]);
      if (record.has(key)) record.set(key, node);
      else record.items.splice(after + 1, 0, document.createPair(key, node));
      // The new value makes its old translation wrong, so the translation is removed.
      const translations = record.get('translations');
      if (!isMap(translations)) continue;
      for (const { value: words } of translations.items) if (isMap(words)) words.delete(key);
    }
    if (!isSeq(updates)) throw new TypeError(`The record "${id}" has no list of updates.`);
    updates.flow = false;
    updates.items.push(nodeOf(document, update));
  });
}

/** Sets the as-of instant, and the last update of the given components or of all. */
export function moveAsOf(texts: Texts, asOf: Date, confirmed: readonly string[] | 'all'): void {
  editYaml(texts, files.components, (document) => {
    document.set('asOf', iso(asOf));
    for (const { id } of recordsOf(texts)?.components ?? []) {
      if (confirmed !== 'all' && !confirmed.includes(id)) continue;
      recordIn(document, 'components', id).set('lastUpdate', iso(asOf));
    }
  });
}

/** Length of a fact that is a duration, in milliseconds. */
export function durationOf(texts: Texts, id: string): number | undefined {
  const fact = parse(texts.get(files.facts) ?? '')?.[id];
  return typeof fact?.value === 'number' ? lengthOf(fact.value, String(fact.unit)) : undefined;
}
