import { z } from 'astro/zod';
import { languages } from '../../languages/list.ts';
import { claimStatuses } from '../claims.ts';
import { choice, flag, id, text, texts } from './fields.ts';

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
