import { z } from 'astro/zod';
import { longestDescription } from './documents.ts';
import { date, id, text, texts, version } from './fields.ts';

const hash = z
  .string({ error: 'twelve characters of a hash' })
  .regex(/^[0-9a-f]{12}$/, { error: 'twelve characters of a hash' });

/** What a text of the translation was made from, and what it was then. */
const made = z.strictObject({ from: hash, as: hash }, { error: 'a group with "from" and "as"' });

/** The front matter of a translated document of `content/translations/<language>`. */
export const translationFrontMatter = z.strictObject({
  title: text,
  description: text.max(1.5 * longestDescription, {
    error: `one sentence of at most ${longestDescription} characters`,
  }),
  /** As many points as the English summary, in its order. */
  summary: texts,
  /** The lawyer or the translator who has read it against the English, and when. */
  reviewed: z
    .strictObject({ by: text, on: date }, { error: 'a group with "by" and "on"' })
    .optional(),
  /** Written by `npm run translations:accept`, never by hand. */
  accepted: z
    .strictObject({
      /** The English version that was in place. */
      version,
      /** Day on which the translation was last revised. */
      on: date,
      /** Title, description and summary. */
      head: made,
      /** Each section by its id, without the sections inside it. */
      sections: z.record(id, made, { error: 'a group of sections' }),
    })
    .optional(),
});

export type TranslationFrontMatter = z.infer<typeof translationFrontMatter>;
