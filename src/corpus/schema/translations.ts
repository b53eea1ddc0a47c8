import { z } from 'astro/zod';
import { longestDescription } from './documents.ts';
import { date, text, texts } from './fields.ts';

/** The front matter of a translated document of `content/translations/<language>`. */
export const translationFrontMatter = z.strictObject({
  title: text,
  description: text.max(1.5 * longestDescription, {
    error: `one sentence of at most ${longestDescription} characters`,
  }),
  /** As many points as the English summary, in its order; none for a page, which has no summary. */
  summary: texts.optional(),
  /** The lawyer or the translator who has read it against the English, and when. */
  reviewed: z
    .strictObject({ by: text, on: date }, { error: 'a group with "by" and "on"' })
    .optional(),
});

export type TranslationFrontMatter = z.infer<typeof translationFrontMatter>;
