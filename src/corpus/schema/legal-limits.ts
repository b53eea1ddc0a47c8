import { z } from 'astro/zod';
import { choice, type DeepReadonly, text } from './fields.ts';

const facts = z.array(text, { error: 'a list of facts, such as [breach-notification]' });

/** A number, its unit, and after it the law or the reason: “72 hours (UK GDPR, Article 33)”. */
const bound = z
  .string({ error: 'a number with its unit and its reason' })
  .regex(/^\d+(?:\.\d+)?(?:%| (?:hour|day|month|year)s?)?(?![\p{L}\p{N}.%])/u, {
    error: 'a number, its unit and its reason, such as 72 hours (UK GDPR, Article 33)',
  });

const limit = z.strictObject({ facts, is: choice(['at least', 'at most']), limit: bound });

const order = z.strictObject({
  because: text,
  is: choice(['shorter than', 'no longer than', 'the beginning of']),
  pairs: z.array(z.tuple([text, text], { error: 'two facts, such as [p1-response, p2-response]' })),
});

export const legalLimits = z.strictObject({ limits: z.array(limit), orders: z.array(order) });

export type LegalLimits = DeepReadonly<z.infer<typeof legalLimits>>;
