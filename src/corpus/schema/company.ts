import { z } from 'astro/zod';
import { flag, text } from './fields.ts';

export const companyValue = z.strictObject({
  /** What visitors read. */
  value: text.regex(/^.*$/, { error: 'a text of one line' }),
  /** True while the owner has not supplied the real value. */
  placeholder: flag.default(false),
});

const shapes: readonly [name: RegExp, value: RegExp, error: string][] = [
  [
    /^email(?:-|$)/,
    /^[^\s@:<>]+@[^\s@]+\.[^\s@.]+$/,
    'an e-mail address, such as contact@company.example',
  ],
  [
    /^domain$/,
    /^(?:[a-z\d]+(?:-+[a-z\d]+)*\.)+[a-z]{2,}$/,
    'a name of the internet without https:// and without a slash, such as company.example',
  ],
];

/** The schema of the entry of a name: addresses have their form. */
export function companyEntry(name: string) {
  const [, form, error] = shapes.find(([named]) => named.test(name)) ?? [];
  if (!form) return companyValue;
  return companyValue.extend({ value: text.regex(form, { error: error ?? '' }) });
}
