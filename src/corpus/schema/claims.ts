import { z } from 'astro/zod';
import { claimStatuses, noEvidence } from '../claims.ts';
import { choice, date, id, text, texts } from './fields.ts';

const claim = z
  .strictObject({
    id,
    /** How the claim appears in texts. */
    labels: texts.min(1, { error: 'at least one label' }),
    wording: text,
    status: choice(claimStatuses),
    scope: text,
    evidence: text,
    /** A role, never a person. */
    owner: text,
    review: date,
  })
  .refine(({ status, evidence }) => status !== 'certified' || evidence !== noEvidence, {
    path: ['evidence'],
    error: 'the number, issuer, scope and date of the certificate, as the status is certified',
  });

/** `content/claims.yaml`. */
export const claims = z.strictObject({ claims: z.array(claim, { error: 'a list of claims' }) });
