import { z } from 'astro/zod';
import { flag, text } from './fields.ts';

/** An entry of `content/company.yaml`. */
export const companyValue = z.strictObject({
  /** What visitors read. */
  value: text,
  /** True while the owner has not supplied the real value. */
  placeholder: flag.default(false),
});
