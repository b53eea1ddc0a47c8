import { z } from 'astro/zod';
import { date, documentId, id, text, version } from './fields.ts';

/** `content/launch.yaml`. */
export const launch = z.strictObject({
  /** Day from which the site is public; `null` until then. */
  publicSince: date.nullable(),
  /** The version of each document that counsel has reviewed, and when. */
  counsel: z.record(documentId, z.strictObject({ version, date }), {
    error: 'documents, each with { version: "1.0", date: 2026-12-01 }',
  }),
  questions: z.array(z.strictObject({ id, question: text, answer: text.nullable() }), {
    error: 'a list of questions',
  }),
});
