import { type Address, addressTable } from '../core/addresses.ts';
import { monthPages } from '../status/log.ts';
import type { Corpus } from './corpus.ts';
import { completeRecords } from './read/status-records.ts';
import { versionsOf } from './record/present.ts';
import { versionsPath } from './record/record.ts';

/**
 * Every address of the site: pages, documents, their versions, months of the status log, all their editions and aliases.
 * @throws Error while a record of the status page is a mistake: months follow from all of them.
 */
export function addressesOf(corpus: Corpus): Address[] {
  const { documents, status } = corpus;
  const records = completeRecords(status);
  if (!records) throw new Error('content/status has mistakes: the content check names them.');
  const owners = documents.map(({ id, front }) => ({ id, aliases: front.aliases ?? [] }));
  const published = documents.filter((document) => versionsOf(document, corpus).length > 0);
  return addressTable(owners, [
    ...monthPages(records).map(({ path }) => path),
    ...published.map(({ id }) => versionsPath(id)),
  ]);
}
