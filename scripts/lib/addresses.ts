// Purpose: the whole address table as scripts and tests outside Astro read it from the content.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Address, addressTable } from '../../src/site/addresses.ts';
import { monthPages } from '../../src/site/status/log.ts';
import type { StatusRecords } from '../../src/site/status/records.ts';
import { completeRecords, placedRecords } from '../content/status-records.ts';
import { readYaml } from '../content/yaml-source.ts';
import { readDocumentAddresses } from './documents.ts';

/**
 * The records of the status page of a project.
 * @throws Error when they do not fit their schemas: scripts/check-content.ts says why.
 */
export function readStatusRecords(root: string): StatusRecords {
  const source = (name: string) => {
    const file = `content/status/${name}.yaml`;
    return readYaml(file, readFileSync(join(root, file), 'utf8')).source;
  };
  const records = completeRecords(
    placedRecords({
      components: source('components'),
      incidents: source('incidents'),
      maintenance: source('maintenance'),
    }),
  );
  if (records) return records;
  throw new Error('content/status has mistakes: run scripts/check-content.ts, which names them.');
}

/** Every address of a project: pages, documents, months of the status log, their editions and aliases. */
export function readAddresses(root: string): Address[] {
  const months = monthPages(readStatusRecords(root)).map(({ path }) => path);
  return addressTable(readDocumentAddresses(root), months);
}
