import { getEntry } from 'astro:content';
import { type ClaimStatus, claimState } from '../site/claims.ts';

/** What a badge shows of its claim: the key of its status in `common:claims`, and the fill of its mark. */
export type ShownClaim = {
  readonly status: ClaimStatus;
  readonly state: ReturnType<typeof claimState>;
};

/**
 * The record of a claim, which every badge takes its status from.
 * @throws Error for a claim without a record in `content/claims.yaml`.
 */
export async function claim(id: string): Promise<ShownClaim> {
  const entry = await getEntry('claims', 'claims');
  const found = entry?.data.claims.find((record) => record.id === id);
  if (!found) throw new Error(`content/claims.yaml has no record "${id}".`);
  return { status: found.status, state: claimState(found.status) };
}
