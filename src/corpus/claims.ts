/**
 * What a claim may be: a certificate is held; controls follow a framework without one; an application or audit is under
 * way; a promise or policy; a figure that was measured.
 */
export const claimStatuses = [
  'certified',
  'aligned',
  'in-process',
  'commitment',
  'measured',
] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

/** The words that stand in `evidence` while there is none. */
export const noEvidence = 'to be supplied';

/**
 * The word for a claim, a key below `claims` in `common.json`: its status, or `stated` for a figure whose evidence nobody
 * has seen.
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

/** How much of a claim is shown as proven, by the fill of its mark: nothing is full without evidence. */
export function claimState({
  status,
  evidence,
}: {
  readonly status: ClaimStatus;
  readonly evidence: string;
}): 'full' | 'half' | 'open' {
  if (status === 'aligned' || status === 'in-process') return 'half';
  return status === 'commitment' || evidence === noEvidence ? 'open' : 'full';
}
