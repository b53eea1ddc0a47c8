/**
 * What a claim may be: a certificate is held; controls follow a framework without one; an application or audit is under
 * way; a duty by agreement or law; a rule of the company's own, promised to nobody; a figure that was measured.
 */
export const claimStatuses = [
  'certified',
  'aligned',
  'in-process',
  'commitment',
  'policy',
  'measured',
] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** The value of `evidence` while there is no evidence. */
export const noEvidence = 'to be supplied';

/**
 * The key, below `claims` in `common.json`, of the word for a claim: its status, or `stated` for a figure whose evidence
 * nobody has seen.
 */
export function claimWord({
  status,
  evidence,
}: {
  readonly status: ClaimStatus;
  readonly evidence: string;
}): ClaimStatus | 'stated' {
  return status === 'measured' && evidence === noEvidence ? 'stated' : status;
}

/** How much of a claim the fill of its mark shows as proven: without evidence no mark is full. */
export function claimState({
  status,
  evidence,
}: {
  readonly status: ClaimStatus;
  readonly evidence: string;
}): 'full' | 'half' | 'open' {
  if (status === 'aligned' || status === 'in-process') return 'half';
  const isOwn = status === 'commitment' || status === 'policy';
  return isOwn || evidence === noEvidence ? 'open' : 'full';
}
