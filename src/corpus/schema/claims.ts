// Claims: their records, and the words by which texts are searched for them.
import { z } from 'astro/zod';
import { languages } from '../../languages/list.ts';
import { claimStatuses, noEvidence } from '../claims.ts';
import { choice, date, flag, id, text, texts } from './fields.ts';

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

/** `content/claims.yaml`: what may be claimed, and what proves it. */
export const claims = z.strictObject({
  claims: z.array(claim, { error: 'a list of claims' }),
  statements: z.array(statement, { error: 'a list of statements' }).optional(),
});
export type Claim = z.infer<typeof claim>;
export type Statement = z.infer<typeof statement>;

/** Phrases by language; those under `any` are looked for in every language. */
const phrases = z.partialRecord(choice(['any', ...languages.map(({ code }) => code)]), texts, {
  error: 'phrases by language, such as en: [certified to]',
});
const name = z.strictObject({ record: id, words: phrases });
const kind = z.strictObject({
  id,
  /** Completes “… says that”. */
  says: text,
  /** The statuses of a record with which the claim may be stated; empty for what no record allows. */
  needs: z.array(choice(claimStatuses), { error: 'a list of statuses' }),
  because: text,
  /** Whether a phrase counts only if the name of a record stands in the same part of the sentence. */
  named: flag.optional(),
  /** Whether a phrase counts on pages only, and there even as a condition or a plan. */
  pages: flag.optional(),
  words: phrases,
});

/** `content/claim-words.yaml`: what finds claims in texts. */
export const claimWords = z.strictObject({
  names: z.array(name, { error: 'a list of names' }),
  lists: z.strictObject({
    not: phrases,
    'but-not': phrases,
    but: phrases,
    and: phrases,
    if: phrases,
    aim: phrases,
    own: z.partialRecord(id, phrases),
  }),
  kinds: z.array(kind, { error: 'a list of kinds' }),
});
export type ClaimWords = z.infer<typeof claimWords>;
export type Phrases = z.infer<typeof phrases>;
