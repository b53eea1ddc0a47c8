// The fields that schemas of several files share. The words of each `error` complete the sentence “expected …” in the
// messages of the content check.
import { z } from 'astro/zod';

/** A value that is read-only in all its parts. */
export type DeepReadonly<T> = T extends Date
  ? T
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

export const text = z
  .string({ error: 'a text' })
  .trim()
  .min(1, { error: 'a text that is not empty' });

export const texts = z.array(text, { error: 'a list of texts' });

export const flag = z.boolean({ error: 'true or false' });

export const number = z
  .number({ error: 'a number' })
  .nonnegative({ error: 'a number, zero or more' });

/** A whole number between two others, both included. */
export const wholeNumber = (low: number, high: number) => {
  const error = `a whole number from ${low} to ${high}`;
  return z.number({ error }).int({ error }).min(low, { error }).max(high, { error });
};

export const id = z.string({ error: 'an id' }).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'an id of small letters, digits and single hyphens',
});

/** One of a closed list of words. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` });

// The parsers of front matter turn 2026-02-30 into 2 March, so dates are checked as they were typed.
const asTyped = (value: unknown) =>
  value instanceof Date ? value.toISOString().replace(/T00:00:00\.000Z$/, '') : value;

/** A calendar day as it is typed, such as `2026-11-20`. */
export const day = z.preprocess(
  asTyped,
  z.iso.date({ error: 'a date of the calendar, such as 2026-11-20' }),
);

/** A calendar day as a value: midnight UTC of that day. */
export const date = day.transform((value) => new Date(value));

export const instant = z
  .preprocess(asTyped, z.iso.datetime({ error: 'an instant in UTC, such as 2026-11-20T09:00:00Z' }))
  .transform((value) => new Date(value));

export const address = z.string({ error: 'an address' }).regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, {
  error: 'an address such as /terms, without a slash at its end',
});

export const version = z
  .string({ error: 'a version in quotation marks, such as "1.0"' })
  .regex(/^\d+\.\d+$/, { error: 'a version such as "1.0"' });

export const documentId = z.string().regex(/^[a-z0-9]+([-/][a-z0-9]+)*$/, {
  error: 'the path of a document, such as legal/terms-of-service',
});

/** A score of impact or likelihood. */
export const score = wholeNumber(1, 5);
