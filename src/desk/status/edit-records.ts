// Purpose: changes the records of the status page in the texts of the content folder: adds, continues and confirms records,
// and sets the as-of instant with them. Comments and the formatting of everything else stay.
import { type Document, isMap, isScalar, isSeq, parse, parseDocument, visit } from 'yaml';
import { locateRecords } from '../../corpus/read/status-records.ts';
import { readYaml } from '../../corpus/read/yaml-source.ts';
import { lengthOf } from '../../status/intervals.ts';
import type { StatusRecords } from '../../status/records.ts';
import { iso } from './answers.ts';

/** Files of the content folder by their path from the project folder. */
export type Texts = Map<string, string>;

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
  const read = (path: string) => readYaml(path, texts.get(path) ?? '');
  return locateRecords({
    statusComponents: read(files.components),
    statusIncidents: read(files.incidents),
    statusMaintenance: read(files.maintenance),
  }).records;
}

/** Puts a record at the head of its list. */
export function addRecord(texts: Texts, list: List, record: object): void {
  edit(texts, list, (document) => {
    const records = listIn(document, list);
    records.flow = false;
    records.items.unshift(nodeOf(document, record));
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
  edit(texts, list, (document) => {
    for (const record of recordsIn(document, list)) {
      if (record.get('id') !== id) continue;
      const translations = record.get('translations');
      for (const [key, value] of Object.entries(values)) {
        const pair = document.createPair(key, nodeOf(document, value));
        const after = record.items.findIndex((each) => String(each.key) === before[key]);
        if (record.has(key)) record.set(key, pair.value);
        else record.items.splice(after + 1, 0, pair);
        // The new value makes its old translation wrong, so the translation is removed.
        if (!isMap(translations)) continue;
        for (const { value: words } of translations.items) if (isMap(words)) words.delete(key);
      }
      const updates = record.get('updates');
      if (!isSeq(updates)) throw new TypeError(`The record "${id}" has no list of updates.`);
      updates.flow = false;
      updates.items.push(nodeOf(document, update));
    }
  });
}

/** Sets the as-of instant, and the last update of the given components or of all. */
export function moveAsOf(texts: Texts, asOf: Date, confirmed: readonly string[] | 'all'): void {
  edit(texts, 'components', (document) => {
    document.set('asOf', iso(asOf));
    for (const component of recordsIn(document, 'components')) {
      if (confirmed === 'all' || confirmed.includes(String(component.get('id')))) {
        component.set('lastUpdate', iso(asOf));
      }
    }
  });
}

/** Length of a fact that is a duration, in milliseconds. */
export function durationOf(texts: Texts, id: string): number | undefined {
  const fact = parse(texts.get(files.facts) ?? '')?.[id];
  return typeof fact?.value === 'number' ? lengthOf(fact.value, String(fact.unit)) : undefined;
}

function edit(texts: Texts, file: keyof typeof files, change: (document: Document) => void): void {
  const document = parseDocument(texts.get(files[file]) ?? '');
  change(document);
  texts.set(files[file], document.toString({ lineWidth: 0, flowCollectionPadding: false }));
}

function listIn(document: Document, key: string) {
  const list = document.get(key);
  if (isSeq(list)) return list;
  throw new TypeError(`There is no list "${key}".`);
}

const recordsIn = (document: Document, key: string) => listIn(document, key).items.filter(isMap);

/** A YAML node formatted as the files of the folder are: sentences in quotation marks, short lists on one line. */
function nodeOf(document: Document, value: unknown) {
  const node = document.createNode(value);
  visit(node, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string' && /\s/.test(scalar.value)) scalar.type = 'QUOTE_DOUBLE';
    },
    Seq(_, list) {
      list.flow = list.items.every(isScalar);
    },
  });
  return node;
}
