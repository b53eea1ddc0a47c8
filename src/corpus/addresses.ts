import {
  type Address,
  addressTable,
  type DerivedPage,
  editionPath,
  idsOf,
} from '../core/addresses.ts';
import { monthPages } from '../status/log.ts';
import type { Corpus } from './corpus.ts';
import { versionsOf } from './record/candidate.ts';
import { recordPages } from './record/record.ts';
import { bilingualPath } from './translations/side-by-side.ts';

/**
 * Every address of the site: pages, documents, their versions and what changed between them, months of the status log, all
 * editions and aliases of these, and bilingual pages.
 * @throws Error while a record of the status page has a mistake, because the months follow from all records.
 */
export function addressesOf(corpus: Corpus): Address[] {
  const { documents, documentsById } = corpus;
  const { records } = corpus.status;
  if (!records) throw new Error('content/status has mistakes: the content check names them.');
  const owners = documents.map(({ id, front: { aliases = [], movedFrom = [] } }) => ({
    ...{ id, aliases, movedFrom },
  }));
  const record = documents.flatMap((document) =>
    recordPages(document.id, versionsOf(document, corpus), document.front.movedFrom),
  );
  const months = monthPages(records).map(({ path }): DerivedPage => ({ path }));
  const bilingual = corpus.translations
    .filter(
      ({ language, id }) =>
        documentsById.has(id) && id in (corpus.accepted.get(language)?.revised ?? {}),
    )
    .flatMap(({ language, id }) =>
      idsOf(id, documentsById.get(id)?.front.movedFrom).map(
        (each): Address => ({
          path: editionPath(bilingualPath(each), language),
          page: bilingualPath(id),
          kind: each === id ? 'edition' : 'alias',
          language,
          indexed: false,
          canonical: `/${id}`,
        }),
      ),
    );
  return [...addressTable(owners, [...months, ...record]), ...bilingual];
}
