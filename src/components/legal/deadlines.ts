// The periods that documents name, from the facts: a group for each kind, in the order of the hub and of the clauses.
import { byHubOrder } from '../../core/hub.ts';
import { byKind, type Deadline, deadlinesOf } from '../../corpus/deadlines.ts';
import { openCorpus } from '../../corpus/open-corpus.ts';

/** All periods by their kind. The content check has made sure that every clause exists and names its fact. */
export function placedDeadlines() {
  const { documents: all, facts } = openCorpus();
  const documents = all.toSorted((a, b) => byHubOrder(a.front, b.front));
  const placed = deadlinesOf(facts.values).flatMap((deadline) => {
    const { document, section: named } = deadline.duty;
    const at = documents.findIndex(({ id }) => id === document);
    const number = documents[at]?.outline.findIndex(({ id }) => id === named) ?? -1;
    return number < 0 ? [] : [{ ...deadline, place: [at, number] as const }];
  });
  return byKind<Deadline & { place: readonly [number, number] }>(placed, ({ place }) => place);
}
