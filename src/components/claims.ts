import { getEntry } from 'astro:content';
import type { Translate } from '../core/translation.ts';
import { claimState, claimWord } from '../corpus/claims.ts';

/**
 * The badge of a claim: what its record allows to say, in words, and the fill of its mark.
 * @throws Error for a claim without a record in `content/claims.yaml`.
 */
export async function claimBadge(id: string, t: Translate) {
  const entry = await getEntry('claims', 'claims');
  const found = entry?.data.claims.find((record) => record.id === id);
  if (!found) throw new Error(`content/claims.yaml has no record "${id}".`);
  return { text: t(`common:claims.${claimWord(found)}`), state: claimState(found) };
}
