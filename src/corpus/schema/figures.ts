// The data files from which documents draw figures.
import { z } from 'astro/zod';
import { date, flag, id, score, text, texts } from './fields.ts';

const path = z.strictObject({
  id,
  caption: text,
  steps: z
    .array(
      z.strictObject({
        name: text,
        time: text.optional(),
        text,
        /** Whether the step leads out of the path, and is no stage of it. */
        aside: flag.default(false),
        /** Whether the money is at risk with the company at this step. */
        ours: flag.default(false),
      }),
    )
    .min(2, { error: 'two steps or more' }),
});

const table = z
  .strictObject({ id, caption: text, columns: texts, rows: z.array(texts) })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'rows that have a cell for each column',
  });

/** `content/figures.yaml`: paths and tables. */
export const figures = z.strictObject({
  paths: z.array(path, { error: 'a list of paths' }),
  tables: z.array(table, { error: 'a list of tables' }),
});

/** `content/risks.yaml`: the risk register. */
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

const quarter = z
  .string({ error: 'a quarter such as 2024-Q3' })
  .regex(/^\d{4}-Q[1-4]$/, { error: 'a quarter such as 2024-Q3' });

/** `content/roadmap.yaml`: the phases of the roadmap, and the risks to it. */
export const roadmap = z.strictObject({
  asOf: date,
  baseline: z.array(z.strictObject({ id, area: text, position: text })),
  phases: z.array(z.strictObject({ id, quarter, title: text, aims: texts })),
  risks: z.array(
    z.strictObject({ id, risk: text, impact: score, likelihood: score, response: text }),
  ),
});
