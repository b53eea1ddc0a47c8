import { getEntry } from 'astro:content';

/**
 * The entries of a fact that is a list.
 * @throws Error when there is no such fact, or it is of another kind
 */
export async function listFact(id: string): Promise<readonly string[]> {
  const fact = (await getEntry('facts', id))?.data;
  if (fact?.kind !== 'list') throw new Error(`The fact "${id}" must be a list.`);
  return fact.value;
}
