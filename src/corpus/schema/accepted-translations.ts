import { z } from 'astro/zod';
import { date, text } from './fields.ts';

/**
 * `content/translations/<language>/accepted.json`, which `npm run translations:accept` writes. It records the English from
 * which each translation was made, so that a later change of that English is noticed.
 */
export const acceptedTranslations = z.strictObject({
  /** Translated documents by their paths, and the day on which each was last revised. */
  revised: z.record(text, date, { error: 'a group of documents, each with its day' }),
  /** Texts by their names: a hash of the English and one of the translation, as both were when the translation was accepted. */
  texts: z.record(
    text,
    z.string().regex(/^[0-9a-f]{12} [0-9a-f]{12}$/, {
      error: 'two hashes of twelve characters, as npm run translations:accept writes them',
    }),
    { error: 'a group of texts' },
  ),
});

export type AcceptedTranslations = z.infer<typeof acceptedTranslations>;

/** Nothing is accepted yet. */
export const noneAccepted: AcceptedTranslations = { revised: {}, texts: {} };
