import { getEntry } from 'astro:content';
import type { Translate } from '../i18n/core.ts';
import { claimState } from '../site/claims.ts';

/**
 * The badge of a claim: the status of its record in words, and the fill of its mark.
 * @throws Error for a claim without a record in `content/claims.yaml`.
 */
export async function claimBadge(id: string, t: Translate) {
  const entry = await getEntry('claims', 'claims');
  const found = entry?.data.claims.find((record) => record.id === id);
  if (!found) throw new Error(`content/claims.yaml has no record "${id}".`);
  return { text: t(`common:claims.${found.status}`), state: claimState(found) };
}
