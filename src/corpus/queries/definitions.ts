import { byHubOrder } from '../../core/hub.ts';
import type { SoundDocument } from '../corpus.ts';
import { openCorpus } from '../open-corpus.ts';
import { isDefinition, type Term, termsOf } from '../terms.ts';

/** A defined term: the document that defines it, and the other documents that use it. */
export type Definition = {
  readonly term: string;
  /** Id of the element at which the term is defined. */
  readonly id: string;
  readonly definedIn: SoundDocument;
  readonly usedIn: readonly SoundDocument[];
};

/** Every term that documents define, in the order of the English alphabet. */
export function definitions(): Definition[] {
  const found = openCorpus()
    .documents.toSorted((a, b) => byHubOrder(a.front, b.front))
    .map((entry) => ({ entry, terms: termsOf(entry) }));
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
