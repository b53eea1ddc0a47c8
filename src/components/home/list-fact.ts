import { openCorpus } from '../../corpus/open-corpus.ts';

/**
 * The entries of a fact that is a list.
 * @throws Error when there is no such fact, or it is of another kind
 */
export function listFact(id: string): readonly string[] {
  const fact = openCorpus().facts.values.get(id);
  if (fact?.kind !== 'list') throw new Error(`The fact "${id}" must be a list.`);
  return fact.value;
}
