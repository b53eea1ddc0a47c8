// Files of words: the texts of the interface, the words that no dictionary has, and what languages bring to the search.
import { z } from 'astro/zod';
import { type LanguageCode, languages } from '../../languages/list.ts';
import { text } from './fields.ts';

/** Texts of the interface, in groups of any depth. */
export type Words = { readonly [key: string]: string | Words };

/** A file of `content/locales/<language>`. */
export const words: z.ZodType<Words> = z.lazy(() =>
  z.record(
    z.string(),
    z
      .union([z.string(), words], { error: 'a text, or a group of texts' })
      .refine((value) => typeof value !== 'string' || /\S/.test(value), {
        error: 'a text that is not empty',
      }),
  ),
);

const knownOnes = Object.fromEntries(languages.map(({ code }) => [code, text.optional()]));

/** `content/known-words.yaml`: words that no dictionary has, by language, and those that are the same in all. */
export const knownWords = z.strictObject({
  all: text,
  ...(knownOnes as Record<LanguageCode, (typeof knownOnes)[string]>),
});

const searched = z.strictObject({ small: text, alike: z.record(z.string(), text) });
const searchedOnes = Object.fromEntries(languages.map(({ code }) => [code, searched]));

/** `content/search-words.yaml`: what each language brings to its search. */
export const searchWords = z.strictObject(searchedOnes as Record<LanguageCode, typeof searched>);
