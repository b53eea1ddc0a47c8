import { type CollectionEntry, getCollection } from 'astro:content';
import { byHubOrder } from '../../core/hub.ts';
import { readBody } from '../read/body.ts';
import { isDefinition, type Term, termsOf } from '../terms.ts';

/** A defined term: the document that defines it, and the other documents that use it. */
export type Definition = {
  readonly term: string;
  /** Id of the element at which the term is defined. */
  readonly id: string;
  readonly definedIn: CollectionEntry<'documents'>;
  readonly usedIn: readonly CollectionEntry<'documents'>[];
};

/** Every term that documents define, in the order of the English alphabet. */
export async function definitions(): Promise<Definition[]> {
  const entries = (await getCollection('documents')).sort((a, b) => byHubOrder(a.data, b.data));
  const found = entries.map((entry) => {
    const body = readBody(entry.filePath ?? entry.id, entry.body ?? '');
    return { entry, terms: termsOf({ id: entry.id, body }) };
  });
  const uses = ({ entry, terms }: (typeof found)[number], { id, doc }: Term) =>
    entry.id !== doc && terms.some((term) => term.id === id && term.doc === doc);
  return found
    .flatMap(({ entry, terms }) =>
      terms.filter(isDefinition).map((defined) => ({
        term: defined.term,
        id: defined.id,
        definedIn: entry,
        usedIn: found.filter((other) => uses(other, defined)).map((other) => other.entry),
      })),
    )
    .sort((a, b) => a.term.localeCompare(b.term, 'en'));
}
