import { z } from 'astro/zod';
import { day, text, version } from './fields.ts';

/**
 * Whether the record is a draft: until the site is public nothing in it was published, and no text of it applies.
 * `Corpus.stage` says it of a corpus; everything that speaks of the record follows it.
 */
export type Stage = 'draft' | 'published';

const named = { title: text, path: text, version };
const common = { ...named, announced: day, effective: day };

/** The head of a version that was recorded before the site was public. */
export const draftHead = z.strictObject({
  ...named,
  state: z.literal('draft').optional(),
  recorded: day,
});

/** The head of a published version. */
export const publishedHead = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ ...common, kind: z.literal('first') }),
    ...(['correction', 'clarification', 'change'] as const).map((kind) =>
      z.strictObject({
        ...common,
        kind: z.literal(kind),
        changed: text,
        reason: text,
        affects: text,
        action: text,
      }),
    ),
  ],
  { error: 'one of first, correction, clarification, change' },
);
