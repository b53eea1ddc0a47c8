import { z } from 'astro/zod';
import { text, texts } from './fields.ts';

/** One text, or several in a list; as a value it is a list. */
const some = z
  .union([text, texts.min(1, { error: 'at least one text' })], {
    error: 'a text, or a list of texts',
  })
  .transform((value) => (typeof value === 'string' ? [value] : value));

/** Entries that need not keep a row, each with the reason. */
const exceptions = z.record(text, text, { error: 'a group of entries, each with its reason' });

const row = z.strictObject({
  /** What stands in the translation: any of these. The first is the term. What stands in brackets is a gloss. */
  is: some,
  /** Other English words of the same term. */
  en: some.optional(),
  /** Words that do not stand where English has the term. */
  not: some.optional(),
  /** English words: the row is for entries that hold one of them. */
  with: some.optional(),
  /** English words: the row is not for entries that hold one of them. */
  unless: some.optional(),
  note: text.optional(),
  /** Where the term was seen: a law, an authority. */
  source: text.optional(),
  /** Left out of a row that is settled. */
  sure: z.literal('for counsel', { error: 'the words for counsel, or no such line' }).optional(),
  except: exceptions.optional(),
});

/** A term of a language; most need no more than their word. */
const term = z.union([text.transform((value): z.output<typeof row> => ({ is: [value] })), row], {
  error: 'a text, or a group with "is"',
});

const forbidden = z.strictObject({
  words: some,
  why: text,
  /** The subject: the words are forbidden where English holds a term of it. Everywhere if left out. */
  domain: text.optional(),
  /** English words that the forbidden ones translate rightly. */
  unless: some.optional(),
  except: exceptions.optional(),
});

/** `content/glossary/<language>.yaml`: the terms by subject and by their English words, and what is never written. */
export const glossary = z.strictObject({
  terms: z.record(text, z.record(text, term), { error: 'subjects, each with its terms' }),
  never: z.array(forbidden, { error: 'a list of forbidden words' }),
});

export type Glossary = z.infer<typeof glossary>;
export type Term = z.infer<typeof row>;
export type Forbidden = z.infer<typeof forbidden>;
