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

/** How much of a claim is shown as proven: the fill of its mark. */
export function claimState(status: ClaimStatus): 'full' | 'half' | 'open' {
  if (status === 'certified' || status === 'measured') return 'full';
  return status === 'commitment' ? 'open' : 'half';
}
