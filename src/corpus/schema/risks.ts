import { z } from 'astro/zod';
import { date, id, score, text } from './fields.ts';

export const risks = z.strictObject({
  asOf: date,
  owner: text,
  risks: z.array(
    z.strictObject({
      id,
      category: text,
      description: text,
      impact: score,
      likelihood: score,
      mitigation: text,
      owner: text,
    }),
  ),
});
