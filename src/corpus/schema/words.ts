import { z } from 'astro/zod';

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
