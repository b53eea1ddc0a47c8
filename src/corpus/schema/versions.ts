import { z } from 'astro/zod';
import { day, text, version } from './fields.ts';

const common = {
  title: text,
  path: text,
  version,
  announced: day,
  effective: day,
};

/** The head of an archived version. */
export const versionHead = z.discriminatedUnion(
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
