import { z } from 'astro/zod';
import { claimStatuses, noEvidence } from '../claims.ts';
import { choice, date, id, text } from './fields.ts';

const claim = z
  .strictObject({
    id,
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

const statement = z
  .strictObject({
    /** A text of the interface, such as `home:hero.title`. */
    key: text,
    /** A kind of `claim-words.yaml`. */
    kind: id,
    /** The English words that make the claim. When they change, somebody must review the entry. */
    words: text,
    claim: id.optional(),
    clause: z
      .string()
      .regex(/^[^#\s]+#[a-z0-9-]+$/, {
        error: 'a document and a section, such as legal/refund-policy#refund-time',
      })
      .optional(),
    because: text.optional(),
  })
  .refine(
    ({ claim: record, clause, because }) =>
      [record, clause, because].filter((each) => each !== undefined).length === 1,
    { error: 'one of claim, clause and because, which says what holds the words' },
  );

export const claims = z.strictObject({
  claims: z.array(claim, { error: 'a list of claims' }),
  statements: z.array(statement, { error: 'a list of statements' }).optional(),
});
export type Claim = z.infer<typeof claim>;
export type Statement = z.infer<typeof statement>;
