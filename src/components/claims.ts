import type { Translate } from '../core/translation.ts';
import { claimState, claimWord } from '../corpus/claims.ts';
import { openCorpus } from '../corpus/open-corpus.ts';

/**
 * The badge of a claim: the words that its record allows, and the fill of its mark; `undefined` for a claim that was
 * withdrawn from `content/claims.yaml`.
 */
export function claimBadge(id: string, t: Translate) {
  const found = openCorpus().claims.data.claims.find((record) => record.id === id);
  return found && { text: t(`common:claims.${claimWord(found)}`), state: claimState(found) };
}

/** The items of a list whose claim has a record: an item that states a withdrawn claim is not shown. */
export function withRecord<T extends { readonly claim: string }>(list: readonly T[]): T[] {
  const known = new Set(openCorpus().claims.data.claims.map(({ id }) => id));
  return list.filter(({ claim }) => known.has(claim));
}
