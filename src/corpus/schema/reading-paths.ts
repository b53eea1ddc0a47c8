import { z } from 'astro/zod';
import { id } from './fields.ts';

const step = z.string({ error: 'a step' }).regex(/^[a-z0-9-]+(\/[a-z0-9-]+)*(#[a-z0-9-]+)?$/, {
  error: 'a document, a section of it or a page, such as legal/refund-policy#fos',
});

export const readingPaths = z.strictObject({
  paths: z.array(
    z.strictObject({
      id,
      steps: z
        .array(step, { error: 'a list of steps' })
        .min(1, { error: 'one step or more' })
        .max(4, { error: 'four steps at most, as the answers are the first of five' }),
    }),
    { error: 'a list of paths' },
  ),
});
