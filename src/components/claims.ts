import { getEntry } from 'astro:content';
import type { Translate } from '../core/translation.ts';
import { claimState, claimWord } from '../corpus/claims.ts';

/**
 * The badge of a claim: the words that its record allows, and the fill of its mark; `undefined` for a claim that was
 * withdrawn from `content/claims.yaml`.
 */
export async function claimBadge(id: string, t: Translate) {
  const entry = await getEntry('claims', 'claims');
  const found = entry?.data.claims.find((record) => record.id === id);
  return found && { text: t(`common:claims.${claimWord(found)}`), state: claimState(found) };
}

/** The items of a list whose claim has a record: an item that states a withdrawn claim is not shown. */
export async function withRecord<T extends { readonly claim: string }>(
  list: readonly T[],
): Promise<T[]> {
  const entry = await getEntry('claims', 'claims');
  return list.filter(({ claim }) => entry?.data.claims.some((record) => record.id === claim));
}
