import { z } from 'astro/zod';
import { flag, id, text, texts } from './fields.ts';

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

export const figures = z.strictObject({
  paths: z.array(path, { error: 'a list of paths' }),
  tables: z.array(table, { error: 'a list of tables' }),
});
