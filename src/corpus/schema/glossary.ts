import { z } from 'astro/zod';
import { text, texts } from './fields.ts';

/** One text, or several in a list; as a value it is a list. */
const some = z
  .union([text, texts.min(1, { error: 'at least one text' })], {
    error: 'a text, or a list of texts',
  })
  .transform((value) => (typeof value === 'string' ? [value] : value));

/** Entries to which a row does not apply, each with the reason. */
const exceptions = z.record(text, text, { error: 'a group of entries, each with its reason' });

const row = z.strictObject({
  /**
   * The words for the term, of which the translation must have one. The first is the preferred one. Words in brackets are a
   * gloss.
   */
  is: some,
  /** Other English words for the same term. */
  en: some.optional(),
  /** Words that must not be used where English has the term. */
  not: some.optional(),
  /** English words: the row applies only to entries that have one of them. */
  with: some.optional(),
  /** English words: the row does not apply to entries that have one of them. */
  unless: some.optional(),
  note: text.optional(),
  /** Where the term was seen: a law, an authority. */
  source: text.optional(),
  /** Present on a row that counsel still has to settle. */
  sure: z.literal('for counsel', { error: 'the words for counsel, or no such line' }).optional(),
  except: exceptions.optional(),
});

/** A term of a language. For most terms the word alone is enough. */
const term = z.union([text.transform((value): z.output<typeof row> => ({ is: [value] })), row], {
  error: 'a text, or a group with "is"',
});

const forbidden = z.strictObject({
  words: some,
  why: text,
  /**
   * The subject: the words are forbidden in entries whose English has a term of it. Without a subject they are forbidden
   * everywhere.
   */
  domain: text.optional(),
  /** English words for which the forbidden words are the right translation. */
  unless: some.optional(),
  except: exceptions.optional(),
});

/** `content/glossary/<language>.yaml`: the terms by subject and by their English words, and the forbidden words. */
export const glossary = z.strictObject({
  terms: z.record(text, z.record(text, term), { error: 'subjects, each with its terms' }),
  never: z.array(forbidden, { error: 'a list of forbidden words' }),
});

export type Glossary = z.infer<typeof glossary>;
export type Term = z.infer<typeof row>;
export type Forbidden = z.infer<typeof forbidden>;
