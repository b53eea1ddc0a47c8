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
