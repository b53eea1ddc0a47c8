// The periods that documents name, from the facts: a group for each kind, in the order of the hub and of the clauses.
import { type CollectionEntry, getCollection } from 'astro:content';
import { byHubOrder } from '../../core/hub.ts';
import type { OutlineSection } from '../../core/outline.ts';
import { byKind, type Deadline, deadlinesOf } from '../../corpus/deadlines.ts';
import { outlineOfBody } from '../../corpus/read/document.ts';

/** A period with the document and the section of its clause. */
type PlacedDeadline = Deadline & {
  readonly entry: CollectionEntry<'documents'>;
  readonly section: OutlineSection;
};

/** All periods by their kind. The content check has made sure that every clause exists and names its fact. */
export async function placedDeadlines() {
  const documents = (await getCollection('documents'))
    .sort((a, b) => byHubOrder(a.data, b.data))
    .map((entry) => ({ entry, outline: outlineOfBody(entry.body ?? '') }));
  const placed = deadlinesOf(await getCollection('facts')).flatMap((deadline) => {
    const { document, section: named } = deadline.duty;
    const at = documents.findIndex(({ entry }) => entry.id === document);
    const number = documents[at]?.outline.findIndex(({ id }) => id === named) ?? -1;
    const [entry, section] = [documents[at]?.entry, documents[at]?.outline[number]];
    const place = [at, number] as const;
    return entry && section ? [{ ...deadline, entry, section, place }] : [];
  });
  return byKind<PlacedDeadline & { place: readonly [number, number] }>(
    placed,
    ({ place }) => place,
  );
}
