import { z } from 'astro/zod';
import { date, id, score, text, texts } from './fields.ts';

const quarter = z
  .string({ error: 'a quarter such as 2024-Q3' })
  .regex(/^\d{4}-Q[1-4]$/, { error: 'a quarter such as 2024-Q3' });

export const roadmap = z.strictObject({
  asOf: date,
  baseline: z.array(z.strictObject({ id, area: text, position: text })),
  phases: z.array(z.strictObject({ id, quarter, title: text, aims: texts })),
  risks: z.array(
    z.strictObject({ id, risk: text, impact: score, likelihood: score, response: text }),
  ),
});
