// What a folder of `content/translations/` holds: translated documents, and the record of the English that they translate.
import { z } from 'astro/zod';
import { longestDescription } from './documents.ts';
import { date, text, texts } from './fields.ts';

/** The front matter of a translated document of `content/translations/<language>`. */
export const translationFrontMatter = z.strictObject({
  title: text,
  description: text.max(1.5 * longestDescription, {
    error: `one sentence of at most ${longestDescription} characters`,
  }),
  /** The points of the summary, as many as in English and in that order. A page has no summary. */
  summary: texts.optional(),
  /** The lawyer or the translator who has compared it with the English, and when. */
  reviewed: z
    .strictObject({ by: text, on: date }, { error: 'a group with "by" and "on"' })
    .optional(),
});

export type TranslationFrontMatter = z.infer<typeof translationFrontMatter>;

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
