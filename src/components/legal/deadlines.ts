// The periods that documents promise, from the facts, in the order of the hub and of the clauses.
import { type CollectionEntry, getCollection } from 'astro:content';
import { byClause, type Deadline, deadlinesOf } from '../../site/deadlines.ts';
import { byHubOrder } from '../../site/hub.ts';
import { type OutlineSection, outlineOf } from '../../site/outline.ts';

/** A period with the document and the section of its clause. */
export type PlacedDeadline = Deadline & {
  readonly entry: CollectionEntry<'documents'>;
  readonly section: OutlineSection;
};

/** All periods. The content check has seen that every clause exists and names its fact. */
export async function placedDeadlines(): Promise<PlacedDeadline[]> {
  const documents = (await getCollection('documents'))
    .sort((a, b) => byHubOrder(a.data, b.data))
    .map((entry) => ({ entry, outline: outlineOf(entry.body ?? '') }));
  const place = ({ duty }: Deadline) => {
    const at = documents.findIndex(({ entry }) => entry.id === duty.document);
    const found = documents[at];
    const number = found?.outline.findIndex(({ id }) => id === duty.section) ?? -1;
    return { at, number, found, section: found?.outline[number] };
  };
  const deadlines = deadlinesOf(await getCollection('facts'));
  return byClause(deadlines, (deadline) => [place(deadline).at, place(deadline).number]).flatMap(
    (deadline) => {
      const { found, section } = place(deadline);
      return found && section ? [{ ...deadline, entry: found.entry, section }] : [];
    },
  );
}
